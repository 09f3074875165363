import { inchWords } from '@/kit/words/inches';
import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import type { Book } from '@/game/battle';
import { picker, shuffled } from '@/game/shuffle';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { gunWords } from '@/kit/words/gun-words';
import { houseCardWords } from '@/messages/house-card-words';
import { useT, t } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import type { Json } from '@/rules/rulebook';
import {
  cardOf,
  FIRST_BATTLE,
  shipById,
  type Side,
  SIDES,
  cardFinder,
  duelSetup,
  togoBattle,
} from '@/rules/togo/index';
import { randomSeed } from '@/store/random-seed';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';

import { gameAddress } from '../play/addresses';
import { startGame } from '../play/start-game';

/** Before the duel: what it is, the two ships, and one button. */
export const FirstBattleScreen = ofTogo(function FirstBattleScreen() {
  const t = useT();
  const router = useRouter();
  const toast = useToast();
  const [starting, setStarting] = useState(false);
  const start = async () => {
    if (starting) return;
    setStarting(true);
    const started = await startGame(BOOK, { name: t('rooms.firstBattle'), setup: duel(), hasGuide: true });
    if (started.ok) return router.replace(gameAddress(started.value));
    setStarting(false);
    toast.show({ message: t('firstBattle.failed') });
  };
  return (
    <Screen
      title={t('rooms.firstBattle')}
      subtitle={t('rooms.firstBattleText')}
      back={useBack('/')}
      actionBar={{
        main: <Button kind="primary" label={t('firstBattle.start')} onPress={() => void start()} testID="start-duel" />,
      }}
      testID="first-battle"
    >
      <Text>{t('firstBattle.intro')}</Text>
      <Section title={t('firstBattle.ships')}>
        {SIDES.map((side) => (
          <Duellist key={side} side={side} />
        ))}
      </Section>
      <Text>{t('firstBattle.need')}</Text>
      <Text>{t('firstBattle.dice')}</Text>
      <Text>{t('firstBattle.win')}</Text>
    </Screen>
  );
});

function Duellist({ side }: { side: Side }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const ship = shipById(FIRST_BATTLE.sides[side].fleetFlagship ?? '');
  if (!ship) return null;
  const card = cardOf(ship, side, 1904);
  const guns = card.batteries
    .slice(0, 2)
    .map(({ dice, weapon }) => t('firstBattle.gun', { dice: dice.side, gun: gunWords(weapon) }));
  return (
    <Card>
      <Row align="center" gap="md">
        <SideMark side={ensignOf(side)} marks={marks} width={42} />
        <View style={{ flex: 1 }}>
          <Text as="name">{ship.name}</Text>
          <Text as="text2" color="ink2">
            {t('firstBattle.cruiser', { speed: inchWords(card.speed), guns: guns.join('  ') })}
          </Text>
        </View>
        <ShipPlan facts={{ ...card, lengthM: ship.lengthM ?? null }} label={null} />
      </Row>
    </Card>
  );
}

const BOOK = togoBattle as Book<unknown>;

/** Its cards are shuffled with another seed than its dice are rolled with: who has seen them must not know the dice. */
function duel(): Json {
  const pick = picker(randomSeed());
  return duelSetup(t('rooms.firstBattle'), {
    find: cardFinder(new Map(), houseCardWords),
    dummy: t('newBattle.cards.blank'),
    shuffle: (items) => shuffled(items, pick),
  }) as unknown as Json;
}
