import { useT } from '@/messages/messages';
import { Row } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Heading, Text } from '@/ui/text';

export function TypeSpecimen() {
  const t = useT();
  return (
    <Section title={t('gallery.sections.type')}>
      <Row wrap align="flex-end" columnGap="lg">
        <Text as="hero">{t('gallery.type.hero')}</Text>
        <Text as="keyLarge">{t('gallery.type.keyLarge')}</Text>
        <Text as="key">{t('gallery.type.key')}</Text>
        <Text as="value">{t('gallery.type.value')}</Text>
      </Row>
      <Heading level={3}>{t('gallery.type.heading')}</Heading>
      <Text as="name">{t('gallery.type.name')}</Text>
      <Text as="label" color="ink2">
        {t('gallery.type.label')}
      </Text>
      <Text>{t('gallery.type.text')}</Text>
      <Text as="text2" color="ink2">
        {t('gallery.type.second')}
      </Text>
      <Row wrap columnGap="lg">
        <Text as="textStrong" color="fire">
          {t('gallery.type.fire')}
        </Text>
        <Text as="textStrong" color="danger">
          {t('gallery.type.danger')}
        </Text>
        <Text as="textStrong" color="ok">
          {t('gallery.type.ok')}
        </Text>
      </Row>
    </Section>
  );
}
