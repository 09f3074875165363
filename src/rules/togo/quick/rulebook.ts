import { check, object, type Shape } from '../../common/shape';
import type { Json, Parser, Rulebook } from '../../rulebook';
import { TOGO_QUICK } from '../title';
import { type Side, SIDES } from '../types';
import { QUICK_COMMAND, type QuickCommand } from './commands';
import { decide } from './decide';
import { QUICK_EVENT, type QuickEvent } from './events';
import { applyQuick, beginQuick, type QuickState } from './state';

const SETUP = object({});

const parser =
  <T>(shape: Shape<T>): Parser<T> =>
  (value) => {
    const checked = check(shape, value);
    return checked.ok
      ? checked
      : { ok: false, error: { field: checked.error.field, expected: checked.error.expected } };
  };

/** Single procedures without a battle, on the same log, dice and undo as a battle. Nothing in it is secret. */
export const togoQuick: Rulebook<QuickState, QuickCommand, QuickEvent, object, Side> = {
  ...TOGO_QUICK,
  sides: SIDES,
  version: 1,
  parse: { setup: parser<object>(SETUP), command: parser(QUICK_COMMAND), event: parser(QUICK_EVENT) },
  /** There is no older version yet. */
  upcast: (event) => event,
  begin: beginQuick,
  decide,
  apply: applyQuick,
  moment: () => null,
  where: () => null,
  owed: () => [],
  view: (state) => state as unknown as Json,
  known: (state) => state,
  describe: (_state, event) => ({
    code: event.type,
    data: event as unknown as Json,
    about: shipsOf(event.asked),
  }),
  /** The next roll, whatever it is: taken back and made again it is a second attempt. */
  attempt: (state, command) => `${state.count + 1}.${command.type}`,
  curtainOf: () => null,
  documents: {},
};

const shipsOf = (command: QuickCommand): readonly string[] =>
  ['firer' in command ? command.firer.id : null, 'target' in command ? command.target.id : null].filter(
    (id) => id !== null,
  );
