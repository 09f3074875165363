import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { ChangesScreen as PlayChangesScreen } from '@/features/play/changes/changes-screen';
import { RulingsScreen as PlayRulingsScreen } from '@/features/play/changes/rulings-screen';
import { PickSheet } from '@/kit/pick-sheet';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { RULINGS, type Side, SIDES } from '@/rules/red-sun/index';

import { useAct, useGame } from '../game';
import { rulingAnswer, rulingQuestion } from '../words/change-words';
import { corrections } from './corrections';

export function ChangesScreen() {
  const t = useT();
  const act = useAct();
  const { id, view } = useGame();
  const back = useBack(gameAddress(id));
  const [isEnding, setEnding] = useState(false);
  // Who has won stands in the owner's book.
  const end = async (winner: Side | null) => {
    if (await act({ type: 'endCampaign', winner })) back();
  };
  return (
    <>
      <PlayChangesScreen corrections={corrections(view)} isOver={view.result !== null} onEnd={() => setEnding(true)} />
      {isEnding && (
        <PickSheet<Side | null>
          title={t('red-sun.result.who')}
          options={[
            ...SIDES.map((side) => ({ key: side, value: side, label: t(`red-sun.result.${side}`) })),
            { key: 'nobody', value: null, label: t('red-sun.result.nobody') },
          ]}
          onPick={(winner) => void end(winner)}
          onClose={() => setEnding(false)}
          testID="winner"
        />
      )}
    </>
  );
}

export function RulingsScreen() {
  const { view } = useGame();
  return <PlayRulingsScreen table={RULINGS} chosen={view.rulings} question={rulingQuestion} answer={rulingAnswer} />;
}
