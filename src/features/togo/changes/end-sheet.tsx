import { useState } from 'react';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { RadioGroup, RadioRow } from '@/ui/radio-row';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { winnerWords } from '../score/winner-words';
import { useActWithToast, useGame } from '../game';

type Winner = 'counted' | 'ijn' | 'irn' | 'draw' | 'nobody';

/** The battle ends now: as the scenario counts it, or as the players agree. */
export function EndSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const { view } = useGame();
  const counted = view.standing !== null;
  const [winner, setWinner] = useState<Winner>(counted ? 'counted' : 'nobody');
  const [note, setNote] = useState('');
  const end = () => {
    onClose();
    const said = winner === 'counted' ? {} : { winner: winner === 'nobody' ? null : winner };
    void act({ type: 'endBattle', ...said, ...(note.trim() === '' ? {} : { note: note.trim() }) });
  };
  const options: readonly { value: Winner; words: string; detail?: string }[] = [
    ...(view.standing
      ? [
          {
            value: 'counted' as const,
            words: t('changes.end.counted'),
            detail: t('changes.end.countedNow', { verdict: winnerWords(view.standing.decision) }),
          },
        ]
      : []),
    { value: 'ijn', words: t('changes.end.ijn') },
    { value: 'irn', words: t('changes.end.irn') },
    { value: 'draw', words: t('changes.end.draw') },
    ...(counted ? [] : [{ value: 'nobody' as const, words: t('changes.end.nobody') }]),
  ];
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('changes.end.question')}
      testID="end-sheet"
      foot={<Button kind="primary" label={t('changes.end.confirm')} onPress={end} testID="end-confirm" />}
    >
      <Text color="ink2">{t('changes.end.text')}</Text>
      <RadioGroup label={t('changes.end.question')} gap="edge">
        {options.map(({ value, words, detail }) => (
          <RadioRow
            key={value}
            words={words}
            detail={detail}
            on={winner === value}
            onPress={() => setWinner(value)}
            testID={`winner-${value}`}
          />
        ))}
      </RadioGroup>
      <TextField label={t('changes.end.note')} value={note} onChange={setNote} maxLength={200} testID="end-note" />
    </Sheet>
  );
}
