import { useState } from 'react';
import { View } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';

import { BothMarks } from '@/kit/side-mark';
import { JOINT_BAND } from '@/kit/sides';
import { useT } from '@/messages/messages';
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
  const t = useT();
  const [tab, setTab] = useState<'turn' | 'fleet'>('turn');
  const back = { label: t('gallery.frame.back'), onPress: nothing };
  return (
    <SafeAreaInsetsContext value={NO_NOTCH}>
      <Section title={t('gallery.sections.frame')}>
        <Card padded={false} frame="strong">
          <StackHeader
            title={t('gallery.frame.second')}
            subtitle={t('gallery.frame.secondSubtitle')}
            back={back}
            right={<IconButton icon="more" label={t('gallery.buttons.more')} onPress={nothing} color="jpOn" />}
            band={{ fill: 'jpFill', on: 'jpOn', edge: 'jpEdge', foot: 'single' }}
          />
          <View style={{ height: space.xl }} />
          <ActionBar
            aside={
              <View>
                <Text as="key">{t('gallery.frame.odds', { percent: 46 })}</Text>
                <Text as="text2" color="ink2">
                  {t('gallery.frame.oddsWords')}
                </Text>
              </View>
            }
            main={<Button kind="primary" icon="target" label={t('gallery.frame.fire')} onPress={nothing} />}
          />
        </Card>
        <Card padded={false} frame="strong">
          <StackHeader
            title={t('gallery.frame.title')}
            subtitle={t('gallery.frame.subtitle')}
            back={back}
            right={<IconButton icon="more" label={t('gallery.buttons.more')} onPress={nothing} color="ruOn" />}
            band={{ fill: 'ruFill', on: 'ruOn', edge: 'ruEdge', foot: 'double' }}
          />
          <View style={{ height: space.xl }} />
          <ActionBar
            aside={<Button icon="undo" iconPlace="above" label={t('gallery.frame.undo')} onPress={nothing} />}
            main={<Button kind="primary" icon="dice" label={t('gallery.frame.roll')} onPress={nothing} />}
          />
          <TabBar
            label={t('gallery.frame.tabs')}
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'turn', label: t('gallery.frame.turn'), icon: 'pennant', badge: t('gallery.frame.owed') },
              { value: 'fleet', label: t('gallery.frame.fleet'), icon: 'ship' },
            ]}
          />
        </Card>
        <Card padded={false} frame="strong">
          <StackHeader
            title={t('gallery.frame.joint')}
            subtitle={t('gallery.frame.jointSubtitle')}
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
