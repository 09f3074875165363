import { inchWords } from '@/kit/words/inches';
import { useState } from 'react';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';

import { useActWithToast, useGame } from '../game';
import { FAR_OFF } from '../sight/sight-facts';

/** The ranges that were told, put right in one go. */
export function RangesSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const { view, nameOf } = useGame();
  const [told, setTold] = useState<Readonly<Record<string, number>>>({});
  const pairs = Object.entries(view.ranges);
  const write = () => {
    onClose();
    const ranges = Object.entries(told).map(([pair, inches]) => {
      const [a = '', b = ''] = pair.split('.');
      return { a, b, inches };
    });
    void act({ type: 'noteRanges', ranges });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('changes.ranges.title')}
      testID="ranges-sheet"
      foot={
        <Button
          kind="primary"
          label={t('changes.write')}
          disabled={Object.keys(told).length === 0}
          onPress={write}
          testID="ranges-write"
        />
      }
    >
      {pairs.length === 0 && <Text color="ink2">{t('changes.ranges.none')}</Text>}
      {pairs.map(([pair, { inches, turn }]) => {
        const [a = '', b = ''] = pair.split('.');
        const label = t('changes.ranges.pair', { a: nameOf(a), b: nameOf(b) });
        return (
          <StepRow
            key={pair}
            ruled
            label={label}
            hint={t('changes.ranges.since', { turn })}
            decreaseLabel={t('battle.ask.nearer')}
            increaseLabel={t('battle.ask.farther')}
            value={told[pair] ?? inches}
            min={0}
            max={FAR_OFF}
            format={(value) => (value < FAR_OFF ? inchWords(value) : t('battle.ask.farOff'))}
            onChange={(value) => setTold({ ...told, [pair]: value })}
            testID={`range-${pair}`}
          />
        );
      })}
    </Sheet>
  );
}
