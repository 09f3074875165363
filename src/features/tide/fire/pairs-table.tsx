import { useState } from 'react';
import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import { type Battery, type Fire, otherSide, type Side, type Weapon } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke, touch } from '@/ui/tokens';

import { useGame } from '../game';
import { hitChance, type SetPlan } from './fire-plan';
import { NeedSheet } from './need-sheet';
import { ShipState } from './ship-state';

interface Props {
  side: Side;
  plan: readonly SetPlan[];
  /** Tap a firer, then a target. */
  isChanging: boolean;
  onMove: (ship: string, target: string) => void;
  onFire: (ship: string, how: Fire) => void;
}

/** Of a column of needs: "3 × ≤2". */
const CELL = 54;
const useCellWidth = () => CELL * useTheme().growth('control');
/** Of the target's column; large words have a line of their own instead. */
const TARGET = '34%';

/** The sets as they are fired: a target and its firers, with what each weapon needs. */
export function PairsTable({ side, plan, isChanging, onMove, onFire }: Props) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  const { view, nameOf } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const cell = useCellWidth();
  const [inHand, setInHand] = useState<string | null>(null);
  const [opened, setOpened] = useState<{ readonly ship: string; readonly battery: Battery } | null>(null);
  const enemy = otherSide(side);
  const targets = view.fight?.lines[enemy] ?? [];
  const isShort = view.fight?.range === 'short';
  const held = isChanging ? inHand : null;

  const targetCell = (id: string) => {
    const set = plan.find(({ target }) => target === id);
    const words = (
      <Stack gap="xs" style={{ flexShrink: 1 }}>
        <Row align="center" gap="xs">
          <View style={{ flexShrink: 0 }}>
            <SideMark side={ensignOf(enemy)} marks={marks} width={20} />
          </View>
          <Text as="control" style={{ flexShrink: 1 }}>
            {nameOf(id)}
          </Text>
        </Row>
        <ShipState ship={id} />
        {set !== undefined && (
          <Text as="text2" color="ink2">
            {t('tide.fire.hitChance', { percent: percentWords(hitChance(set)) })}
          </Text>
        )}
      </Stack>
    );
    if (!isChanging) return <View style={TARGET_CELL}>{words}</View>;
    return (
      <Pressable
        label={held === null ? nameOf(id) : t('tide.fire.aimAt', { ship: nameOf(held), target: nameOf(id) })}
        onPress={() => {
          if (held !== null) onMove(held, id);
          setInHand(null);
        }}
        disabled={held === null}
        testID={`target-${id}`}
        style={{ ...TARGET_CELL, opacity: 1, flexGrow: 1 }}
      >
        {words}
      </Pressable>
    );
  };

  return (
    <View testID="pairs" style={{ paddingRight: space.xs }}>
      <Row
        style={{ borderBottomWidth: stroke.frame, borderColor: color.ruleStrong, paddingVertical: space.xs }}
        aria-hidden
      >
        {!isLargeText && (
          <Text as="label" color="ink2" style={{ width: TARGET, paddingLeft: space.edge }}>
            {t('tide.fire.target')}
          </Text>
        )}
        <Text as="label" color="ink2" style={{ flex: 1, paddingLeft: isLargeText ? space.edge : space.sm }}>
          {t('tide.fire.fires')}
        </Text>
        {(['primary', 'secondary'] as const).map((weapon) => (
          <Text key={weapon} as="label" color="ink2" style={{ width: cell, textAlign: 'center' }}>
            {t(`tide.fire.column.${weapon}`)}
          </Text>
        ))}
      </Row>
      {targets.map((target) => {
        const set = plan.find((each) => each.target === target);
        return (
          <Row
            key={target}
            role="group"
            aria-label={t('tide.fire.setOf', { name: nameOf(target) })}
            testID={`set-${target}`}
            style={{
              flexDirection: isLargeText ? 'column' : 'row',
              borderBottomWidth: stroke.hairline,
              borderColor: color.rule,
              backgroundColor: set ? color.card : undefined,
            }}
          >
            <View
              style={
                isLargeText ? undefined : { width: TARGET, borderRightWidth: stroke.hairline, borderColor: color.rule }
              }
            >
              {targetCell(target)}
            </View>
            <Stack flex={isLargeText ? undefined : 1} style={isLargeText && { paddingLeft: space.sm }}>
              {(set?.firers ?? []).map(({ ship, fire, batteries }) => (
                <View key={ship}>
                  <Row align="center" style={{ minHeight: touch.min }}>
                    <FirerName
                      ship={ship}
                      isInHand={held === ship}
                      onPress={isChanging ? () => setInHand(held === ship ? null : ship) : undefined}
                    />
                    {fire === 'torpedoes' ? (
                      <NeedCell
                        wide
                        ship={ship}
                        weapon="torpedo"
                        battery={batteries[0]}
                        onPress={(battery) => setOpened({ ship, battery })}
                      />
                    ) : (
                      (['primary', 'secondary'] as const).map((weapon) => (
                        <NeedCell
                          key={weapon}
                          ship={ship}
                          weapon={weapon}
                          battery={batteries.find((each) => each.weapon === weapon)}
                          onPress={(battery) => setOpened({ ship, battery })}
                        />
                      ))
                    )}
                  </Row>
                  {/* Beyond short range only for those who change the sets: the rule is named, and may be set aside. */}
                  {(isShort || isChanging) && view.ships[ship]?.ratings?.torpedo === true && (
                    <View style={{ paddingHorizontal: space.sm, paddingBottom: space.sm }}>
                      <SegmentedChoice
                        label={t('tide.fire.how', { name: nameOf(ship) })}
                        value={fire}
                        onChange={(how) => onFire(ship, how)}
                        options={[
                          { value: 'guns', label: t('tide.fire.guns') },
                          {
                            value: 'torpedoes',
                            label: t('tide.fire.torpedoes'),
                            shortLabel: t('tide.fire.torpedoesShort'),
                          },
                        ]}
                        testID={`how-${ship}`}
                      />
                    </View>
                  )}
                </View>
              ))}
              {set === undefined && (
                <Text as="text2" color="ink2" style={{ padding: space.sm }}>
                  {t('tide.fire.notEngaged')}
                </Text>
              )}
            </Stack>
          </Row>
        );
      })}
      {opened !== null && <NeedSheet {...opened} onClose={() => setOpened(null)} />}
    </View>
  );
}

const TARGET_CELL = { paddingLeft: space.edge, paddingRight: space.xs, paddingVertical: space.sm } as const;

interface FirerProps {
  ship: string;
  isInHand: boolean;
  onPress: (() => void) | undefined;
}

function FirerName({ ship, isInHand, onPress }: FirerProps) {
  const t = useT();
  const { color } = useTheme();
  const { nameOf } = useGame();
  const words = (
    <Text as="control" style={{ paddingLeft: space.sm, flexShrink: 1 }}>
      {nameOf(ship)}
    </Text>
  );
  if (onPress === undefined) {
    return (
      <Stack flex={1} gap={2} paddingY={3} style={{ minWidth: 0 }}>
        {words}
        <View style={{ paddingLeft: space.sm }}>
          <ShipState ship={ship} />
        </View>
      </Stack>
    );
  }
  return (
    <Pressable
      label={t('tide.fire.pickFirer', { name: nameOf(ship) })}
      chosen={isInHand}
      onPress={onPress}
      testID={`firer-${ship}`}
      style={{
        flex: 1,
        minWidth: 0,
        justifyContent: 'center',
        borderRadius: radius.chip,
        borderWidth: isInHand ? stroke.active : stroke.hairline,
        borderColor: isInHand ? color.now : color.rule,
        backgroundColor: isInHand ? color.nowWash : undefined,
      }}
    >
      {words}
    </Pressable>
  );
}

interface NeedCellProps {
  ship: string;
  weapon: Weapon;
  battery: Battery | undefined;
  wide?: boolean;
  onPress: (battery: Battery) => void;
}

/** What a weapon needs after all modifiers; a tap says what it is made of. */
function NeedCell({ ship, weapon, battery, wide = false, onPress }: NeedCellProps) {
  const t = useT();
  const { nameOf } = useGame();
  const cell = useCellWidth();
  const width = wide ? 2 * cell : cell;
  const name = t('tide.fire.weaponOf', { name: nameOf(ship), weapon: t(`tide.purpose.${weapon}`) });
  if (battery === undefined) {
    return (
      <View
        accessible
        role="img"
        aria-label={t('tide.fire.silentSpoken', { name })}
        style={{ width, alignItems: 'center' }}
      >
        <Text as="control" color="ink2">
          {t('tide.fire.silent')}
        </Text>
      </View>
    );
  }
  const { dice, need } = battery;
  const words =
    dice.value > 1
      ? t('tide.fire.needs', { count: dice.value, need: need.value })
      : t('tide.fire.need', { need: need.value });
  return (
    <Pressable
      label={t('tide.fire.needSpoken', { name, count: dice.value, need: need.value })}
      onPress={() => onPress(battery)}
      testID={`need-${ship}-${weapon}`}
      style={{ width, alignItems: 'center', justifyContent: 'center' }}
    >
      <Text as="control" color={need.value === 0 ? 'ink2' : 'ink'} style={{ textDecorationLine: 'underline' }}>
        {words}
      </Text>
    </Pressable>
  );
}
