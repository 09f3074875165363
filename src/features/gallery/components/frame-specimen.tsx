import { useState } from 'react';
import { View } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';

import { BothMarks } from '@/kit/side-mark';
import { JOINT_BAND } from '@/kit/sides';
import { ActionBar } from '@/ui/action-bar';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/icon-button';
import { Section } from '@/ui/section';
import { StackHeader } from '@/ui/stack-header';
import { TabBar } from '@/ui/tab-bar';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { nothing } from './nothing';

const NO_NOTCH = { top: 0, right: 0, bottom: 0, left: 0 };

/** The fixed parts of a screen. They stand in the middle of the page here, where there is no notch to keep clear of. */
export function FrameSpecimen() {
  const [tab, setTab] = useState<'turn' | 'fleet'>('turn');
  const back = { label: 'Back, in the specimen', onPress: nothing };
  return (
    <SafeAreaInsetsContext value={NO_NOTCH}>
      <Section title="Header and action bar">
        <Card padded={false} frame="strong">
          <StackHeader
            title="Mikasa fires"
            subtitle="Turn 4 · F Gunfire"
            back={back}
            right={<IconButton icon="more" label="More" onPress={nothing} color="jpOn" />}
            band={{ fill: 'jpFill', on: 'jpOn', edge: 'jpEdge', foot: 'single' }}
          />
          <View style={{ height: space.xl }} />
          <ActionBar
            aside={
              <View>
                <Text as="key">46%</Text>
                <Text as="text2" color="ink2">
                  at least one hit
                </Text>
              </View>
            }
            main={<Button kind="primary" icon="target" label="Fire" onPress={nothing} />}
          />
        </Card>
        <Card padded={false} frame="strong">
          <StackHeader
            title="Hits on Knyaz Suvorov"
            subtitle="Turn 4 · H Gunfire damage"
            back={back}
            right={<IconButton icon="more" label="More" onPress={nothing} color="ruOn" />}
            band={{ fill: 'ruFill', on: 'ruOn', edge: 'ruEdge', foot: 'double' }}
          />
          <View style={{ height: space.xl }} />
          <ActionBar
            aside={<Button icon="undo" iconPlace="above" label="Undo Fuji" onPress={nothing} />}
            main={<Button kind="primary" icon="dice" label="Roll" onPress={nothing} />}
          />
          <TabBar
            label="Tabs, in the specimen"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'turn', label: 'Turn', icon: 'pennant', badge: '4 to do' },
              { value: 'fleet', label: 'Fleet', icon: 'ship' },
            ]}
          />
        </Card>
        <Card padded={false} frame="strong">
          <StackHeader
            title="Both revealed"
            subtitle="Turn 6 · manoeuvre off Port Arthur"
            back={back}
            right={<BothMarks marks="ensigns" width={34} across />}
            band={JOINT_BAND}
          />
          <View style={{ height: space.xl }} />
        </Card>
      </Section>
    </SafeAreaInsetsContext>
  );
}
