import { type ComponentType, createContext, createElement, useContext } from 'react';

/** The rule book whose words are spoken here: there is an AMB-3 in all of them. Null where there is none. */
export const BookContext = createContext<string | null>(null);

export const useBook = (): string | null => useContext(BookContext);

/** Makes screens those of one book. */
export const ofBook =
  (book: string) =>
  <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
    function OfBook(props: Props) {
      return createElement(BookContext, { value: book }, createElement(Screen, props));
    };
