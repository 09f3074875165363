import { evaluate, type Draft } from '@/game/act';
import type { StripStep } from '@/rules/common/strip';
import {
  type Battle,
  type CampaignEvent,
  type CampaignState,
  type CommandOf,
  hitsAt,
  plannedLaunches,
  roundShots,
  type Shot,
  type TableReading,
} from '@/rules/tsushima/index';

import { BOOK, type OpenGame } from '../game';

/** Rows of a firer's form, in the order they fire. */
export const GUN_ROWS = ['primary', 'secondary', 'coast-gun', 'torpedo'] as const satisfies readonly Shot['weapon'][];

/** Torpedoes of the round that is being rolled: as the command says, else as they were aimed. */
export const launchesOf = (state: CampaignState, battle: Battle, draft: Draft): ReturnType<typeof plannedLaunches> =>
  (draft.command as unknown as CommandOf<'fireRound'>).launches ?? plannedLaunches(state, battle);

export const shotsIn = ({ state }: Pick<OpenGame, 'state'>, draft: Draft): readonly Shot[] =>
  state.battle === null ? [] : roundShots(state, state.battle, launchesOf(state, state.battle, draft));

/** The salvo a step of the strip is for: torpedoes may go to several targets, salvo by salvo. */
export function shotOf(shots: readonly Shot[], { key }: Pick<StripStep, 'key'>): Shot | null {
  const parts = key.split('.');
  const [weapon, salvo] = [parts.at(-2), Number(parts.at(-1))];
  const firer = parts.slice(0, -2).join('.');
  return (
    shots.find(
      ({ firer: id, weapon: with_, firstSalvo = 1, salvos }) =>
        id === firer && with_ === weapon && salvo >= firstSalvo && salvo < firstSalvo + salvos.value,
    ) ?? null
  );
}

export const readingFor = ({ tables }: CampaignState, { weapon }: Pick<Shot, 'weapon'>): TableReading | null =>
  weapon === 'torpedo' ? tables.torpedo.reading : tables.gunfire.reading;

/** Every table that this round's salvos are read on is there; else their results are typed. */
export const hasTables = ({ tables, battle }: CampaignState): boolean =>
  tables.gunfire.reading !== null &&
  (tables.torpedo.reading !== null || Object.keys(battle?.launches ?? {}).length === 0);

/** What a total scores, by the table in force. */
export const hitsOfTotal = (reading: TableReading, { row, modifier }: Shot, total: number): number =>
  hitsAt(reading, row, total + modifier.value);

/** Hits of the whole round once all dice are in; null before. */
export function hitsOfRound({ battle }: Pick<OpenGame, 'battle'>, draft: Draft): number | null {
  const evaluated = evaluate(BOOK, battle, draft);
  if (!evaluated.ok || evaluated.value.type !== 'done') return null;
  const events = evaluated.value.events as unknown as readonly CampaignEvent[];
  return events.reduce(
    (sum, event) => (event.type === 'RoundFired' ? sum + event.shots.reduce((all, { hits }) => all + hits, 0) : sum),
    0,
  );
}
