import { type TablePicture, tablePicture } from '../table/picture';
import type { Battle } from '@/game/battle';
import type { MarkStyle } from '@/kit/side-mark';
import { t } from '@/messages/messages';
import { type BattleState, battleView } from '@/rules/togo/index';

import { statesByTurn } from './history';
import { tableModel } from './table-model';
import type { OpenGame } from '../game';

/** Turns of which there is a plot to show. */
export const plottedTurns = (battle: Battle<BattleState>): readonly number[] =>
  statesByTurn(battle)
    .filter(({ plotted }) => plotted)
    .map(({ turn }) => turn);

/** The table at the end of a turn, as everybody knew it then: for the report, and to send to whoever was not there. */
export function turnPicture(
  { name, battle, nameOf }: Pick<OpenGame, 'name' | 'battle' | 'nameOf'>,
  turn: number,
  marks: MarkStyle,
): Promise<TablePicture | null> {
  const states = statesByTurn(battle);
  const state = states.find((each) => each.turn === turn) ?? battle.state;
  const view = battleView(state, 'public');
  const before = { ...battle, state, actions: battle.actions.filter((action) => action.before.turn <= turn) };
  const model = tableModel({ view, state, battle: before, nameOf: named(view, nameOf) }, 'public');
  return tablePicture(model, marks, t('table.picture.title', { battle: name, turn }));
}

/** Names as they were known then: what has been sighted since is still a counter. */
const named =
  (view: ReturnType<typeof battleView>, nameOf: OpenGame['nameOf']): OpenGame['nameOf'] =>
  (id) =>
    view.formations[id] && view.formations[id].known === null ? t('battle.counter', { id }) : nameOf(id);
