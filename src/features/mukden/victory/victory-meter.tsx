import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { LAST_SUDDEN_TURN, russianTotal, type Side, SIDES } from '@/rules/mukden/index';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, stroke, touch } from '@/ui/tokens';

import { useAct, useGame } from '../game';
import { sideWords } from '../words/names-in';
import { LossBars } from './loss-bars';

/** Losses against the 1.2 that the Japanese need, and who holds what. `withoutLoc`: as ticked at the end. */
export function VictoryMeter({ withoutLoc }: { withoutLoc?: number }) {
  const t = useT();
  const { meter } = useGame().view;
  const { ijn, irn, goal, cavalryEliminations } = meter;
  const cut = withoutLoc ?? meter.withoutLoc;
  return (
    <Stack gap="md" testID="victory-meter">
      {ijn === null || irn === null || goal === null ? (
        <Stack gap="xs">
          <Row align="center" justify="space-between" gap="sm">
            <Heading style={{ flex: 1 }}>{t('mukden.meter.closed')}</Heading>
            <RuleLink rule="MUK-10" />
          </Row>
          <Text color="ink2">{t('mukden.meter.closedText')}</Text>
        </Stack>
      ) : (
        <Open ijn={ijn} irn={irn} goal={goal} cut={cut} />
      )}
      {cavalryEliminations > 0 && (
        <Text color="ink2" testID="meter-corps">
          {t('mukden.meter.corps', { count: cavalryEliminations })}
        </Text>
      )}
      <Controls />
    </Stack>
  );
}

function Open({ ijn, irn, goal, cut }: { ijn: number; irn: number; goal: number; cut: number }) {
  const t = useT();
  const { meter, result } = useGame().view;
  const { cavalryEliminations, control } = meter;
  const russian = russianTotal({ irnLosses: irn, withoutLoc: cut, cavalryEliminations });
  const missing = Math.max(0, goal - russian);
  return (
    <>
      {result === null && (
        // In one piece, or a screen reader would say a bare number.
        <Row accessible role="heading" aria-level={2} align="center" gap="md">
          {missing > 0 && (
            <Text as="keyLarge" testID="meter-missing">
              {missing}
            </Text>
          )}
          <Text as="title" style={{ flex: 1 }}>
            {words()}
          </Text>
        </Row>
      )}
      <Row align="center" justify="space-between">
        <Heading as="label">{t('mukden.meter.steps')}</Heading>
        <RuleLink rule="MUK-9" />
      </Row>
      <LossBars japanese={ijn} russian={irn + cavalryEliminations} hatched={cut} goal={goal} />
      <Stack>
        <Text color="ink2">{t('mukden.meter.hatched', { count: cut })}</Text>
        <Text color="ink2">
          {ijn === 0 ? t('mukden.meter.neededFirst') : t('mukden.meter.needed', { losses: ijn, goal })}
        </Text>
      </Stack>
    </>
  );

  function words(): string {
    const isHeld = control.mukden === 'ijn';
    if (missing === 0) return isHeld ? t('mukden.meter.winning') : t('mukden.meter.met');
    return isHeld ? t('mukden.meter.more', { count: missing }) : t('mukden.meter.moreMukden', { count: missing });
  }
}

const PLACES = ['mukden', 'liaoyang', 'railroad'] as const;

/** Who holds the critical hexes: for whoever plays without hexes, and to set it right (MUK-6). */
function Controls() {
  const t = useT();
  const act = useAct();
  const { color, isLargeText } = useTheme();
  const { meter, turn } = useGame().view;
  const texts = {
    mukden: t('mukden.meter.mukdenText'),
    liaoyang: t('mukden.meter.liaoyangText'),
    railroad: turn <= LAST_SUDDEN_TURN ? t('mukden.meter.railroadText') : t('mukden.meter.railroadLate'),
  };
  return (
    <Stack>
      {PLACES.map((place) => (
        <Row
          key={place}
          wrap={isLargeText}
          align="center"
          gap="md"
          paddingY="xs"
          style={{ borderTopWidth: stroke.hairline, borderColor: color.rule }}
        >
          <Stack style={{ flexGrow: 1, flexShrink: 1, flexBasis: 150 }}>
            <Text as="name">{t(`mukden.meter.${place}`)}</Text>
            <Text as="text2" color="ink2">
              {texts[place]}
            </Text>
          </Stack>
          <Holder
            place={t(`mukden.meter.${place}`)}
            value={meter.control[place]}
            onChange={(side) => void act({ type: 'setControl', place, side })}
            testID={`control-${place}`}
          />
        </Row>
      ))}
    </Stack>
  );
}

interface HolderProps {
  place: string;
  value: Side;
  onChange: (side: Side) => void;
  testID: string;
}

/** Two flags, one of them chosen. */
function Holder({ place, value, onChange, testID }: HolderProps) {
  const t = useT();
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  return (
    <Row
      role="radiogroup"
      aria-label={t('mukden.meter.holder', { place })}
      style={{
        borderWidth: stroke.frame,
        borderColor: color.ruleStrong,
        borderRadius: radius.card,
        backgroundColor: color.card,
        overflow: 'hidden',
      }}
    >
      {SIDES.map((side) => (
        <Pressable
          key={side}
          role="radio"
          label={sideWords(side)}
          aria-checked={side === value}
          onPress={() => side !== value && onChange(side)}
          testID={`${testID}-${side}`}
          style={{
            width: 72,
            minHeight: touch.min,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: side === value ? color.ink : undefined,
          }}
        >
          <SideMark side={ensignOf(side)} marks={marks} width={34} />
        </Pressable>
      ))}
    </Row>
  );
}
