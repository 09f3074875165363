import type { Result } from '@/lib/result';
import type { BadInput } from '../../common/refusal';
import { check, type Shape } from '../../common/shape';
import type { Parser, Rulebook } from '../../rulebook';
import { DOCUMENTS } from '../documents';
import { TOGO } from '../title';
import { type Side, SIDES } from '../types';
import { apply } from './apply';
import { attempt } from './attempt';
import { begin } from './begin';
import { type Command, COMMAND } from './commands';
import { curtainOf } from './curtain';
import { decide } from './decide';
import { describe } from './describe';
import { type BattleEvent, EVENT } from './events';
import { known } from './known';
import { owed } from './owed/owed';
import { type Setup, SETUP } from './setup-shape';
import type { BattleState } from './state';
import { view } from './view';
import { where } from './where';
import { withPlottedPositions } from './with-plotted-positions';

const parser =
  <T>(shape: Shape<T>): Parser<T> =>
  (value) =>
    toParsed(check(shape, value));

const toParsed = <T>(checked: Result<T, BadInput>): ReturnType<Parser<T>> =>
  checked.ok ? checked : { ok: false, error: { field: checked.error.field, expected: checked.error.expected } };

/** Togo's battle, plugged into the game. */
export const togoBattle: Rulebook<BattleState, Command, BattleEvent, Setup, Side> = {
  ...TOGO,
  sides: SIDES,
  version: 1,
  parse: { setup: parser(SETUP), command: parser(COMMAND), event: parser(EVENT) },
  /** There is no older version yet. */
  upcast: (event) => event,
  begin,
  complete: (state, command, done, steering) =>
    command.type === 'fire' ? { ...command, remember: true } : withPlottedPositions(state, command, done, steering),
  decide,
  apply,
  moment: ({ turn, phase }) => ({ turn, phase }),
  where,
  owed,
  view,
  known,
  describe,
  attempt,
  curtainOf,
  documents: DOCUMENTS,
};
