import { act, screen, waitFor } from '@testing-library/react-native';

import { nowWords } from '@/features/play/changes/corrections';
import type { Companion } from '@/features/play/companion';
import { kindChoices } from '@/features/play/log/filter-words';
import { EVERYTHING, filtered, sourcesIn } from '@/features/play/log/log-filter';
import { logRows } from '@/features/play/log/log-rows';
import { linesOf, sideOf } from '@/features/play/log/log-words';
import { thrownSteps } from '@/features/play/log/thrown-steps';
import { momentsOf, turnsIn } from '@/features/play/look-back/moments';
import { undoLabel } from '@/features/play/use-undo';
import { newDraft } from '@/game/act';
import { whereOf } from '@/game/where';
import { type CampaignState, campaignView, type Command, contactsOf, TERMINAL_ROWS } from '@/rules/tsushima/index';
import { draftSeenBy } from '@/store/drafts';
import { commitDraft } from '@/store/session';
import { nextLabel, openCurtain, playTsushima, shown, stateNow, tap } from '@/testing/tsushima-campaign';
import { playTsushimaPairs, type TsushimaSecretTable } from '@/testing/tsushima-secret-pairs';

import { corrections } from './changes/corrections';
import { tsushimaCompanion } from './companion';
import { FORCES_FILTERS, forcesSections, speedOfGroup } from './forces/forces-lists';
import { shipSaid } from './forces/forces-words';
import { BOOK } from './game';
import { groupsOf } from './move/groups-of';
import { chanceOf } from './search/contact-facts';
import { rowWords } from './terminal/row-words';
import { claimed } from './turn/claims-panel';
import { turnHead } from './turn/headline';
import { nextStep } from './turn/next-step';
import { namesIn } from './words/names-in';
import { owedSentence } from './words/owed-words';
import { whereWords } from './words/where-words';

const companion = tsushimaCompanion as Companion;
const { book } = companion;

/** What the screens that everybody looks at say. */
function publicWords(table: TsushimaSecretTable) {
  const { battle, state } = table;
  const view = campaignView(state, 'public');
  const nameOf = namesIn(view);
  const owed = BOOK.owed(state, 'public');
  const known = { id: 'pair', name: 'pair', battle, state, view, owed, nameOf, moment: null, draft: null };
  const { items } = table.storyOf('public');
  // What was said before was compared before.
  const newestFirst = [...items].reverse().slice(0, 4);
  const where = whereOf(book, battle, draftSeenBy({ ...table, book }, 'public'))!;
  const side = state.active ?? 'ijn';
  const names = (groups: readonly { readonly id: string }[]) => groups.map(({ id }) => nameOf(id));
  return {
    log: logRows(book, newestFirst).map((row) =>
      row.type === 'head' ? row : [row.key, linesOf(companion, row.item, nameOf, newestFirst)],
    ),
    entries: newestFirst.map((item) => [
      sideOf(companion, item, view),
      sourcesIn(item),
      thrownSteps(book, item, battle),
    ]),
    kinds: kindChoices(companion).map(({ value: kind }) =>
      filtered(companion, newestFirst, { ...EVERYTHING, kind }).map(({ number }) => number),
    ),
    past: [
      momentsOf(newestFirst).map(({ item, state: at }) => [item?.number, campaignView(at as CampaignState, 'public')]),
      turnsIn(book, momentsOf(newestFirst)),
    ],
    undo: undoLabel(companion, known, 'public'),
    where: [where, whereWords(where)],
    turn: [turnHead(known), owed.map((one) => owedSentence(one, nameOf)), nextStep(known, null), claimed(state, null)],
    contacts: contactsOf(state, side).map((contact) => [
      names(contact.own),
      names(contact.enemy),
      chanceOf(state, side, contact),
    ]),
    groups: (['ijn', 'irn'] as const).map((each) => names(groupsOf(view, each))),
    rows: TERMINAL_ROWS.map((row) => rowWords(state, row)),
    forces: FORCES_FILTERS.map((filter) =>
      forcesSections(view, filter).map(({ id, group, data }) => [
        ...[id, group && speedOfGroup(view, group)],
        ...data.map(shipSaid),
      ]),
    ),
    victory: view.standing,
    corrections: corrections(view).map((each) => [each.title, nowWords(each)]),
  };
}

test('[TSU-17] what public screens say is the same for campaigns that differ only in one side’s stacks', () => {
  const { failures, tally } = playTsushimaPairs(5, 700, 50, publicWords);
  expect(failures).toEqual([]);
  expect(tally.different).toBeGreaterThan(8);
});

const at = (kind: 'port' | 'partial' | 'open', name: string) => ({ kind, name }) as const;
/** Round Island with hidden stacks, in the Japanese move of the first phase. */
const begin = (played: readonly (readonly [Command, ...(readonly number[])])[], screenAt?: string) =>
  playTsushima({
    ...{ scenario: 'round-island', setup: { houseRules: { stacks: 'hidden' } }, at: screenAt },
    played: [[{ type: 'startCampaign' }], [{ type: 'startPhase', claims: [] }], ...played],
  });
const TERMINAL = [{ type: 'goTo', year: 1904, month: 8, phase: 7 }] as const;

test('[TSU-17] groups are formed behind the curtain, and everybody hears only that', async () => {
  await begin([], 'side/ijn');
  await openCurtain();
  const group = Object.values(stateNow().groups).find(({ ships }) => ships.includes('mikasa'))!;
  await tap(`group-${group.id}`);
  await tap('form-asahi');
  await tap('form-keep');
  await waitFor(() => expect(stateNow().groups[group.id]!.ships).toEqual(['asahi']));
  await tap('after-roll');
  // Its leader, and neither how many they are nor that she is alone.
  expect(await screen.findByText('Asahi leads')).toBeOnTheScreen();
  expect(screen.queryByText(/ leads \d/)).toBeNull();
});

test('[TSU-47] repairs are ticked and rolled behind the curtain; their address shows nobody’s damage', async () => {
  await begin([[{ type: 'correct', path: ['ships', 'retvizan', 'hits'], value: 1 }], TERMINAL], 'repairs');
  expect(await screen.findByTestId('to-side-irn')).toBeOnTheScreen();
  expect(screen.queryByTestId('repair-retvizan')).toBeNull();
  await tap('to-side-irn');
  await openCurtain();
  expect(shown('repair-retvizan')).toBeOnTheScreen();
  await tap('roll-secret');
  await waitFor(() => expect(stateNow().tried).toContain('repair.irn'));
});

test('[TSU-47] a curtain that was open before the month ended has the repairs of now', async () => {
  await begin([], 'side/irn');
  await openCurtain();
  const hit = { type: 'correct', path: ['ships', 'retvizan', 'hits'], value: 1 } as const;
  for (const command of [hit, TERMINAL[0]]) await act(async () => void (await commitDraft(newDraft(command))));
  expect(shown('repair-retvizan').props.accessibilityState.checked).toBe(true);
  await tap('repair-retvizan');
  expect(shown('repair-retvizan').props.accessibilityState.checked).toBe(false);
});

test('[TSU-18] a search is rolled behind the curtain, and its chance is nobody else’s to read', async () => {
  await begin([
    [{ type: 'correct', path: ['groups', 'ijn-battle-1', 'where'], value: at('open', '1710') }],
    [{ type: 'correct', path: ['groups', 'irn-battle-1', 'where'], value: at('open', '1710') }],
    [{ type: 'endMove' }],
  ]);
  await waitFor(() => expect(nextLabel()).toBe('Search 1710'));
  expect(shown('contact-1710')).not.toHaveTextContent(/%/);
  await tap('next-step');
  await openCurtain();
  await tap('search-1710');
  await tap('roll-search');
  await waitFor(() => expect(stateNow().tried).toContain('search.1710'));
});

test('[TSU-52] who sweeps a mine is known behind the curtain alone', async () => {
  const group = 'ijn-boats-1';
  await begin(
    [[{ type: 'correct', path: ['groups', group, 'where'], value: at('partial', 'port-arthur') }], TERMINAL],
    'mines',
  );
  expect(await screen.findByTestId('to-side-ijn')).toBeOnTheScreen();
  expect(screen.queryByTestId('sweep-port-arthur-ijn')).toBeNull();
});

test('[TSU-9] the address of grounding leads behind the curtain of its side', async () => {
  await begin([[{ type: 'moveGroup', group: 'ijn-battle-1', where: at('partial', '1710') }]], 'grounding/ijn');
  expect(await screen.findByTestId('curtain-hold')).toBeOnTheScreen();
  expect(screen.queryByTestId('order-mikasa')).toBeNull();
  await openCurtain();
  expect(shown('order-mikasa')).toBeOnTheScreen();
});
