import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';

interface PickSheetProps<Value> {
  title: string;
  options: readonly { readonly key: string; readonly value: Value; readonly label: string; readonly hint?: string }[];
  /** Key of the one that is chosen now. */
  chosen?: string;
  onPick: (value: Value) => void;
  onClose: () => void;
  testID: string;
}

/** One of many. */
export function PickSheet<Value>({ title, options, chosen, onPick, onClose, testID }: PickSheetProps<Value>) {
  return (
    <Sheet open onClose={onClose} title={title} testID={testID}>
      <Card padded={false}>
        {options.map(({ key, value, label, hint }) => (
          <ListRow
            key={key}
            title={label}
            subtitle={hint}
            trailing={key === chosen ? <Icon name="check" size={22} strong /> : undefined}
            onPress={() => {
              onClose();
              onPick(value);
            }}
            testID={`${testID}-${key}`}
          />
        ))}
      </Card>
    </Sheet>
  );
}
