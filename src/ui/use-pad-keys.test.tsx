import { renderHook } from '@testing-library/react-native';

import { usePadKeys } from './use-pad-keys.web';

/** As much of a browser's document as the hook touches; the real one is driven by the browser tests. */
class FakeElement extends EventTarget {
  constructor(
    private readonly parent?: FakeElement,
    private readonly selector?: string,
  ) {
    super();
  }
  contains(other: FakeElement): boolean {
    return other === this || (other.parent !== undefined && this.contains(other.parent));
  }
  closest(selectors: string): FakeElement | null {
    if (this.selector !== undefined && selectors.includes(this.selector)) return this;
    return this.parent?.closest(selectors) ?? null;
  }
}

const page = new EventTarget();
const globals = { document: page, Node: FakeElement, Element: FakeElement };

beforeAll(() => void Object.assign(globalThis, globals));
afterAll(() => {
  for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
});

function press(key: string, target: FakeElement, modifier: object = {}) {
  const event = new Event('keydown', { cancelable: true });
  Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(Object.assign(event, { key, ...modifier }));
  return event.defaultPrevented;
}

const body = new FakeElement();
const pad = new FakeElement(body);
const padKey = new FakeElement(pad);
const field = new FakeElement(body, 'input');
const sheet = new FakeElement(new FakeElement(body, '[aria-modal="true"]'));

function listen(everywhere: boolean) {
  const onKey = jest.fn((key: string) => key === '5');
  // The hook sees the element only through Node.contains, which the fake has.
  const ref = { current: pad } as unknown as Parameters<typeof usePadKeys>[0]['pad'];
  const { unmount } = renderHook(() => usePadKeys({ pad: ref, everywhere, onKey }));
  return { onKey, unmount };
}

test('hears keys inside the pad, and takes only those that mean something', () => {
  const { onKey, unmount } = listen(false);
  expect(press('5', padKey)).toBe(true);
  expect(press('x', padKey)).toBe(false);
  press('5', body);
  expect(onKey.mock.calls).toEqual([['5'], ['x']]);
  unmount();
});

test('the pad of a whole screen hears them everywhere but in a field or a sheet', () => {
  const { onKey, unmount } = listen(true);
  press('5', body);
  expect(onKey).toHaveBeenCalledTimes(1);
  press('5', field);
  press('5', sheet);
  press('5', body, { ctrlKey: true });
  expect(onKey).toHaveBeenCalledTimes(1);
  unmount();
});

test('is deaf after it has gone', () => {
  const { onKey, unmount } = listen(true);
  unmount();
  press('5', body);
  expect(onKey).not.toHaveBeenCalled();
});
