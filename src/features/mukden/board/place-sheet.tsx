import { useT } from '@/messages/messages';
import type { CampaignView } from '@/rules/mukden/index';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';

import { CounterMark } from '../counter-mark';

interface PlaceSheetProps {
  view: CampaignView;
  onChoose: (unit: string) => void;
  onClose: () => void;
}

/** Which unit is put on the map next: those first that are not on it. */
export function PlaceSheet({ view, onChoose, onClose }: PlaceSheetProps) {
  const t = useT();
  const units = Object.values(view.units).filter(({ strength }) => strength > 0);
  const inOrder = [...units.filter(({ hex }) => hex === null), ...units.filter(({ hex }) => hex !== null)];
  return (
    <Sheet open onClose={onClose} title={t('mukden.board.place.title')} testID="place-sheet">
      <Card padded={false}>
        {inOrder.map((unit) => (
          <ListRow
            key={unit.id}
            leading={<CounterMark unit={unit} flipped={!unit.ready} breadth={36} />}
            title={unit.name}
            subtitle={
              unit.hex === null ? t('mukden.board.place.nowhere') : t('mukden.board.place.where', { hex: unit.hex })
            }
            onPress={() => {
              onClose();
              onChoose(unit.id);
            }}
            testID={`place-${unit.id}`}
          />
        ))}
      </Card>
    </Sheet>
  );
}
