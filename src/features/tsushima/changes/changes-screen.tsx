import { ChangesScreen as PlayChangesScreen } from '@/features/play/changes/changes-screen';
import { RulingsScreen as PlayRulingsScreen } from '@/features/play/changes/rulings-screen';
import { RULINGS } from '@/rules/tsushima/index';

import { useGame } from '../game';
import { rulingAnswer, rulingQuestion } from '../words/change-words';
import { corrections } from './corrections';

export function ChangesScreen() {
  const { view } = useGame();
  return <PlayChangesScreen corrections={corrections(view)} isOver={view.result !== null} />;
}

export function RulingsScreen() {
  const { view } = useGame();
  return <PlayRulingsScreen table={RULINGS} chosen={view.rulings} question={rulingQuestion} answer={rulingAnswer} />;
}
