import { Hand } from '@/testing/hand';
import { looksTest } from '@/testing/looks';
import { openUlsan } from '@/testing/open-battle';
import { visit } from '@/testing/visit';

/** Pages of what a player has made, and those beside a battle that its own looks do not come to. */
looksTest('pages of one’s own', async (fixture) => {
  const { page } = fixture;
  const hand = new Hand(page);
  /** Makes one and answers with its id, whether it has opened in its editor or not. */
  const made = async (path: string, tap: string): Promise<string> => {
    await visit(page, path);
    await hand.tap(tap);
    return (
      new URL(page.url()).pathname
        .replace(/\/edit$/, '')
        .split('/')
        .at(-1) ?? ''
    );
  };
  const fleet = await made('/fleets', 'new-fleet-button');
  const card = await made('/cards', 'new-card');
  const deck = await made('/cards', 'new-deck');
  const scenario = await made('/scenarios/chemulpo', 'copy');
  const battle = await openUlsan(fixture);
  return [
    { path: `/fleets/${fleet}`, shows: 'screen-main' },
    { path: `/cards/${card}`, shows: 'card' },
    { path: `/cards/${card}/edit`, shows: 'screen-main' },
    { path: `/cards/deck/${deck}`, shows: 'deck' },
    { path: `/scenarios/${scenario}/edit`, shows: 'screen-main' },
    { path: `/scenarios/${scenario}/edit/basics`, shows: 'edit-basics' },
    { path: `/scenarios/${scenario}/edit/ijn/0`, shows: 'edit-ijn' },
    { path: `/scenarios/${scenario}/edit/rules/0`, shows: 'edit-rules' },
    { path: `/battle/${battle}/clock`, shows: 'clock' },
    { path: `/battle/${battle}/look-back`, shows: 'scrubber' },
    { path: '/join', shows: 'join' },
    { path: '/tv', shows: 'tv' },
    { path: '/storage-check', shows: 'storage-check' },
    { path: '/no-such-page', shows: 'screen-main' },
  ];
});
