import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Section } from '@/ui/section';
import { Heading, Text } from '@/ui/text';
import { space } from '@/ui/tokens';

export function TypeSpecimen() {
  const t = useT();
  return (
    <Section title={t('gallery.sections.type')}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: space.lg }}>
        <Text as="hero">{t('gallery.type.hero')}</Text>
        <Text as="keyLarge">{t('gallery.type.keyLarge')}</Text>
        <Text as="key">{t('gallery.type.key')}</Text>
        <Text as="value">{t('gallery.type.value')}</Text>
      </View>
      <Heading level={3}>{t('gallery.type.heading')}</Heading>
      <Text as="name">{t('gallery.type.name')}</Text>
      <Text as="label" color="ink2">
        {t('gallery.type.label')}
      </Text>
      <Text>{t('gallery.type.text')}</Text>
      <Text as="text2" color="ink2">
        {t('gallery.type.second')}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.lg }}>
        <Text as="textStrong" color="fire">
          {t('gallery.type.fire')}
        </Text>
        <Text as="textStrong" color="danger">
          {t('gallery.type.danger')}
        </Text>
        <Text as="textStrong" color="ok">
          {t('gallery.type.ok')}
        </Text>
      </View>
    </Section>
  );
}
