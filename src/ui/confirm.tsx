import { Button } from './button';
import type { IconName } from './icon-paths';
import { Sheet } from './sheet';
import { Text } from './text';

export interface ConfirmProps {
  open: boolean;
  /** "Delete the battle?" */
  question: string;
  /** One sentence: what will be so afterwards. */
  consequence: string;
  /** Says what it does ("Delete the battle"), never "OK". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Something is lost: the button is framed in danger words and not the filled one. */
  destructive?: boolean;
  icon?: IconName;
  testID?: string;
}

/** Asks once. Leaving the sheet in any other way is a no. */
export function Confirm(props: ConfirmProps) {
  const { open, question, consequence, confirmLabel, cancelLabel, onConfirm, onCancel, destructive, icon, testID } =
    props;
  return (
    <Sheet
      open={open}
      onClose={onCancel}
      title={question}
      closeLabel={cancelLabel}
      testID={testID}
      foot={
        <>
          <Button
            kind={destructive ? 'danger' : 'primary'}
            icon={icon ?? (destructive ? 'warning' : undefined)}
            label={confirmLabel}
            onPress={onConfirm}
            testID={testID && `${testID}-confirm`}
          />
          <Button label={cancelLabel} onPress={onCancel} testID={testID && `${testID}-cancel`} />
        </>
      }
    >
      <Text>{consequence}</Text>
    </Sheet>
  );
}
