import { useState } from 'react';

import { useT } from '@/messages/messages';
import { Row } from '@/ui/layout';
import { NumberPad } from '@/ui/number-pad';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

export function NumberPadSpecimen() {
  const t = useT();
  const [value, setValue] = useState('3½');
  return (
    <Section title={t('gallery.sections.numberPad')}>
      <Row align="center" gap="md">
        <Text style={{ flex: 1 }}>{t('gallery.pads.value')}</Text>
        <Text as="key" aria-live="polite" testID="gallery-number-shown">
          {value}
        </Text>
      </Row>
      <NumberPad
        label={t('gallery.pads.value')}
        halfLabel={t('gallery.pads.half')}
        deleteLabel={t('gallery.pads.delete')}
        value={value}
        onChange={setValue}
        maxLength={3}
        testID="gallery-number"
      />
    </Section>
  );
}
