import type { BrowserFixture } from '../browser';
import type { CampaignFile } from '../campaign-file';
import type { Look } from '../looks';

/** What to look at in a book: its screens, each at a moment when it is used. Their paths are below the campaign's. */
export interface BookLooks<Line> {
  begin(lines: readonly Line[]): Promise<Pick<CampaignFile<never, never>, 'openOn' | 'write' | 'remove'>>;
  readonly moments: readonly (readonly [lines: readonly Line[], looks: readonly Look[]])[];
}

/**
 * Brings a campaign for each moment onto the phone. What was looked at before has other rows of the same parts at a later
 * moment: it need not be seen in every theme again.
 */
export async function openLooks<Line>(
  phone: Pick<BrowserFixture, 'page' | 'server'>,
  { begin, moments }: BookLooks<Line>,
): Promise<readonly Look[]> {
  const all: Look[] = [];
  const known = new Set<string>();
  for (const [lines, looks] of moments) {
    const file = await begin(lines);
    const id = await file.openOn(phone);
    file.remove();
    for (const look of looks) {
      const seen: Look = known.has(look.path) ? { ...look, once: true } : look;
      all.push({ ...seen, path: `/battle/${id}${look.path}` });
      known.add(look.path);
    }
  }
  return all;
}
