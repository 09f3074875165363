/**
 * What somebody who hears the screen would trip over, and a checker of rules does not find: words out of order, numbers
 * without words, names that nothing carries, and what can be read behind a sheet or a curtain. Runs in the page.
 */
export function readingFaults(): readonly string[] {
  const CONTROLS =
    '[role="button"],[role="link"],[role="radio"],[role="switch"],[role="tab"],[role="checkbox"],[role="spinbutton"],[role="slider"],[role="searchbox"],button,a[href],input,textarea';
  const PICTURE = '[role="img"]';
  const NUMBER = /^[+−–-]?\d+([./]\d+)?%?$/;
  const faults: string[] = [];
  const isShown = (each: Element) =>
    each.checkVisibility({ visibilityProperty: true }) && each.closest('[aria-hidden="true"], [inert]') === null;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const wordsOf = (each: Element) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim();
  const say = (what: string, ...about: readonly Element[]) =>
    faults.push(`${what}: ${about.map((each) => JSON.stringify(wordsOf(each).slice(0, 60))).join(' before ')}`);

  const sheet = all('[aria-modal="true"]').at(-1) ?? null;
  if (sheet) {
    for (const each of document.body.children)
      if (!each.contains(sheet) && isShown(each) && wordsOf(each) !== '') say('read behind a sheet', each);
  } else {
    const titles = all('h1');
    if (titles.length !== 1) say(`${titles.length} titles`, ...titles);
    const mains = all('[role="main"]');
    if (mains.length > 1 && all('[data-testid="curtain-closed"]').length > 0) say('read behind a curtain', ...mains);
  }

  for (const each of all('div[aria-label]:not([role]), span[aria-label]:not([role])')) say('a name on nothing', each);
  for (const each of all('canvas, svg:not([aria-label])'))
    if (each.closest(`${CONTROLS},${PICTURE},[aria-label]`) === null)
      say('a picture without words', each.parentElement!);
  for (const each of all(CONTROLS))
    if (
      NUMBER.test(wordsOf(each)) &&
      each.closest('[role="group"][aria-label], [role="radiogroup"][aria-label]') === null
    )
      say('a bare number to press', each);

  interface Item {
    readonly element: Element;
    readonly box: DOMRect;
    readonly region: Element;
  }
  /** What lies over the page, or scrolls by itself, has an order of its own. */
  const regionOf = (element: Element): Element => {
    for (let at = element; ; at = at.parentElement!) {
      if (at.parentElement === null) return at;
      const { position, overflowX, overflowY } = getComputedStyle(at);
      const isApart = ['absolute', 'fixed', 'sticky'].includes(position);
      if (isApart || [overflowX, overflowY].some((each) => each === 'auto' || each === 'scroll')) return at;
    }
  };
  const items: Item[] = [];
  const gather = (element: Element): void => {
    if (!isShown(element)) return;
    const isWhole = element.matches(`${CONTROLS},${PICTURE},h1,h2,h3`);
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (isWhole || hasWords) {
      const box = element.getBoundingClientRect();
      if (box.width > 1 && box.height > 1) items.push({ element, box, region: regionOf(element) });
      return;
    }
    for (const child of element.children) gather(child);
  };
  gather(sheet ?? document.body);

  items.forEach((item, place) => {
    const before = items[place - 1];
    if (before === undefined || before.region !== item.region) return;
    const [a, b] = [before.box, item.box];
    const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const beside = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (b.bottom <= a.top + 1 && overlap > 1) say('read before what stands above it', before.element, item.element);
    if (beside > Math.min(a.height, b.height) / 2 && b.right <= a.left + 1)
      say('read before what stands left of it', before.element, item.element);
    const isText = !item.element.matches(`${CONTROLS},${PICTURE}`);
    // A large number over its words is read with them.
    const after = items[place + 1];
    const hasWordsBelow =
      after !== undefined &&
      after.region === item.region &&
      !after.element.matches(CONTROLS) &&
      !NUMBER.test(wordsOf(after.element)) &&
      after.box.top >= b.top &&
      after.box.top - b.bottom < b.height;
    if (
      isText &&
      NUMBER.test(wordsOf(item.element)) &&
      before.element.matches(CONTROLS) &&
      !hasWordsBelow &&
      item.element.closest('[role="table"]') === null
    )
      say('a number that lost its words', before.element, item.element);
  });
  return faults;
}
