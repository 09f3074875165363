import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { space } from '@/ui/tokens';

import type { Choice } from './use-choice';
import { TurnStep } from './turn-steps';

interface Props {
  ships: readonly string[];
  nameOf: (id: string) => string;
  apart: Choice['apart'];
  onChange: (apart: Choice['apart']) => void;
}

/** A ship of the line that turns differently from its leader: only her own guns suffer for it. */
export function ApartShips({ ships, nameOf, apart, onChange }: Props) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const others = ships.filter((id) => apart[id] === undefined);
  const add = (id: string) => {
    setChoosing(false);
    onChange({ ...apart, [id]: 0 });
  };
  return (
    <View style={{ gap: space.sm }}>
      {Object.entries(apart).map(([id, turn]) => (
        <TurnStep
          key={id}
          name={t('move.apart.turn', { name: nameOf(id) })}
          turn={turn}
          onChange={(next) => onChange({ ...apart, [id]: next })}
          testID={`apart-${id}`}
        />
      ))}
      {others.length > 0 && (
        <Button kind="link" label={t('move.apart.add')} onPress={() => setChoosing(true)} testID="apart-add" />
      )}
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={t('move.apart.title')} testID="apart-sheet">
        <View>
          {others.map((id) => (
            <ListRow key={id} title={nameOf(id)} onPress={() => add(id)} testID={`apart-add-${id}`} />
          ))}
        </View>
      </Sheet>
    </View>
  );
}
