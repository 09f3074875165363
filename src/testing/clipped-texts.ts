/** Words that reach out of the window or of a box that hides what does not fit. Runs in the page. */
export function clippedTexts(): string[] {
  const clipped: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || !element.offsetParent || element.closest('#splash, noscript, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    // Heads of a wide table go along with the cells that are scrolled under them.
    if (element.closest('[data-testid="table-heads"]')) continue;
    let isCut = !scrollsAcross(element) && (box.left < -1 || box.right > window.innerWidth + 1);
    for (let parent: HTMLElement | null = element; parent && !isCut; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      // Below the fold of something that scrolls is not cut off.
      if (/auto|scroll/.test(overflowY) || /auto|scroll/.test(overflowX)) break;
      const frame = parent.getBoundingClientRect();
      if (overflowX === 'hidden') isCut = box.left < frame.left - 1 || box.right > frame.right + 1;
      // The box of condensed capitals overshoots a tight line by a hair; a cut line of words is far more than that.
      const hair = Math.max(4, parseFloat(getComputedStyle(element).fontSize) * 0.13);
      if (overflowY === 'hidden' && !isCut) isCut = box.top < frame.top - hair || box.bottom > frame.bottom + hair;
    }
    if (isCut) clipped.push(text);
  }
  return clipped;

  function scrollsAcross(element: HTMLElement | null): boolean {
    if (!element) return false;
    const isWide = element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
    return isWide || scrollsAcross(element.parentElement);
  }
}
