import { useRouter } from 'expo-router';
import { type ReactNode, useState } from 'react';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { useAct } from '../act-provider';
import { gameAddress } from '../addresses';
import { useGame } from '../open-game';
import { type Correction, nowWords } from './corrections';
import { ValueSheet } from './value-sheet';

interface ChangesScreenProps {
  corrections: readonly Correction[];
  /** For a book without ships: what its forces are called. */
  forces?: { readonly title: string; readonly correct: string; readonly text: string };
  /** Below "Correct a ship": other rows about the forces. */
  ships?: ReactNode;
  isOver: boolean;
  /** Where the players have to say who won; else the book knows. */
  onEnd?: () => void;
}

/** The words of a value stand in sentences of the log, too. */
const asTitle = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Everything that can be put right while the campaign goes on. Each change is a line in the log, and can be undone. */
export function ChangesScreen({ corrections, forces, ships, isOver, onEnd }: ChangesScreenProps) {
  const t = useT();
  const router = useRouter();
  const act = useAct();
  const { id } = useGame();
  const back = useBack(gameAddress(id));
  const [open, setOpen] = useState<Correction | null>(null);
  const end = async () => {
    if (await act({ type: 'endCampaign' })) back();
  };
  return (
    <Screen title={t('play.change.title')} back={{ label: t('common.back'), onPress: back }} testID="changes">
      <Text color="ink2">{t('play.change.text')}</Text>
      <Section title={t('play.change.values')}>
        <Card padded={false}>
          {corrections.map((correction) => (
            <ListRow
              key={correction.key}
              title={asTitle(correction.title)}
              value={nowWords(correction)}
              onPress={() => setOpen(correction)}
              testID={`correct-${correction.key}`}
            />
          ))}
        </Card>
      </Section>
      <Section title={forces?.title ?? t('play.change.ships')}>
        <Card padded={false}>
          <ListRow
            title={forces?.correct ?? t('play.change.oneShip')}
            subtitle={forces?.text ?? t('play.change.oneShipText')}
            onPress={() => router.push(gameAddress(id, '?tab=fleet'))}
            testID="to-forces"
          />
          {ships}
        </Card>
      </Section>
      {!isOver && (
        <Button
          kind="danger"
          label={t('play.change.end')}
          onPress={onEnd ?? (() => void end())}
          testID="end-campaign"
        />
      )}
      {open !== null && <ValueSheet correction={open} onClose={() => setOpen(null)} />}
    </Screen>
  );
}
