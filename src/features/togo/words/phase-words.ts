import { phaseName } from './where-words';
import { t } from '@/messages/messages';
import type { Tagged } from '@/rules/rulebook';
import type { BattleEvent, PhaseId } from '@/rules/togo/index';

/** "F Gunfire" */
export const phaseTitle = (phase: PhaseId): string => phaseName(phase);

/** Phases that ended by themselves: "B, C, D ended: nothing left to do". */
export function endedWords(events: readonly Tagged[]): string {
  const ended = (events as unknown as readonly BattleEvent[]).flatMap((event) =>
    event.type === 'PhaseEnded' ? [event] : [],
  );
  const said = { phases: ended.map(({ phase }) => phase).join(', '), count: ended.length };
  const last = ended.at(-1);
  return last?.phase === 'I'
    ? t('battle.ended.turn', { ...said, turn: last.turn + 1 })
    : t('battle.ended.phases', said);
}

/** What the phase asks of the players, in one sentence. */
export function phaseAsks(phase: PhaseId): string {
  const asks: Readonly<Record<PhaseId, string>> = {
    A: t('battle.asks.A'),
    B: t('battle.asks.B'),
    C: t('battle.asks.C'),
    D: t('battle.asks.D'),
    E: t('battle.asks.E'),
    F: t('battle.asks.F'),
    G: t('battle.asks.G'),
    H: t('battle.asks.H'),
    I: t('battle.asks.I'),
  };
  return asks[phase];
}

/** The rule a tap away from that sentence. */
export const PHASE_RULES: Readonly<Record<PhaseId, string>> = {
  A: 'TOGO-45',
  B: 'TOGO-6',
  C: 'TOGO-19',
  D: 'TOGO-43',
  E: 'TOGO-20',
  F: 'TOGO-7',
  G: 'TOGO-67',
  H: 'TOGO-52',
  I: 'TOGO-71',
};
