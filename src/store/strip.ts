import { PUBLIC } from '@/game/curtain';
import type { Counts, StepAnswer } from '@/game/strip-edit';

import { editStrip, type Outcome } from './session';

/** The next die of an open strip, read off the table. Whose strip: a side's behind its curtain, else the table's. */
export const enterDie = (face: number, curtain: string = PUBLIC): Promise<Outcome> =>
  editStrip({ type: 'enter', faces: [face] }, curtain);

/** One answer for a whole step of a strip: how many succeeded, their sum, or what the players' own table says. */
export const answerDice = (step: string, answer: StepAnswer, curtain: string = PUBLIC): Promise<Outcome> =>
  editStrip({ type: 'answer', step, answer }, curtain);

/** How many succeeded in several steps at once. */
export const countDice = (counts: Counts, curtain: string = PUBLIC): Promise<Outcome> =>
  editStrip({ type: 'count', counts }, curtain);

/** None in the rows that were left blank: of one subject, or of all. */
export const countRest = (subject?: string | null, curtain: string = PUBLIC): Promise<Outcome> =>
  editStrip({ type: 'countRest', ...(subject !== undefined && { subject }) }, curtain);

export const correctDie = (step: string, index: number, face: number, curtain: string = PUBLIC): Promise<Outcome> =>
  editStrip({ type: 'correct', step, index, face }, curtain);

export const takeBackDie = (curtain: string = PUBLIC): Promise<Outcome> => editStrip({ type: 'takeBack' }, curtain);

/** The phone's dice: one, those of the step that waits, or all that are still wanted. Once shown they are rolled. */
export const rollDice = (how: 'die' | 'step' | 'all', curtain: string = PUBLIC): Promise<Outcome> =>
  editStrip({ type: 'roll', how }, curtain);
