import type { StoryItem } from '@/game/story';
import { type Command, tideCampaign } from '@/rules/tide/index';
import type { Viewer } from '@/rules/rulebook';
import { TideTable } from '@/testing/tide-table';

import { LOG } from './log-facts';

const COMMANDS: readonly Command[] = [
  { type: 'sail', fleet: 'vladivostok', ships: ['vladivostok-cruisers-1'] },
  { type: 'sail', fleet: 'japan', ships: ['mikasa'] },
  { type: 'reveal' },
];

/** What a phone with this seat was told, newest first; a minute apart. */
function storyOf(viewer: Viewer<'ijn' | 'irn'>): readonly StoryItem<unknown>[] {
  const table = new TideTable();
  const items = COMMANDS.map((command, place) => {
    const from = table.events.length;
    table.do(command);
    const descriptions = table.events
      .slice(from)
      .flatMap((event) => tideCampaign.describe(table.state, event, viewer) ?? []);
    return { type: 'action', number: place + 1, at: `1904-02-08T12:0${place}:00`, undone: false, descriptions };
  });
  return items.reverse() as unknown as readonly StoryItem<unknown>[];
}

test.each(['public', 'ijn', 'irn', 'umpire'] as const)('%s reads when each side locked its ships in', (viewer) => {
  const story = storyOf(viewer);
  expect(LOG.lines?.(story[0]!, story, (id) => id)).toEqual([
    'Both fleets revealed',
    'Japanese, locked in 12:01: mikasa',
    'Russians, locked in 12:00: vladivostok-cruisers-1',
  ]);
});
