import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { RuleLine } from '@/kit/rule-line';
import { JOINT_BAND } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { type CampaignView, type Side, SIDES } from '@/rules/red-sun/index';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { fleetFacts } from '../forces/forces-words';
import { useAct, useActWithToast, useGame } from '../game';
import { sideWords } from '../words/names-in';
import { fleetsAfloat } from './fleets-afloat';

type Met = Readonly<Record<Side, readonly string[]>>;

/** Whoever is alone at sea on his side is taken to be the one that was met. */
const firstMet = (view: CampaignView, side: Side): readonly string[] => {
  const out = fleetsAfloat(view).filter((fleet) => fleet.side === side && fleet.place !== 'port' && !fleet.isMerchant);
  return out.length === 1 ? out.map(({ id }) => id) : [];
};

/** Fleets that share a hex: no contact, or a battle (RSR-3, RSR-10). */
export function ContactScreen() {
  const t = useT();
  const act = useAct();
  const actWithToast = useActWithToast();
  const { id, view } = useGame();
  const back = useBack(gameAddress(id));
  const [met, setMet] = useState<Met>(() => ({ ijn: firstMet(view, 'ijn'), irn: firstMet(view, 'irn') }));
  const [hours, setHours] = useState(0);
  const isComplete = SIDES.every((side) => met[side].length > 0);
  const missing = SIDES.find((side) => met[side].length === 0);
  const toggle = (side: Side, fleet: string) => {
    const others = met[side].filter((each) => each !== fleet);
    setMet({ ...met, [side]: met[side].includes(fleet) ? others : [...met[side], fleet] });
  };
  const start = async () => {
    if (await act({ type: 'startBattle', ...met, hours: hours === 0 ? null : hours })) back();
  };
  const noContact = async () => {
    if (await actWithToast({ type: 'recordSearch', ...met, found: false })) back();
  };
  return (
    <Screen
      title={t('red-sun.contact.title')}
      back={{ label: t('common.back'), onPress: back }}
      band={JOINT_BAND}
      testID="contact-screen"
      actionBar={{
        main: (
          <Button
            kind="primary"
            icon="target"
            label={t('red-sun.contact.start')}
            onPress={() => void start()}
            disabled={!isComplete}
            testID="start-battle"
          />
        ),
        aside: (
          <Button
            label={t('red-sun.contact.none')}
            onPress={() => void noContact()}
            disabled={!isComplete}
            testID="no-contact"
          />
        ),
      }}
    >
      <RuleLine flush words={t('red-sun.contact.text')} rule="RSR-3" />
      {missing !== undefined && <Text color="ink2">{t('red-sun.contact.missing', { side: sideWords(missing) })}</Text>}
      {SIDES.map((side) => (
        <Section key={side} title={sideWords(side)}>
          <Stack>
            {fleetsAfloat(view)
              .filter((fleet) => fleet.side === side)
              .map((fleet) => (
                <ToggleRow
                  key={fleet.id}
                  kind="checkbox"
                  title={fleet.name}
                  subtitle={fleetFacts(fleet).join(' · ')}
                  on={met[side].includes(fleet.id)}
                  onChange={() => toggle(side, fleet.id)}
                  testID={`met-${fleet.id}`}
                />
              ))}
          </Stack>
        </Section>
      ))}
      <Row align="center" justify="space-between" gap="md" wrap>
        <Text>{t('red-sun.contact.hours')}</Text>
        <Stepper
          narrow
          label={t('red-sun.contact.hours')}
          decreaseLabel={t('play.change.less', { title: t('red-sun.contact.hours') })}
          increaseLabel={t('play.change.more', { title: t('red-sun.contact.hours') })}
          value={hours}
          min={0}
          max={48}
          format={(value) => (value === 0 ? t('red-sun.contact.noLimit') : String(value))}
          onChange={setHours}
          testID="hours"
        />
      </Row>
    </Screen>
  );
}
