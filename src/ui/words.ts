import { createContext, useContext } from 'react';

/** The words of buttons that every screen has. The app hands them in once, because `ui` itself holds no words. */
export interface UiWords {
  readonly back: string;
  readonly close: string;
}

const Words = createContext<UiWords>({ back: '', close: '' });

export const UiWordsProvider = Words.Provider;

export const useUiWords = (): UiWords => useContext(Words);
