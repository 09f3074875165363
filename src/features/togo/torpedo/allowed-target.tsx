import { useState } from 'react';
import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useSideGame } from '../game';

interface Props {
  side: Side;
  /** The counter he has allowed. */
  allowed: string | null;
  onAllow: (counter: string) => void;
}

/** Nobody is in sight to launch at: by the umpire's word it is done at a blank counter, and nobody else sees which. */
export function AllowedTarget({ side, allowed, onAllow }: Props) {
  const t = useT();
  const { nameOf } = useSideGame(side);
  const [choosing, setChoosing] = useState(false);
  const counters = useBlankEnemies(side);
  if (counters.length === 0) return null;
  return (
    <View style={{ gap: space.sm }}>
      {allowed !== null && (
        <Text testID="allowed-target">{t('torpedo.allow.allowed', { target: nameOf(allowed) })}</Text>
      )}
      <Button
        label={allowed === null ? t('play.refused.allow') : t('torpedo.allow.change')}
        onPress={() => setChoosing(true)}
        testID="allow-target"
      />
      {choosing && (
        <CounterSheet
          side={side}
          onClose={() => setChoosing(false)}
          onChoose={(counter) => {
            setChoosing(false);
            onAllow(counter);
          }}
        />
      )}
    </View>
  );
}

interface SheetProps {
  side: Side;
  onClose: () => void;
  onChoose: (counter: string) => void;
}

function CounterSheet({ side, onClose, onChoose }: SheetProps) {
  const t = useT();
  const { nameOf } = useSideGame(side);
  return (
    <Sheet open onClose={onClose} title={t('torpedo.allow.title')} testID="allow-target-sheet">
      <Text color="ink2">{t('torpedo.allow.text')}</Text>
      {useBlankEnemies(side).map(({ id, side: enemy }) => (
        <ListRow
          key={id}
          leading={<EnemyMark side={enemy} />}
          title={nameOf(id)}
          onPress={() => onChoose(id)}
          testID={`allow-${id}`}
        />
      ))}
    </Sheet>
  );
}

/** In the place of the target's ratings, which nobody on this side knows. */
export function CounterRow({
  side,
  counter,
  onChoose,
}: {
  side: Side;
  counter: string;
  onChoose: (id: string) => void;
}) {
  const t = useT();
  const { view, nameOf } = useSideGame(side);
  const [choosing, setChoosing] = useState(false);
  const enemy = view.formations[counter]?.side;
  return (
    <>
      <ListRow
        variant="plain"
        leading={enemy && <EnemyMark side={enemy} />}
        title={nameOf(counter)}
        subtitle={t('torpedo.allow.unseen')}
        trailing={<Button label={t('battle.fire.target')} onPress={() => setChoosing(true)} testID="choose-target" />}
        testID="fire-target"
      />
      {choosing && (
        <CounterSheet
          side={side}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            onChoose(chosen);
          }}
        />
      )}
    </>
  );
}

const useBlankEnemies = (side: Side) =>
  Object.values(useSideGame(side).view.formations).filter(
    (counter) => counter.side !== side && counter.place === 'table' && !counter.sighted,
  );

function EnemyMark({ side }: { side: Side }) {
  const marks = useSettings((settings) => settings.marks);
  return <SideMark side={ensignOf(side)} marks={marks} width={30} />;
}
