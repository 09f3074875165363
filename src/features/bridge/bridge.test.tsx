import { screen, waitFor, within } from '@testing-library/react-native';

import { homePortOf } from '@/rules/bridge/index';
import type { CampaignState as TideState } from '@/rules/tide/index';
import { type BattleState, houseDeck } from '@/rules/togo/index';
import type { CampaignState } from '@/rules/tsushima/index';
import { markDeleted } from '@/store/battles';
import { battlesFor } from '@/store/linked-battles';
import { saveDocument } from '@/store/library';
import { closeSession, useSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { playTide } from '@/testing/tide-campaign';
import { playTsushima, renderCampaign, shown, tap } from '@/testing/tsushima-campaign';

const db = () => currentDatabase()!;
const open = () => useSession.getState().open!;
const campaignNow = () => open().battle.state as CampaignState;
const battleNow = () => open().battle.state as BattleState;

/** As after a reload. */
function reopened(id: string, at?: string): void {
  screen.unmount();
  closeSession();
  renderCampaign(id, at);
}

/** Chemulpo is on the board at once; Asama has a hit. */
const chemulpo = () =>
  playTsushima({
    scenario: 'chemulpo',
    played: [[{ type: 'correct', path: ['ships', 'asama', 'hits'], value: 1 }]],
  });

/** Over the bridge: the id of the battle that is open then. */
async function crossed(campaign: string): Promise<string> {
  await tap('to-bridge');
  await tap('start-battle');
  await waitFor(() => expect(open().id).not.toBe(campaign));
  await screen.findByTestId('to-bring-home');
  return open().id;
}

test('the form suggests a base for the torpedo boats, carries the hit in, and keeps every tap over a reload', async () => {
  const id = await chemulpo();
  await tap('to-bridge');
  expect(await screen.findByText('Damage: M S')).toBeOnTheScreen();
  expect(
    screen.getByText('1 counter is not a named ship. A suggestion is marked; tap to change it.'),
  ).toBeOnTheScreen();
  await tap('light-night4');
  await tap('counter-ijn-t1');
  const other = screen.getAllByTestId(/^choose-/).at(2)!.props.testID as string;
  await tap(other);
  await tap('to-mapping');
  await tap('points-fire-more');
  await tap('mapping-done');
  reopened(id, 'bridge');
  expect(await screen.findByTestId('light-night4')).toBeChecked();
  expect(screen.getByText('Chosen')).toBeOnTheScreen();
  expect(screen.getByText('Changed by you')).toBeOnTheScreen();
  await tap('start-battle');
  await waitFor(() => expect(open().id).not.toBe(id));
  const state = battleNow();
  expect(state.light).toEqual({ night: 4, day: 24 });
  expect(homePortOf(state)).toMatchObject({ campaign: id, mapping: { points: { fire: 2 } } });
  expect(state.ships.asama!.markers.map(({ letter }) => letter).sort()).toEqual(['M', 'S']);
  expect(Object.keys(state.ships)).toContain(other.replace('choose-', ''));
});

test('a mapping that would lose a hit is explained and starts no battle; reset mends it', async () => {
  await chemulpo();
  await tap('to-bridge');
  await tap('to-mapping');
  await tap('thirdSinks0-from-more');
  expect(screen.getByTestId('mapping-problem')).toHaveTextContent(/^One hit: what she carries in would come home/);
  await tap('mapping-done');
  expect(shown('start-battle')).toBeDisabled();
  await tap('to-mapping');
  await tap('mapping-reset');
  await tap('mapping-done');
  expect(shown('start-battle')).toBeEnabled();
});

test('home again: corrected, confirmed, one action; undo says what it means there and here', async () => {
  const campaign = await chemulpo();
  const battle = await crossed(campaign);
  await tap('to-bring-home');
  expect(await screen.findByTestId('still-on')).toBeOnTheScreen();
  expect(shown('home-asama')).toHaveTextContent(/1 hit/);
  await tap('home-variag');
  await tap('home-harm-more');
  await tap('went-interned');
  await tap('home-sheet-done');
  // What was corrected is still there after a reload.
  reopened(battle, 'bring-home');
  expect(await screen.findByText('Corrected')).toBeOnTheScreen();
  await tap('bring-home');
  await waitFor(() => expect(open().id).toBe(campaign));
  expect(campaignNow().ships).toMatchObject({ variag: { hits: 1 }, asama: { hits: 1 } });
  expect(campaignNow().battle).toBeNull();

  // From its log to the battle, which says that it is home, and what undo means now.
  await tap('tab-log');
  await tap((await screen.findAllByTestId(/^log-battle-/)).at(-1)!.props.testID as string);
  await waitFor(() => expect(open().id).toBe(battle));
  expect(await screen.findByText('Brought home')).toBeOnTheScreen();
  await tap('to-bring-home');
  expect(await screen.findByText('Already brought home')).toBeOnTheScreen();
  await tap('back');
  await tap('undo');
  expect(await screen.findByText(/keeps the result that was brought home/)).toBeOnTheScreen();
  await tap('sure-cancel');
  await tap('tab-log');
  await tap('to-campaign');
  await waitFor(() => expect(open().id).toBe(campaign));

  await tap('undo');
  expect(await screen.findByText(/can be brought home again/)).toBeOnTheScreen();
  await tap('sure-confirm');
  await waitFor(() => expect(campaignNow().battle).not.toBeNull());
  expect(await screen.findByText(/^Under way: /)).toBeOnTheScreen();
  await tap('to-bridge');
  await tap('open-battle');
  await waitFor(() => expect(open().id).toBe(battle));
  expect(await screen.findByText('Bring it home')).toBeOnTheScreen();
});

test('the campaign is gone, or has gone on: a sentence, and nothing happens', async () => {
  const campaign = await chemulpo();
  const battle = await crossed(campaign);
  await markDeleted(db(), campaign, '1904-02-09T00:00:00.000Z');
  reopened(battle, 'bring-home');
  expect(await screen.findByText('The campaign was deleted')).toBeOnTheScreen();
  await markDeleted(db(), campaign, null);
  reopened(campaign, 'battle');
  await tap('board-more');
  await tap('end-battle');
  await tap('sure-confirm');
  await waitFor(() => expect(campaignNow().battle).toBeNull());
  reopened(battle, 'bring-home');
  expect(await screen.findByText('The campaign has moved on')).toBeOnTheScreen();
  reopened(campaign, 'bridge');
  expect(await screen.findByText('No fight here')).toBeOnTheScreen();
});

test('a battle that was deleted is no longer under way, and the link of the log says why it does not open', async () => {
  const campaign = await chemulpo();
  const battle = await crossed(campaign);
  await tap('to-bring-home');
  await tap('bring-home');
  await waitFor(() => expect(open().id).toBe(campaign));
  await markDeleted(db(), battle, '1904-02-09T00:00:00.000Z');
  expect(await battlesFor(db(), campaign)).toEqual([]);
  await tap('tab-log');
  await tap((await screen.findAllByTestId(/^log-battle-/)).at(-1)!.props.testID as string);
  expect(await screen.findByText(/was deleted. It can be restored from Battles/)).toBeOnTheScreen();
  expect(open().id).toBe(campaign);
});

/** Two divisions at one place, whom nobody has spotted. */
const CONTACT = [
  [{ type: 'startCampaign' }],
  [{ type: 'startPhase', claims: [] }],
  [{ type: 'correct', path: ['groups', 'ijn-battle-1', 'where'], value: { kind: 'open', name: '1811' } }],
  [{ type: 'correct', path: ['groups', 'irn-battle-1', 'where'], value: { kind: 'open', name: '1811' } }],
  [{ type: 'endMove' }],
] as const;

test('[TSU-18] a contact that nobody has spotted may be fought, and is allowed by the players when it comes home', async () => {
  const campaign = await playTsushima({ scenario: 'round-island', played: CONTACT });
  await tap('to-bridge-1811');
  expect(await screen.findByText(/^Nobody has been spotted yet/)).toBeOnTheScreen();
  await tap('start-battle');
  await waitFor(() => expect(open().id).not.toBe(campaign));
  await tap('to-bring-home');
  await tap('bring-home');
  expect(await screen.findByTestId('refused-allow')).toBeOnTheScreen();
  await tap('refused-allow');
  await waitFor(() => expect(open().id).toBe(campaign));
  expect(campaignNow()).toMatchObject({ battle: null, step: 'fight' });
  // It counts as searched: neither the search nor another battle is offered.
  expect(campaignNow().tried).toEqual(['search.1811']);
  expect(screen.queryByTestId('to-bridge-1811')).toBeNull();
});

/** Two contacts at one moment. */
const CONTACTS = [
  ...CONTACT.slice(0, 4),
  [{ type: 'correct', path: ['groups', 'ijn-cruiser-1', 'where'], value: { kind: 'open', name: '1911' } }],
  [{ type: 'correct', path: ['groups', 'irn-cruiser-1', 'where'], value: { kind: 'open', name: '1911' } }],
  [{ type: 'endMove' }],
] as const;

test('a battle for one contact is not under way for another of the same moment', async () => {
  const campaign = await playTsushima({ scenario: 'round-island', played: CONTACTS });
  await tap('to-bridge-1811');
  await tap('start-battle');
  await waitFor(() => expect(open().id).not.toBe(campaign));
  reopened(campaign);
  expect(await screen.findByText(/^Under way: /)).toBeOnTheScreen();
  expect(within(shown('to-bridge-1811')).getByText(/^Under way: /)).toBeOnTheScreen();
  expect(within(shown('to-bridge-1911')).queryByText(/^Under way: /)).toBeNull();
});

test('[TOGO-71] [TOGO-72] both sides have the house deck and their first hand, or no cards where the players say so', async () => {
  const campaign = await chemulpo();
  const dealt = await crossed(campaign);
  const { ijn, irn } = battleNow().sides;
  expect([Object.keys(ijn.cards).length, ijn.hand.length]).toEqual([18, 4]);
  expect([Object.keys(irn.cards).length, irn.hand.length]).toEqual([18, 2]);
  reopened(campaign, 'bridge');
  await tap('deck-irn');
  await tap('deck-irn-none');
  await tap('start-battle');
  await waitFor(() => expect([campaign, dealt]).not.toContain(open().id));
  expect(battleNow().sides.ijn.hand).toHaveLength(4);
  expect(battleNow().sides.irn.hand).toHaveLength(0);
});

test('a deck that cannot be dealt is named, and starts no battle', async () => {
  const deck = { ...houseDeck('irn', 'Mine'), id: 'mine', events: ['gone'] };
  const campaign = await chemulpo();
  await saveDocument('deck', deck);
  reopened(campaign, 'bridge');
  await tap('deck-irn');
  await tap('deck-irn-mine');
  expect(await screen.findByTestId('deck-problem-irn')).toHaveTextContent(/^The Russians? deck includes a card/);
  expect(shown('start-battle')).toBeDisabled();
  await tap('deck-irn');
  await tap('deck-irn-none');
  expect(shown('start-battle')).toBeEnabled();
});

test('[TSU-17] a hidden stack is not shown on the way over', async () => {
  await playTsushima({
    scenario: 'round-island',
    setup: { houseRules: { stacks: 'hidden' } },
    played: CONTACT,
    at: 'bridge?contact=1811',
  });
  expect(await screen.findByText('Not spotted yet')).toBeOnTheScreen();
});

test('at night the ships of both sides are shown only after a word of warning', async () => {
  const campaign = await chemulpo();
  await tap('to-bridge');
  await tap('light-night2');
  await tap('start-battle');
  await waitFor(() => expect(open().id).not.toBe(campaign));
  await tap('to-bring-home');
  expect(await screen.findByText(/shows all ships and torpedoes of both sides/)).toBeOnTheScreen();
  expect(screen.queryByTestId('home-asama')).toBeNull();
  await tap('home-show');
  expect(await screen.findByTestId('home-asama')).toBeOnTheScreen();
});

test('[TAS-22] a fight of Tide: a unit of cruisers is as many as are chosen, and all go home', async () => {
  const campaign = await playTide({
    played: [
      [{ type: 'sail', fleet: 'vladivostok', ships: ['vladivostok-cruisers-1'] }],
      [{ type: 'sail', fleet: 'japan', ships: ['mikasa'] }],
      [{ type: 'reveal' }],
      [{ type: 'fightOn', side: 'irn' }],
      [{ type: 'fightOn', side: 'ijn' }],
    ],
  });
  await tap('to-bridge');
  expect(await screen.findByText('12″ between the lines')).toBeOnTheScreen();
  await tap('counter-vladivostok-cruisers-1');
  await tap('choose-gromoboi');
  await tap('choose-done');
  await tap('start-battle');
  await waitFor(() => expect(open().id).not.toBe(campaign));
  expect(Object.keys(battleNow().ships).sort()).toEqual(['mikasa', 'rossia', 'rurik']);
  await tap('to-bring-home');
  await tap('home-mikasa');
  expect(screen.queryByTestId('went-interned')).toBeNull();
  await tap('home-harm-more');
  await tap('home-sheet-done');
  await tap('bring-home');
  await waitFor(() => expect(open().id).toBe(campaign));
  expect((open().battle.state as TideState).ships.mikasa).toMatchObject({ damaged: true });
  expect((open().battle.state as TideState).fight).toBeNull();
});
