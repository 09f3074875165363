import { Platform } from 'react-native';

export interface KeyPress {
  readonly key: string;
  preventDefault?(): void;
}

/** Key handlers are for the web only: on a phone the view would hand the unknown property to native code. */
export const hasKeyboard = (): boolean => Platform.OS === 'web';

/** React Native Web presses only real buttons with the space bar; radios, boxes and switches need it more. */
export const needsSpaceBar = (role: string): boolean => hasKeyboard() && role !== 'button' && role !== 'link';

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys as a step through a set. */
export const arrowStep = (key: string): 1 | -1 | undefined => ARROWS[key];
