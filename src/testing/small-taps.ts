/** What is pressed and smaller than a thumb's 48 points, as "testid 40 x 48". Runs in the page. */
export function smallTaps(): string[] {
  const LEAST = 48;
  const pressed =
    '[role=button], [role=link], [role=radio], [role=switch], [role=tab], [role=checkbox], button, a[href]';
  const small: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
    if (!element.offsetParent || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('[aria-hidden=true]')) continue;
    const { width, height } = element.getBoundingClientRect();
    // A row that a list has folded away has no size at all.
    if (width === 0 || height === 0) continue;
    if (width < LEAST - 0.5 || height < LEAST - 0.5) {
      const name = element.dataset.testid ?? element.getAttribute('aria-label') ?? element.textContent;
      small.push(`${name} ${Math.round(width)} x ${Math.round(height)}`);
    }
  }
  return small;
}
