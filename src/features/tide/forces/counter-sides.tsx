import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { DICE, type Ratings, type ShipView } from '@/rules/tide/index';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';

import { useGame } from '../game';
import { LetterMark, ValueFigure } from './ship-row';
import { TubeMark } from './tube-mark';
import { ratingsSaid, valueWords } from './forces-words';

/** Both sides of a counter; the one that lies up is framed. Cruisers and destroyers have one, and dice that hits take. */
export function CounterSides({ ship }: { ship: ShipView }) {
  const t = useT();
  const isBattleship = ship.class === 'battleship';
  const { view } = useGame();
  const hits = ship.hits ?? 0;
  const diceLeft = Math.max(0, DICE[ship.class] - hits);
  const isPerWeapon = view.rulings.threeDice === 'per-weapon';
  return (
    <Stack gap="sm">
      <Row wrap gap="md">
        <Side
          title={isBattleship ? t('tide.forces.face.front') : t('tide.forces.counter')}
          ratings={ship.ratings}
          isUp={!isBattleship || ship.damaged === false}
          testID="side-front"
        />
        {isBattleship && (
          <Side
            title={t('tide.forces.face.damaged')}
            ratings={ship.damagedRatings ?? ship.ratings}
            isUp={ship.damaged === true}
            note={ship.damagedRatings === null && ship.ratings !== null ? t('tide.forces.sameAsFront') : undefined}
            testID="side-damaged"
          />
        )}
      </Row>
      {!isBattleship && ship.hits !== null && (
        <Row align="center" gap="sm">
          <Text style={{ flex: 1 }} testID="dice-left">
            {isPerWeapon
              ? t('tide.forces.diceLeft', { count: diceLeft, hits })
              : t('tide.forces.diceLeftInAll', { count: diceLeft, hits })}
          </Text>
          <RuleLink rule={isPerWeapon ? 'TAS-24' : 'AMB-8'} />
        </Row>
      )}
      {ship.house && ship.ratings !== null && (
        <Row>
          <Tag tone="caution" text={t('tide.forces.house')} />
        </Row>
      )}
    </Stack>
  );
}

interface SideProps {
  title: string;
  ratings: Ratings | null;
  isUp: boolean;
  note?: string;
  testID: string;
}

function Side({ title, ratings, isUp, note, testID }: SideProps) {
  const t = useT();
  return (
    <View style={{ flexGrow: 1, flexBasis: 150 }}>
      <Card frame={isUp ? 'strong' : 'hairline'} testID={testID}>
        <Row align="center" justify="space-between" wrap gap="xs">
          <Text as="label" color={isUp ? 'ink' : 'ink2'}>
            {title}
          </Text>
          {isUp && <Tag tone="now" text={t('tide.forces.up')} />}
        </Row>
        <Row accessible role="img" aria-label={ratingsSaid(ratings)} gap="sm" align="flex-start" wrap>
          <ValueFigure value={valueWords(ratings?.primary)} unit={t('tide.forces.primary')} />
          <ValueFigure value={valueWords(ratings?.secondary)} unit={t('tide.forces.secondary')} />
          <LetterMark letter={ratings?.letter} />
        </Row>
        {ratings?.torpedo && (
          <Row align="center" gap="sm">
            <TubeMark size={26} />
            <Text as="text2">{t('tide.forces.tubes')}</Text>
          </Row>
        )}
        {note !== undefined && (
          <Text as="text2" color="ink2">
            {note}
          </Text>
        )}
      </Card>
    </View>
  );
}
