import { useState } from 'react';

import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';

interface PickRowProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  testID: string;
}

/** One of many: the row shows what is chosen, a sheet has the rest. */
export function PickRow<Value extends string>({ label, options, value, onChange, testID }: PickRowProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  return (
    <Card padded={false}>
      <ListRow title={label} subtitle={chosen?.label ?? ''} onPress={() => setOpen(true)} testID={testID} />
      <Sheet open={isOpen} title={label} onClose={() => setOpen(false)} testID={`${testID}-sheet`}>
        <Card padded={false}>
          {options.map((option) => (
            <ListRow
              key={option.value}
              title={option.label}
              leading={<Icon name="check" size={20} color={option.value === value ? 'ink' : 'card'} />}
              onPress={() => {
                setOpen(false);
                if (option.value !== value) onChange(option.value);
              }}
              testID={`${testID}-${option.value}`}
            />
          ))}
        </Card>
      </Sheet>
    </Card>
  );
}
