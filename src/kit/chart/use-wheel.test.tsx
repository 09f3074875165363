import { renderHook } from '@testing-library/react-native';
import { type ReactNode, useRef } from 'react';
import { Platform, type View } from 'react-native';

import { TurnedContext } from '@/ui/turned';

import { useWheel } from './use-wheel.web';

afterEach(() => jest.restoreAllMocks());

/** A window of 300 by 200 on the page, as a browser has it. */
function browserWindow() {
  const listeners: ((event: unknown) => void)[] = [];
  const element = {
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.push(listener),
    removeEventListener: () => undefined,
    getBoundingClientRect: () => ({ left: 10, top: 20, width: 300, height: 200 }),
  };
  const turnWheel = () =>
    listeners[0]?.({ currentTarget: element, clientX: 40, clientY: 70, deltaY: 0, preventDefault: () => undefined });
  return { element, turnWheel };
}

test.each([
  ['a table', false, { x: 30, y: 50 }],
  ['a table turned to the other side', true, { x: 270, y: 150 }],
])('on %s the wheel enlarges what lies under the mouse', (_, turned, at) => {
  jest.replaceProperty(Platform, 'OS', 'web');
  const { element, turnWheel } = browserWindow();
  const onWheel = jest.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TurnedContext.Provider value={turned}>{children}</TurnedContext.Provider>
  );
  renderHook(() => useWheel(useRef(element as unknown as View), true, onWheel), { wrapper });
  turnWheel();
  expect(onWheel).toHaveBeenCalledWith(at, 1);
});
