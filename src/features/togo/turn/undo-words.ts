import { describeAll, lastKnown } from '@/game/curtain';
import { t } from '@/messages/messages';
import type { BattleEvent, EventOf, Side } from '@/rules/togo/index';

import { markerNumber } from '../torpedo/marker-words';
import { BOOK, type OpenGame } from '../game';

/** What the undo button would undo: the deed, else the ship, formation or marker it was about; only as much as the viewer knows. */
export function undoWords(
  { battle, view, nameOf }: Pick<OpenGame, 'battle' | 'view' | 'nameOf'>,
  viewer: Side | 'public' = 'public',
): string {
  const last = lastKnown(BOOK, battle, viewer);
  const moves = (last?.events ?? []).filter(({ type }) => type === 'MoveBegan' || type === 'MoveNoted');
  const count = new Set(moves.map((event) => (event as unknown as EventOf<'MoveNoted'>).counter)).size;
  if (count > 1) return t('move.undo', { count });
  const events = (last?.events ?? []) as unknown as readonly BattleEvent[];
  if (events[0]?.type === 'PhaseEnded') return t('battle.undoPhase', { phase: events[0].phase });
  const described = last === null ? [] : describeAll(BOOK, last.before, last.events, viewer);
  const told = described.flatMap((description, place) =>
    description === null ? [] : [{ event: events[place]!, about: description.about[0] }],
  );
  for (const { event } of told) {
    const what = deedWords(event);
    if (what !== undefined) return t('battle.undoOf', { what });
  }
  for (const { about } of told) {
    if (about !== undefined && about in view.markers) return t('torpedo.undo', { number: markerNumber(about) });
    // A blank counter is called by what is written on it: there is little room.
    const isBlank = about !== undefined && view.formations[about]?.known === null;
    if (about !== undefined) return t('battle.undoOf', { what: isBlank ? about : nameOf(about) });
  }
  return t('play.undo');
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
