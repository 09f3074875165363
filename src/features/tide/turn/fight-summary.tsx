import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type FightView, SIDES } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

/** Range, whose advantage, and the rounds: what the manoeuvre has given. */
export function FightSummary({ fight }: { fight: FightView }) {
  const t = useT();
  const { isLargeText } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const holders = SIDES.filter((side) => fight.advantage[side] !== null);
  const isCrossed = holders.some((side) => fight.advantage[side] === 'crossing');
  return (
    <Row columnGap={isLargeText ? 'lg' : 'md'} rowGap="sm" wrap={isLargeText} testID="fight-summary">
      <Fact label={t('tide.fight.range')} value={t(`tide.rangeTitle.${fight.range}`)} />
      <Stack flex={isLargeText ? undefined : 1.4} accessible>
        <Text as="label" color="ink2">
          {isCrossed ? t('tide.fight.crossed') : t('tide.fight.broadside')}
        </Text>
        <Row align="center" gap="xs">
          <Text as="title">
            {holders.length === 0
              ? t('tide.fight.nobody')
              : holders.length === 2
                ? t('tide.fight.both')
                : t(`tide.fight.who.${holders[0]!}`)}
          </Text>
          {holders.map((side) => (
            <SideMark key={side} side={ensignOf(side)} marks={marks} width={26} />
          ))}
        </Row>
      </Stack>
      <Fact
        label={fight.round === 0 ? t('tide.fight.rounds') : t('tide.fight.round')}
        value={
          fight.round === 0
            ? String(fight.rounds)
            : t('tide.fight.roundOf', { round: fight.round, rounds: fight.rounds })
        }
      />
    </Row>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  const { isLargeText } = useTheme();
  return (
    <Stack flex={isLargeText ? undefined : 1} accessible>
      <Text as="label" color="ink2">
        {label}
      </Text>
      <Text as="title">{value}</Text>
    </Stack>
  );
}
