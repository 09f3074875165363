import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { LockedContext } from '@/ui/use-relabel-guard';

interface MenuRow {
  /** The end of its test id. */
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly subtitle?: string;
  readonly isDanger?: boolean;
  /** Leads on within the sheet; any other row closes it first. */
  readonly stays?: boolean;
  readonly onPress: () => void;
}

interface MenuSheetProps {
  title: string;
  rows: readonly (MenuRow | false)[];
  /** While its rows have just changed. */
  locked?: boolean;
  onClose: () => void;
  testID: string;
}

/** What can be done with a thing as a whole. */
export function MenuSheet({ title, rows, locked = false, onClose, testID }: MenuSheetProps) {
  return (
    <Sheet open onClose={onClose} title={title} testID={testID}>
      <LockedContext value={locked}>
        <Card padded={false}>{rows.map((row) => row && <Row key={row.id} {...row} onClose={onClose} />)}</Card>
      </LockedContext>
    </Sheet>
  );
}

function Row({ id, icon, isDanger, stays, onPress, onClose, ...words }: MenuRow & Pick<MenuSheetProps, 'onClose'>) {
  const press = () => {
    if (!stays) onClose();
    onPress();
  };
  const leading = <Icon name={icon} size={26} color={isDanger ? 'danger' : undefined} />;
  return <ListRow leading={leading} {...words} onPress={press} testID={`menu-${id}`} />;
}
