import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { percentShort, percentSpoken } from '@/kit/odds-charts/odds-words';
import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideName } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type Counter, type FightOdds, type ShipFightOdds, type Side, SIDES } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { Tag } from '@/ui/tag';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

import { averageWords } from './quick-words';

interface FightTableProps {
  lines: Readonly<Record<Side, readonly Counter[]>>;
  odds: FightOdds;
  rounds: number;
}

/** Expected losses, then each ship's fate; what is not exact says so and has its bounds beside it. */
export function FightTable({ lines, odds, rounds }: FightTableProps) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { isLargeText } = useTheme();
  const isHouse = SIDES.some((side) => lines[side].some(({ house, ratings }) => house || ratings === null));
  return (
    <Stack gap="md" testID="fight-odds">
      <Row wrap gap="md">
        {SIDES.map((side) => (
          <Row
            key={side}
            align="center"
            gap="sm"
            // Large words need a line for each side.
            style={{ flexGrow: 1, flexShrink: 1, flexBasis: isLargeText ? '100%' : 150 }}
            testID={`losses-${side}`}
          >
            <View style={{ flexShrink: 0 }}>
              <SideMark side={ensignOf(side)} marks={marks} width={30} label={sideName(side)} />
            </View>
            <Text as="key">{averageWords(odds.expectedLosses[side])}</Text>
            <Text as="text2" color="ink2" style={{ flex: 1 }}>
              {t('tide.quick.fight.lossesOf', { count: lines[side].length })}
            </Text>
          </Row>
        ))}
      </Row>
      <Row align="center" gap="sm">
        <Text style={{ flex: 1 }} testID="fight-policy">
          {t('tide.quick.fight.policy', { rounds })}
        </Text>
        <RuleLink rule="TAS-23" />
      </Row>
      <Row align="center" gap="sm" testID="fight-exact">
        <Icon name={odds.exact ? 'check' : 'info'} size={22} />
        <Text style={{ flex: 1 }}>{odds.exact ? t('tide.quick.fight.exact') : t('tide.quick.fight.estimate')}</Text>
      </Row>
      {isHouse && (
        <Row>
          <Tag tone="caution" text={t('tide.forces.house')} />
        </Row>
      )}
      {SIDES.map((side) => (
        <Fates key={side} side={side} line={lines[side]} odds={odds.ships[side]} exact={odds.exact} />
      ))}
    </Stack>
  );
}

interface FatesProps {
  side: Side;
  line: readonly Counter[];
  odds: readonly ShipFightOdds[];
  exact: boolean;
}

const COLUMN = 62;

function Fates({ side, line, odds, exact }: FatesProps) {
  const t = useT();
  const { isLargeText } = useTheme();
  const heads = [t('tide.quick.fight.untouched'), t('tide.quick.fight.damaged'), t('tide.quick.fight.sunk')];
  return (
    <Card padded={false}>
      <Row align="center" paddingX="md" paddingY={6} gap="xs">
        <Heading as="label" style={{ flex: 1 }}>
          {side === 'ijn' ? t('tide.quick.fight.shipsIjn') : t('tide.quick.fight.shipsIrn')}
        </Heading>
        {!isLargeText &&
          heads.map((head) => (
            <Text
              key={head}
              // Every line says what its numbers are.
              aria-hidden
              as="label"
              color="ink2"
              style={{ width: COLUMN, textAlign: 'right', textTransform: 'none', letterSpacing: 0 }}
            >
              {head}
            </Text>
          ))}
      </Row>
      <View role="list">
        {line.map(({ id, name }, place) => (
          <FateRow key={id} name={name} odds={odds[place]!} exact={exact} />
        ))}
      </View>
    </Card>
  );
}

function FateRow({ name, odds, exact }: { name: string; odds: ShipFightOdds; exact: boolean }) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  const { pUntouched, pDamaged, pSunk, bounds } = odds;
  const [low, high] = bounds.pSunk;
  const span = t('tide.quick.fight.bounds', { low: percentShort(low), high: percentShort(high) });
  const said = t('tide.quick.fight.said', {
    name,
    untouched: percentSpoken(pUntouched),
    damaged: percentSpoken(pDamaged),
    sunk: percentSpoken(pSunk),
  });
  return (
    <View role="listitem" style={{ borderTopWidth: stroke.hairline, borderColor: color.rule }}>
      <View
        accessible
        role="img"
        aria-label={
          exact ? said : t('tide.quick.fight.saidBounds', { said, low: percentSpoken(low), high: percentSpoken(high) })
        }
      >
        {isLargeText ? (
          <Stack paddingX="md" paddingY={6}>
            <Text as="control">{name}</Text>
            <Text as="text2" color="ink2">
              {t('tide.quick.fight.fates', {
                untouched: percentShort(pUntouched),
                damaged: percentShort(pDamaged),
                sunk: exact ? percentShort(pSunk) : span,
              })}
            </Text>
          </Stack>
        ) : (
          <Row align="center" paddingX="md" paddingY={6} gap="xs">
            <Text as="control" style={{ flex: 1 }}>
              {name}
            </Text>
            {[pUntouched, pDamaged].map((chance, place) => (
              <Text key={place} as="control" color="ink2" style={{ width: COLUMN, textAlign: 'right' }}>
                {percentShort(chance)}
              </Text>
            ))}
            <View style={{ width: COLUMN }}>
              <Text as="name" style={{ textAlign: 'right' }}>
                {percentShort(pSunk)}
              </Text>
              {!exact && (
                <Text as="label" color="ink2" style={{ textAlign: 'right', textTransform: 'none', letterSpacing: 0 }}>
                  {span}
                </Text>
              )}
            </View>
          </Row>
        )}
      </View>
    </View>
  );
}
