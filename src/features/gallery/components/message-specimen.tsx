import { useState } from 'react';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { Toast } from '@/ui/toast';
import { useToast } from '@/ui/toast-provider';

import { nothing } from './nothing';

export function MessageSpecimen() {
  const t = useT();
  const toasts = useToast();
  const [open, setOpen] = useState<'sheet' | 'question'>();
  const close = () => setOpen(undefined);
  const showToast = () =>
    toasts.show({
      message: 'Fuji: one hit recorded',
      action: {
        label: t('common.undo'),
        onPress: () => toasts.show({ message: 'The hit on Fuji was undone' }),
      },
    });
  return (
    <Section title="Sheet, question, toast">
      <Toast message="Fuji: one hit recorded" action={{ label: t('common.undo'), onPress: nothing }} />
      <Button label="Show a toast" onPress={showToast} testID="gallery-show-toast" />
      <Button label="Open a sheet" onPress={() => setOpen('sheet')} testID="gallery-open-sheet" />
      <Button label="Ask a question" onPress={() => setOpen('question')} testID="gallery-ask" />
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Correct the armour"
        foot={<Button kind="primary" label="Set the armour" onPress={close} />}
        testID="gallery-sheet"
      >
        <Text>Escape, the back button, the cross and a tap outside all close it.</Text>
      </Sheet>
      <Confirm
        open={open === 'question'}
        question="Delete this battle?"
        consequence="The battle and its log are deleted. You can undo this for six seconds."
        confirmLabel="Delete battle"
        cancelLabel="Keep it"
        destructive
        onConfirm={close}
        onCancel={close}
        testID="gallery-question"
      />
    </Section>
  );
}
