import { useState } from 'react';

import type { Companion } from '@/features/play/companion';
import type { SeatInfo } from '@/link/protocol/messages';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

interface Props {
  seat: SeatInfo;
  divisions: ReturnType<NonNullable<Companion['divisions']>>;
  onClose: () => void;
  /** Null: all of his side's. `others`: what stays his admiral's, or another captain's. */
  onGive: (ids: readonly string[] | null, others: readonly string[]) => void;
}

/** What a captain commands: he gives no orders to anything else. */
export function DivisionsSheet({ seat, divisions, onClose, onGive }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    divisions.filter(({ ids }) => ids.some((id) => seat.divisions?.includes(id))).map(({ name }) => name),
  );
  const idsOf = (isGiven: boolean) =>
    divisions.filter(({ name }) => chosen.includes(name) === isGiven).flatMap(({ ids }) => ids);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('link.seats.divisionsOf', { seat: seat.name })}
      testID="divisions"
      foot={
        <Button
          kind="primary"
          label={t('link.seats.give')}
          onPress={() => (chosen.length === 0 ? onGive(null, []) : onGive(idsOf(true), idsOf(false)))}
          testID="divisions-give"
        />
      }
    >
      <Text>{t('link.seats.divisionsText')}</Text>
      <Card padded={false}>
        {divisions.map(({ name }) => (
          <ToggleRow
            key={name}
            title={name}
            kind="checkbox"
            on={chosen.includes(name)}
            onChange={(on) => setChosen((now) => (on ? [...now, name] : now.filter((each) => each !== name)))}
            testID={`division-${name}`}
          />
        ))}
      </Card>
    </Sheet>
  );
}
