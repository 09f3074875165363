import { useRouter } from 'expo-router';
import { useState } from 'react';

import { SIDE_CHOICES } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { blankDesign, copyName, SHIP_TYPES, type ShipType, type Side } from '@/rules/togo/index';
import { saveDocument } from '@/store/library';
import { newId } from '@/store/transfer/new-id';
import { Button } from '@/ui/button';
import { ChipChoice } from '@/ui/chip-choice';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';

import { typeWord } from '../ship-words';
import { useShelf } from '../use-ships';

interface NewShipSheetProps {
  side: Side;
  onClose: () => void;
}

/** A ship from nothing: side and type are asked, the rest begins as is usual and can be changed. */
export function NewShipSheet({ side: first, onClose }: NewShipSheetProps) {
  const t = useT();
  const router = useRouter();
  const toasts = useToast();
  const shelf = useShelf();
  const [side, setSide] = useState(first);
  const [type, setType] = useState<ShipType>('B');

  const onCreate = async () => {
    const names = shelf.map(({ design }) => design.name);
    const name = t(`ships.create.name.${type}`);
    const free = names.includes(name) ? copyName(name, names) : name;
    const design = blankDesign({ id: newId(), name: free, side, type });
    onClose();
    try {
      await saveDocument('ship', design);
      router.push(`/ship/${design.id}/edit`);
    } catch {
      toasts.show({ message: t('common.saveFailed') });
    }
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('ships.create.open')}
      testID="new-ship-sheet"
      foot={
        <Button
          kind="primary"
          icon="plus"
          label={t('ships.create.create')}
          onPress={() => void onCreate()}
          testID="create"
        />
      }
    >
      <Text>{t('ships.create.text')}</Text>
      <Section title={t('common.sideLabel')}>
        <SegmentedChoice
          label={t('common.sideLabel')}
          value={side}
          onChange={setSide}
          options={SIDE_CHOICES}
          testID="new-side"
        />
      </Section>
      <Section title={t('ships.filter.type')}>
        <ChipChoice
          label={t('ships.filter.type')}
          options={SHIP_TYPES.map((value) => ({ value, label: typeWord(value) }))}
          value={type}
          onChange={setType}
          testID="new-type"
        />
      </Section>
    </Sheet>
  );
}
