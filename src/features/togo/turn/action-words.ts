import type { Action } from '@/game/battle';
import { describeAll } from '@/game/curtain';
import { t } from '@/messages/messages';
import type { BattleEvent, BattleState, Side } from '@/rules/togo/index';

import { markerNumber } from '../torpedo/marker-words';
import { BOOK, type OpenGame } from '../game';

/**
 * A whole action in a few words, for the buttons that undo and redo it: how many ships did it, else the deed, else the
 * ship, formation or marker it was about; only as much as the viewer knows.
 */
export function actionWords(
  { view, nameOf }: Pick<OpenGame, 'view' | 'nameOf'>,
  { before, events: all }: Pick<Action<BattleState>, 'before' | 'events'>,
  viewer: Side | 'public' = 'public',
): string | null {
  const events = all as unknown as readonly BattleEvent[];
  const moved = new Set(
    events.flatMap((event) => (event.type === 'MoveBegan' || event.type === 'MoveNoted' ? [event.counter] : [])),
  ).size;
  if (moved > 1) return t('battle.undone.moves', { count: moved });
  if (events[0]?.type === 'PhaseEnded') return t('battle.undone.phase', { phase: events[0].phase });
  const told = describeAll(BOOK, before, all, viewer).flatMap((description, place) =>
    description === null ? [] : [{ event: events[place]!, about: description.about[0] }],
  );
  const [first] = told;
  if (first === undefined) return null;
  const count = told.filter(({ event }) => event.type === first.event.type).length;
  const several = count > 1 ? severalWords(first.event.type, count) : undefined;
  if (several !== undefined) return several;
  for (const { event } of told) {
    const what = deedWords(event);
    if (what !== undefined) return what;
  }
  const named = told.find(({ about }) => about !== undefined);
  const about = named?.about;
  if (about === undefined) return null;
  if (about in view.markers) return t('battle.undone.marker', { number: markerNumber(about) });
  // A blank counter is called by what is written on it: there is little room.
  const name = view.formations[about]?.known === null ? about : nameOf(about);
  return named?.event.type === 'GunfireResolved' ? t('battle.undone.fire', { name }) : name;
}

/** What several ships did with one tap: named by the first of them it would not say what goes. */
function severalWords(type: BattleEvent['type'], count: number): string | undefined {
  switch (type) {
    case 'GunfireResolved':
      return t('battle.undone.fires', { count });
    case 'FireHeld':
      return t('battle.undone.held', { count });
    case 'DamageResolved':
      return t('battle.undone.damage', { count });
    case 'DamageControlled':
      return t('battle.undone.repairs', { count });
    default:
      return undefined;
  }
}
/** What was done, where whom it was about says little: a side, everybody, nobody. */
function deedWords(event: BattleEvent): string | undefined {
  const words: { readonly [T in BattleEvent['type']]?: string } = {
    InitiativeRolled: t('battle.undone.initiative'),
    RangesNoted: t('battle.undone.ranges'),
    SightingSwept: t('battle.undone.sighting'),
    CardsDrawn: t('battle.undone.draw'),
    CardPlayed: t('battle.undone.card'),
    CardDiscarded: t('battle.undone.discard'),
    LightChanged: t('battle.undone.light'),
    TriggerRolled: t('battle.undone.die'),
    HouseRuleChanged: t('battle.undone.rule'),
    Corrected: t('battle.undone.correction'),
    PlotKept: t('battle.undone.plot'),
    CountersSet: t('battle.undone.counters'),
    BattleEnded: t('battle.undone.end'),
  };
  if (event.type !== 'SideFinished') return words[event.type];
  if (event.phase === 'A') return t('battle.undone.pass');
  return event.phase === 'F' ? t('battle.undone.fired') : t('battle.undone.moved');
}
