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
      message: t('gallery.messages.noted'),
      action: {
        label: t('common.undo'),
        onPress: () => toasts.show({ message: t('gallery.messages.undone') }),
      },
    });
  return (
    <Section title={t('gallery.sections.messages')}>
      <Toast message={t('gallery.messages.noted')} action={{ label: t('common.undo'), onPress: nothing }} />
      <Button label={t('gallery.messages.showToast')} onPress={showToast} testID="gallery-show-toast" />
      <Button label={t('gallery.messages.openSheet')} onPress={() => setOpen('sheet')} testID="gallery-open-sheet" />
      <Button label={t('gallery.messages.ask')} onPress={() => setOpen('question')} testID="gallery-ask" />
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title={t('gallery.messages.sheetTitle')}
        foot={<Button kind="primary" label={t('gallery.messages.set')} onPress={close} />}
        testID="gallery-sheet"
      >
        <Text>{t('gallery.messages.sheetText')}</Text>
      </Sheet>
      <Confirm
        open={open === 'question'}
        question={t('gallery.messages.question')}
        consequence={t('gallery.messages.consequence')}
        confirmLabel={t('gallery.messages.confirm')}
        cancelLabel={t('gallery.messages.keep')}
        destructive
        onConfirm={close}
        onCancel={close}
        testID="gallery-question"
      />
    </Section>
  );
}
