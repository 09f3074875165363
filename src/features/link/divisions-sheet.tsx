import { useState } from 'react';

import type { Companion } from '@/features/play/companion';
import type { SeatInfo } from '@/link/protocol/messages';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Sheet } from '@/ui/sheet';
import { ToggleRow } from '@/ui/toggle-row';

interface Props {
  seat: SeatInfo;
  divisions: ReturnType<NonNullable<Companion['divisions']>>;
  onClose: () => void;
  /** Null: all of his side's. */
  onGive: (ids: readonly string[] | null) => void;
}

/** What a captain commands: he gives no orders to anything else. */
export function DivisionsSheet({ seat, divisions, onClose, onGive }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    divisions.filter(({ ids }) => ids.some((id) => seat.divisions?.includes(id))).map(({ name }) => name),
  );
  const given = divisions.filter(({ name }) => chosen.includes(name)).flatMap(({ ids }) => ids);
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
          onPress={() => onGive(given.length === 0 ? null : given)}
          testID="divisions-give"
        />
      }
    >
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
