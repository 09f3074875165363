import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { ChangesScreen as PlayChangesScreen } from '@/features/play/changes/changes-screen';
import { RulingsScreen as PlayRulingsScreen } from '@/features/play/changes/rulings-screen';
import { PickSheet } from '@/kit/pick-sheet';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { RULINGS, type Side, SIDES } from '@/rules/mukden/index';

import { useAct, useGame } from '../game';
import { rulingAnswer, rulingQuestion } from '../words/change-words';
import { sideWords } from '../words/names-in';
import { corrections } from './corrections';

export function ChangesScreen() {
  const t = useT();
  const act = useAct();
  const { id, view, state } = useGame();
  const back = useBack(gameAddress(id));
  const [isEnding, setEnding] = useState(false);
  const capitulate = async (side: Side) => {
    if (await act({ type: 'capitulate', side })) back();
  };
  return (
    <>
      <PlayChangesScreen
        corrections={corrections(view, state)}
        forces={{
          title: t('mukden.change.units'),
          correct: t('mukden.change.unit'),
          text: t('mukden.change.unitText'),
        }}
        isOver={view.result !== null}
        onEnd={() => setEnding(true)}
      />
      {isEnding && (
        <PickSheet<Side>
          title={t('mukden.change.capitulate')}
          options={SIDES.map((side) => ({ key: side, value: side, label: sideWords(side) }))}
          onPick={(side) => void capitulate(side)}
          onClose={() => setEnding(false)}
          testID="capitulate"
        />
      )}
    </>
  );
}

export function RulingsScreen() {
  const { view } = useGame();
  return <PlayRulingsScreen table={RULINGS} chosen={view.rulings} question={rulingQuestion} answer={rulingAnswer} />;
}
