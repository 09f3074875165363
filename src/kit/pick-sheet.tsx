import { useState } from 'react';

import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';

interface PickOption<Value> {
  readonly key: string;
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

interface PickSheetProps<Value> {
  title: string;
  options: readonly PickOption<Value>[];
  /** Key of the one that is chosen now. */
  chosen?: string;
  onPick: (value: Value) => void;
  onClose: () => void;
  testID: string;
  /** The beginning of the rows' test ids, where that is not the sheet's own. */
  rowID?: string;
}

/** One of many. */
export function PickSheet<Value>(props: PickSheetProps<Value>) {
  const { title, options, chosen, onPick, onClose, testID, rowID = testID } = props;
  return (
    <Sheet open onClose={onClose} title={title} testID={testID}>
      <Card padded={false}>
        {options.map(({ key, value, label, hint }) => (
          <ListRow
            key={key}
            title={label}
            subtitle={hint}
            chosen={key === chosen}
            trailing={key === chosen ? <Icon name="check" size={22} strong /> : undefined}
            onPress={() => {
              onClose();
              if (key !== chosen) onPick(value);
            }}
            testID={`${rowID}-${key}`}
          />
        ))}
      </Card>
    </Sheet>
  );
}

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
  const words = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Card padded={false}>
      <ListRow title={label} subtitle={words} onPress={() => setOpen(true)} testID={testID} />
      {isOpen && (
        <PickSheet
          title={label}
          options={options.map((option) => ({ key: option.value, ...option }))}
          chosen={value}
          onPick={onChange}
          onClose={() => setOpen(false)}
          testID={`${testID}-sheet`}
          rowID={testID}
        />
      )}
    </Card>
  );
}
