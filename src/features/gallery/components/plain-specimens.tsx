import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { iconPaths, type IconName } from '@/ui/icon-paths';
import { Row } from '@/ui/layout';
import { Progress } from '@/ui/progress';
import { Section } from '@/ui/section';
import { Heading, Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { nothing } from './nothing';

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

const names = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

export function IconSpecimen() {
  const t = useT();
  return (
    <Section title={t('gallery.sections.icons')}>
      <Row wrap gap="edge">
        {names.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Row>
    </Section>
  );
}

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
        <IconButton icon="back" label={t('common.back')} onPress={nothing} />
        <IconButton icon="share" label={t('gallery.buttons.share')} onPress={nothing} />
        <IconButton icon="more" label={t('gallery.buttons.more')} onPress={nothing} />
      </Row>
    </Section>
  );
}

export function FieldSpecimen() {
  const t = useT();
  const [name, setName] = useState<string>(t('gallery.rows.mikasa'));
  const [note, setNote] = useState('');
  return (
    <Section title={t('gallery.sections.fields')}>
      <TextField
        label={t('gallery.fields.name')}
        value={name}
        onChange={setName}
        kind="name"
        emptyError={t('gallery.fields.noName')}
        testID="gallery-name"
      />
      <TextField
        label={t('gallery.fields.note')}
        placeholder={t('gallery.fields.notePlaceholder')}
        hint={t('gallery.fields.noteHint')}
        value={note}
        onChange={setNote}
        multiline
        maxLength={200}
        testID="gallery-note"
      />
    </Section>
  );
}

export function StateSpecimen() {
  const t = useT();
  return (
    <Section title={t('gallery.sections.states')}>
      <Card padded={false}>
        <EmptyState
          icon="ship"
          title={t('battles.empty.title')}
          text={t('gallery.states.emptyText')}
          action={<Button icon="plus" label={t('rooms.newBattle')} onPress={nothing} />}
        />
      </Card>
      <ErrorState
        title={t('gallery.states.errorTitle')}
        text={t('gallery.states.errorText')}
        details={t('gallery.states.errorDetails')}
        actions={<Button icon="refresh" label={t('gallery.states.errorAction')} onPress={nothing} />}
      />
      <Progress
        label={t('gallery.states.importing')}
        value={7 / 12}
        valueText={t('gallery.states.imported', { done: 7, all: 12 })}
      />
      <Progress label={t('gallery.states.searching')} />
    </Section>
  );
}

/** Shows what a player sees when a screen breaks, without having to break one. */
export function BrokenSpecimen() {
  const t = useT();
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error(t('gallery.broken.thrown'));
  return (
    <Section title={t('gallery.sections.broken')}>
      <Text>{t('gallery.broken.text')}</Text>
      <Button kind="danger" label={t('gallery.broken.throw')} onPress={() => setBroken(true)} testID="gallery-throw" />
    </Section>
  );
}
