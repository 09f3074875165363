import Constants from 'expo-constants';
import { useRouter } from 'expo-router';

import { SideMark } from '@/kit/side-mark';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { Columns } from '@/ui/columns';
import { Row } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { NamedChoice } from '@/ui/named-choice';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { ToggleRow } from '@/ui/toggle-row';

import { DataSection } from './components/data-section';
import { LookSection } from './components/look-section';
import { useChangeSettings } from './use-change-settings';

/** Everything here acts at once and is kept; there is no Save button to forget. */
export function SettingsScreen() {
  const t = useT();
  const goBack = useBack('/');
  return (
    <Screen title={t('settings.title')} back={goBack} testID="settings">
      <Columns>
        <>
          <LookSection />
          <HoldSection />
        </>
        <>
          <TableSection />
          <DataSection />
          <AboutSection />
        </>
      </Columns>
    </Screen>
  );
}

function TableSection() {
  const t = useT();
  const change = useChangeSettings();
  const { dice, marks, endPhases } = useSettings();
  return (
    <Section title={t('settings.table')}>
      <NamedChoice
        label={t('settings.dice.label')}
        hint={t('settings.dice.hint')}
        value={dice}
        onChange={(value) => change(() => ({ dice: value }))}
        options={[
          { value: 'app', label: t('settings.dice.app'), shortLabel: t('settings.dice.appShort'), icon: 'phone' },
          { value: 'own', label: t('settings.dice.own'), shortLabel: t('settings.dice.ownShort'), icon: 'hand' },
          { value: 'count', label: t('settings.dice.count'), icon: 'tally' },
        ]}
        testID="dice"
      />
      <Card padded={false}>
        <ToggleRow
          title={t('settings.endPhases.title')}
          subtitle={t('settings.endPhases.subtitle')}
          on={endPhases}
          onChange={(on) => change(() => ({ endPhases: on }))}
          testID="end-phases"
        />
      </Card>
      <NamedChoice
        label={t('settings.marks.label')}
        value={marks}
        onChange={(value) => change(() => ({ marks: value }))}
        options={[
          { value: 'ensigns', label: t('settings.marks.ensigns') },
          { value: 'plain', label: t('settings.marks.plain'), shortLabel: t('settings.marks.plainShort') },
        ]}
        testID="marks"
      />
      <Row gap="edge">
        <SideMark side="japan" marks={marks} width={66} label={t('settings.marks.japan')} />
        <SideMark side="russia" marks={marks} width={66} label={t('settings.marks.russia')} />
      </Row>
    </Section>
  );
}

function AboutSection() {
  const t = useT();
  const router = useRouter();
  return (
    <Section title={t('settings.about')}>
      <Card padded={false}>
        <ListRow title={t('settings.version')} value={Constants.expoConfig?.version ?? ''} />
        <ListRow
          title={t('rooms.records')}
          subtitle={t('rooms.recordsText')}
          onPress={() => router.push('/records')}
          testID="to-records"
        />
        <ListRow
          title={t('storageCheck.title')}
          subtitle={t('settings.storageCheck.subtitle')}
          onPress={() => router.push('/storage-check')}
          testID="to-storage-check"
        />
        <ListRow
          title={t('about.privacy.title')}
          subtitle={t('about.privacy.subtitle')}
          onPress={() => router.push('/privacy')}
          testID="to-privacy"
        />
        <ListRow
          title={t('about.licences.title')}
          subtitle={t('about.licences.subtitle')}
          onPress={() => router.push('/licences')}
          testID="to-licences"
        />
        {__DEV__ && (
          <ListRow
            title={t('settings.gallery.title')}
            subtitle={t('settings.gallery.subtitle')}
            onPress={() => router.push('/gallery')}
            testID="to-gallery"
          />
        )}
      </Card>
    </Section>
  );
}

function HoldSection() {
  const t = useT();
  const change = useChangeSettings();
  const { hand, haptics, keepAwake } = useSettings();
  return (
    <Section title={t('settings.hold')}>
      <NamedChoice
        label={t('settings.hand.label')}
        hint={t('settings.hand.hint')}
        value={hand}
        onChange={(value) => change(() => ({ hand: value }))}
        options={[
          { value: 'left', label: t('settings.hand.left') },
          { value: 'right', label: t('settings.hand.right') },
        ]}
        testID="hand"
      />
      <Card padded={false}>
        <ToggleRow
          title={t('settings.haptics.title')}
          subtitle={t('settings.haptics.subtitle')}
          on={haptics}
          onChange={(on) => change(() => ({ haptics: on }))}
          testID="haptics"
        />
        <ToggleRow
          title={t('settings.keepAwake.title')}
          subtitle={t('settings.keepAwake.subtitle')}
          on={keepAwake}
          onChange={(on) => change(() => ({ keepAwake: on }))}
          testID="keep-awake"
        />
      </Card>
    </Section>
  );
}
