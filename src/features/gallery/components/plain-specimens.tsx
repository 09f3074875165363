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
import { CountedHeading, CountedText, Heading, Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { nothing } from './nothing';

export function TypeSpecimen() {
  return (
    <Section title="Type">
      <Row wrap align="flex-end" columnGap="lg">
        <Text as="hero">46</Text>
        <Text as="keyLarge">3¾″</Text>
        <Text as="key">≤4</Text>
        <Text as="value">12</Text>
      </Row>
      <Heading level={3}>A heading: 6″ hit dice, 4 to roll</Heading>
      <CountedHeading count={7} words="things left to do" />
      <CountedText count={2} words="fires to check" />
      <Text as="name">Imperator Aleksandr III</Text>
      <Text as="label" color="ink2">
        Column head
      </Text>
      <Text>Sentences are set in Barlow, numbers and names in Barlow Condensed with figures of one width.</Text>
      <Text as="text2" color="ink2">
        Second lines are smaller and quieter.
      </Text>
      <Row wrap columnGap="lg">
        <Text as="textStrong" color="fire">
          Fire words
        </Text>
        <Text as="textStrong" color="danger">
          Silent, sunk
        </Text>
        <Text as="textStrong" color="ok">
          All well
        </Text>
      </Row>
    </Section>
  );
}

const names = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

export function IconSpecimen() {
  return (
    <Section title="Icons">
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
    <Section title="Buttons">
      <Button
        kind="primary"
        icon={fired ? 'refresh' : 'target'}
        label={fired ? 'Reload' : 'Fire Mikasa'}
        onPress={() => setFired(!fired)}
        testID="gallery-guard"
      />
      <Text as="text2" color="ink2">
        Tap it: new words lock the button for 300 ms.
      </Text>
      <Button icon="undo" label="Undo last" onPress={nothing} />
      <Button disabled label="Nothing to undo" onPress={nothing} />
      <Button kind="danger" icon="warning" label="Delete battle" onPress={nothing} />
      <Row wrap align="center" gap="sm">
        <Button kind="link" label="End phase…" onPress={nothing} />
        <View style={{ flexGrow: 1 }} />
        <IconButton icon="back" label={t('common.back')} onPress={nothing} />
        <IconButton icon="share" label="Share" onPress={nothing} />
        <IconButton icon="more" label="More" onPress={nothing} />
      </Row>
    </Section>
  );
}

export function FieldSpecimen() {
  const [name, setName] = useState<string>('Mikasa');
  const [note, setNote] = useState('');
  return (
    <Section title="Text fields">
      <TextField
        label="Name of the ship"
        value={name}
        onChange={setName}
        kind="name"
        emptyError="A ship needs a name."
        testID="gallery-name"
      />
      <TextField
        label="Note"
        placeholder="Refitted at Kure"
        hint="Shown on the ship page."
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
    <Section title="Empty, error, progress">
      <Card padded={false}>
        <EmptyState
          icon="ship"
          title={t('battles.empty.title')}
          text="Every battle you start is kept here until you delete it."
          action={<Button icon="plus" label={t('rooms.newBattle')} onPress={nothing} />}
        />
      </Card>
      <ErrorState
        title="The file could not be read"
        text="Nothing in your fleets was changed. Choose another file, or try again."
        details="Line 12: a name is missing."
        actions={<Button icon="refresh" label="Try again" onPress={nothing} />}
      />
      <Progress label="Importing ships" value={7 / 12} valueText="7 of 12 ships" />
      <Progress label="Searching for the file" />
    </Section>
  );
}

/** Shows what a player sees when a screen breaks, without having to break one. */
export function BrokenSpecimen() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('Thrown on purpose from the gallery.');
  return (
    <Section title="Error boundary">
      <Text>The error screen appears when another screen breaks. Nothing is lost.</Text>
      <Button kind="danger" label="Throw an error" onPress={() => setBroken(true)} testID="gallery-throw" />
    </Section>
  );
}
