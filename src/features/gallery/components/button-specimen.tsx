import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { nothing } from './nothing';

export function ButtonSpecimen() {
  const t = useT();
  const [fired, setFired] = useState(false);
  return (
    <Section title={t('gallery.sections.buttons')}>
      <Button
        kind="primary"
        icon={fired ? 'refresh' : 'target'}
        label={fired ? t('gallery.buttons.reload') : t('gallery.buttons.fire')}
        onPress={() => setFired(!fired)}
        testID="gallery-guard"
      />
      <Text as="text2" color="ink2">
        {t('gallery.buttons.guard')}
      </Text>
      <Button icon="undo" label={t('gallery.buttons.secondary')} onPress={nothing} />
      <Button disabled label={t('gallery.buttons.disabled')} onPress={nothing} />
      <Button kind="danger" icon="warning" label={t('gallery.buttons.danger')} onPress={nothing} />
      <Row wrap align="center" gap="sm">
        <Button kind="link" label={t('gallery.buttons.link')} onPress={nothing} />
        <View style={{ flexGrow: 1 }} />
        <IconButton icon="back" label={t('gallery.buttons.back')} onPress={nothing} />
        <IconButton icon="share" label={t('gallery.buttons.share')} onPress={nothing} />
        <IconButton icon="more" label={t('gallery.buttons.more')} onPress={nothing} />
      </Row>
    </Section>
  );
}
