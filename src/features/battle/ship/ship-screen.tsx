import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { BandMark } from '@/kit/band-mark';
import { planWords } from '@/kit/ship-plan/plan-words';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { bandOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';
import { skeleton, space } from '@/ui/tokens';

import { planStateOf } from '../plan-state';
import { useTable } from '../use-table';
import { typeWords } from '../words/ship-words';
import { CorrectSheet } from './correct-sheet';
import { FateSheet } from './fate-sheet';
import { GunTable } from './gun-table';
import { ShipDamage } from './ship-damage';
import { ShipFigures } from './ship-figures';
import { ShipHistory } from './ship-history';

/** Everything about one ship, each number with its reason, and the umpire's pencil. */
export function ShipScreen() {
  const t = useT();
  const router = useRouter();
  const { sid = '' } = useLocalSearchParams<{ sid: string }>();
  const { view, nameOf, id } = useTable();
  const width = Math.min(useWindowDimensions().width, skeleton.maxWidth);
  const marks = useSettings((settings) => settings.marks);
  const [correcting, setCorrecting] = useState(false);
  const [fated, setFated] = useState(false);
  const ship = view.ships[sid];
  const back = {
    label: t('common.back'),
    onPress: () => (router.canGoBack() ? router.back() : router.replace(`/battle/${id}`)),
  };
  if (!ship) {
    return (
      <Screen title={t('battle.someCounter')} back={back} testID="ship">
        <EmptyState icon="ship" title={t('battle.ship.unknown')} text={t('battle.ship.unknownText')} />
      </Screen>
    );
  }
  const facts = { ...ship.card, lengthM: ship.lengthM ?? null };
  const state = planStateOf(ship);
  const type = typeWords(ship.card.type);
  const formation = nameOf(ship.formation);
  return (
    <Screen
      title={ship.name}
      subtitle={formation === ship.name ? type : t('battle.ship.subtitle', { type, formation })}
      back={back}
      band={bandOf(ship.side)}
      right={<BandMark side={ship.side} marks={marks} />}
      testID="ship"
    >
      <View style={{ alignItems: 'center' }}>
        <ShipPlan
          facts={facts}
          state={state}
          size="card"
          length={width - 2 * space.edge - 20}
          label={planWords({ name: ship.name, facts, state })}
        />
      </View>
      <ShipFigures ship={ship} />
      {ship.mayFire && (
        <Button
          icon="target"
          label={t('bridge.ship.fire')}
          onPress={() => router.push(`/battle/${id}/fire/${sid}`)}
          testID="ship-fire"
        />
      )}
      <GunTable ship={ship} />
      <ShipDamage ship={ship} />
      <Button label={t('changes.fate.open')} onPress={() => setFated(true)} testID="fate" />
      <Button icon="pencil" label={t('battle.ship.correct')} onPress={() => setCorrecting(true)} testID="correct" />
      <ShipHistory ship={sid} />
      {fated && <FateSheet ship={sid} onClose={() => setFated(false)} />}
      <CorrectSheet ship={correcting ? sid : null} onClose={() => setCorrecting(false)} />
    </Screen>
  );
}
