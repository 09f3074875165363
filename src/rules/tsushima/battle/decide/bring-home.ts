import type { Homecoming } from '../../shapes';
import { SUNK } from '../../types';
import { edgeOf, struckShips, unitOf } from '../board';
import type { CommandOf } from '../commands';
import { type Contact, contactsOf } from '../contacts';
import { endBattleNow } from '../ending';
import { refusal } from '../refusals';
import { type Battle, type CampaignState, findGroup, findShip, groupOf } from '../state';
import { Chain, type DecideContext, done, guard, type Objection, type Outcome, refused, twice } from './decision';
import { beginBattle } from './spotting';

/**
 * A battle of Togo stands for this one: its ships are hit, gone or interned as it left them, and the battle is over as if
 * it had been played here. A contact that nobody has spotted may be allowed to have been one (TSU-18).
 */
export function bringHome(context: DecideContext, { battle: fought, place, ships }: CommandOf<'bringHome'>): Outcome {
  const { state } = context;
  const contact = state.battle === null ? contactAt(state, place) : null;
  const begun = new Chain(state);
  if (contact !== null) beginBattle(begun, contact, state.active!);
  const { battle } = begun.state;
  if (battle === null) return refused(refusal('NO_BATTLE'));
  if (battle.stage !== 'move') return refused(refusal('WRONG_STEP', { step: battle.stage }));
  const stranger = ships.find(({ ship }) => unitOf(battle, ship) === null);
  if (stranger !== undefined) return refused(refusal('NOT_IN_THE_BATTLE', { ship: stranger.ship }));
  return guard(
    context,
    [
      twice(ships.map(({ ship }) => ship)),
      contact !== null && refusal('NOT_SPOTTED', { where: contact.where.name }),
      ...objections(state, battle, ships),
    ],
    () =>
      done(context, (chain) => {
        for (const event of begun.events) chain.add(event);
        addHomecoming(chain, battle, { fought, contact }, ships);
        endBattleNow(chain, 'agreed');
      }),
  );
}

function contactAt(state: CampaignState, place: string | undefined): Contact | null {
  if (state.step !== 'fight' || state.active === null) return null;
  return contactsOf(state, state.active).find(({ where }) => where.name === place) ?? null;
}

function objections(state: CampaignState, battle: Battle, ships: readonly Homecoming[]): readonly Objection[] {
  const mended = ships.find(({ ship, hits }) => hits < (findShip(state, ship)?.hits ?? 0));
  const unarmed = ships.find(({ ship, torpedoes }) => torpedoes && findShip(state, ship)?.torpedo === null);
  const fled = ships.some(({ went }) => went === 'escaped');
  return [
    mended !== undefined && refusal('FEWER_HITS', { ship: mended.ship }),
    unarmed !== undefined && refusal('NO_TORPEDOES', { ship: unarmed.ship }),
    fled && battle.defender !== null && refusal('NO_FLIGHT_IN_PORT'),
  ];
}

interface Fought {
  /** The battle of Togo. */
  readonly fought: string;
  /** Where nobody had spotted. */
  readonly contact: Contact | null;
}

function addHomecoming(chain: Chain, battle: Battle, { fought, contact }: Fought, ships: readonly Homecoming[]): void {
  const { state } = chain;
  const after = ships.map(({ ship, hits }) => ({
    ship,
    // A merchant is sunk by one hit (TSU-43).
    hits: hits > 0 && findShip(state, ship)?.type === 'M' ? SUNK : hits,
  }));
  const afloat = ships.filter(({ ship }) => (after.find((each) => each.ship === ship)?.hits ?? 0) < SUNK);
  chain.add({
    ...{ type: 'BroughtHome', battle: fought, ...struckShips(state, battle, after) },
    launched: ships.filter(({ torpedoes }) => torpedoes).map(({ ship }) => ship),
    gone: afloat
      .filter(({ went }) => went === 'left' || went === 'escaped')
      .map(({ ship, went, edge }) => ({
        ...{ ship, escaped: went === 'escaped' },
        edge: edge ?? edgeOf(findShip(state, ship)?.side ?? 'ijn'),
      })),
    ...(contact && { tried: { how: contact.isProtected ? 'attack' : 'search', where: contact.where.name } }),
  });
  const interned = afloat.filter(({ went }) => went === 'interned').map(({ ship }) => ship);
  for (const group of new Set(interned.flatMap((id) => groupOf(state, id)?.id ?? []))) {
    const hers = findGroup(state, group)?.ships.filter((id) => interned.includes(id)) ?? [];
    chain.add({ type: 'ShipsInterned', ships: hers, group });
  }
}
