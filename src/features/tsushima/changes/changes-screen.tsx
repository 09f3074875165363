import { ChangesScreen as PlayChangesScreen } from '@/features/play/changes/changes-screen';
import { RulingsScreen as PlayRulingsScreen } from '@/features/play/changes/rulings-screen';
import { RULINGS } from '@/rules/tsushima/index';

import { useGame } from '../game';
import { rulingAnswer, rulingQuestion } from '../words/change-words';
import { corrections } from './corrections';
import { StartColumns } from './start-columns';

export function ChangesScreen() {
  const { view } = useGame();
  const isOver = view.result !== null;
  // A battle on the board only begins on the columns its scenario names.
  const hasColumns = view.turnLimit !== null && view.battle === null && !isOver;
  return <PlayChangesScreen corrections={corrections(view)} ships={hasColumns && <StartColumns />} isOver={isOver} />;
}

export function RulingsScreen() {
  const { view } = useGame();
  return <PlayRulingsScreen table={RULINGS} chosen={view.rulings} question={rulingQuestion} answer={rulingAnswer} />;
}
