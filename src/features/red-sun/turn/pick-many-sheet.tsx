import { useState } from 'react';

import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Sheet } from '@/ui/sheet';
import { ToggleRow } from '@/ui/toggle-row';

interface PickManySheetProps {
  title: string;
  options: readonly { readonly id: string; readonly label: string; readonly hint?: string }[];
  /** The button while nobody is picked, and with so many. */
  none: string;
  some: (count: number) => string;
  onPick: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Any number of many. */
export function PickManySheet({ title, options, none, some, onPick, onClose }: PickManySheetProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      testID="pick-many"
      foot={
        <Button
          kind="primary"
          label={picked.length === 0 ? none : some(picked.length)}
          onPress={() => {
            onClose();
            onPick(picked);
          }}
          testID="pick-many-done"
        />
      }
    >
      <Card padded={false}>
        {options.map(({ id, label, hint }) => (
          <ToggleRow
            key={id}
            kind="checkbox"
            title={label}
            subtitle={hint}
            on={picked.includes(id)}
            onChange={(on) => setPicked(on ? [...picked, id] : picked.filter((each) => each !== id))}
            testID={`pick-${id}`}
          />
        ))}
      </Card>
    </Sheet>
  );
}
