import { useState } from 'react';

import { ChangesScreen as PlayChangesScreen } from '@/features/play/changes/changes-screen';
import { RulingsScreen as PlayRulingsScreen } from '@/features/play/changes/rulings-screen';
import { useT } from '@/messages/messages';
import { RULINGS } from '@/rules/tide/index';
import { ListRow } from '@/ui/list-row';

import { useGame } from '../game';
import { rulingAnswer, rulingQuestion } from '../words/change-words';
import { AddShipSheet } from './add-ship-sheet';
import { corrections } from './corrections';

export function ChangesScreen() {
  const t = useT();
  const { view } = useGame();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PlayChangesScreen
        corrections={corrections(view)}
        ships={<ListRow title={t('tide.change.addShip')} onPress={() => setAdding(true)} testID="add-ship" />}
        isOver={view.result !== null}
      />
      {isAdding && <AddShipSheet onClose={() => setAdding(false)} />}
    </>
  );
}

export function RulingsScreen() {
  const { view } = useGame();
  return <PlayRulingsScreen table={RULINGS} chosen={view.rulings} question={rulingQuestion} answer={rulingAnswer} />;
}
