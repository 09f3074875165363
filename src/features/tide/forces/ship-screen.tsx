import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { SubjectHistory } from '@/features/play/log/subject-history';
import { BandMark } from '@/kit/band-mark';
import { RuleLink } from '@/kit/rule-link';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { sideOf } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { useGame } from '../game';
import { planOf } from './class-plan';
import { CorrectSheet } from './correct-sheet';
import { CounterSides } from './counter-sides';
import { stateAlone } from './forces-words';
import { NoShip } from './no-ship';

/** Points from bow to stern. */
const PLAN = 280;

/** Both sides of a counter, what happened to it, and every value to be set by hand. */
export function ShipScreen({ param }: { param: string }) {
  const t = useT();
  const router = useRouter();
  const { view, id } = useGame();
  const back = useBack(gameAddress(id));
  const marks = useSettings((settings) => settings.marks);
  const [correcting, setCorrecting] = useState(false);
  const ship = view.ships[param];
  if (!ship) return <NoShip testID="ship" />;
  const side = sideOf(ship.fleet);
  return (
    <Screen
      title={ship.name}
      subtitle={t('tide.forces.shipOf', {
        class: t(`tide.forces.class.${ship.class}`),
        fleet: t(`tide.forces.fleet.${ship.fleet}`),
      })}
      back={back}
      band={bandOf(side)}
      right={<BandMark side={side} marks={marks} />}
      testID="ship"
    >
      <Row align="center" gap="sm" wrap>
        <Text as="name" color={ship.fate === 'afloat' ? 'ink' : 'danger'} style={{ flex: 1 }} testID="ship-state">
          {stateAlone(ship)}
        </Text>
        {ship.port === null && <RuleLink rule="TAS-31" />}
        {ship.port === true && <RuleLink rule="TAS-30" />}
      </Row>
      <View style={{ alignItems: 'center' }} testID="ship-plan">
        <ShipPlan facts={planOf(ship)} size="card" length={PLAN} label={null} />
        {ship.plan && (
          <Text as="text2" color="ink2">
            {t('tide.forces.plan.linked', { name: ship.plan.name })}
          </Text>
        )}
      </View>
      <CounterSides ship={ship} />
      <Button
        icon="grid"
        label={t('tide.forces.typeValues')}
        onPress={() => router.push(gameAddress(id, `ratings/${param}`))}
        testID="to-ratings"
      />
      <Button
        icon="ship"
        label={t('tide.forces.plan.open')}
        onPress={() => router.push(gameAddress(id, `plan/${param}`))}
        testID="to-plan"
      />
      <Button
        icon="pencil"
        label={t('tide.forces.correct.open')}
        onPress={() => setCorrecting(true)}
        testID="correct"
      />
      {ship.port === null && (
        <Button
          icon="lock"
          label={t('tide.forces.condition.open')}
          onPress={() => router.push(gameAddress(id, `condition/${param}`))}
          testID="to-condition"
        />
      )}
      <SubjectHistory
        subject={param}
        title={t('tide.forces.history')}
        empty={t('tide.forces.noHistory')}
        testID="ship-history"
      />
      {correcting && <CorrectSheet ship={ship} onClose={() => setCorrecting(false)} />}
    </Screen>
  );
}
