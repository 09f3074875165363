import type { ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { percentWords } from '@/kit/words/percent';
import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import type { FireNumbers, FirePreview, Ship } from '@/rules/togo/index';
import { Row } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import type { FirePlan } from './fire-plan';
import { useGame } from '../game';
import { refusalSentence } from '../words/refusal-words';

interface Props {
  ship: Ship;
  plan: FirePlan;
  preview: FirePreview;
  /** Tapped: another target, hold, or where the numbers come from. */
  onPress: (battery: number) => void;
}

/** A row a battery, like the printed form. One that cannot fire keeps its row and says why. */
export function BatteryRows({ ship, plan, preview, onPress }: Props) {
  const t = useT();
  const { nameOf } = useGame();
  const split = new Set(plan.aims.filter((aim) => aim !== null)).size > 1;
  return (
    <BatteryTable>
      {ship.card.batteries.map(({ weapon }, battery) => {
        const aimed = plan.aims[battery] ?? null;
        const shot = aimed === null ? undefined : preview.shots.find((each) => each.battery === battery);
        const numbers = shot?.numbers ?? null;
        const gun = gunWords(weapon);
        const why = shot?.refusal ? refusalSentence(shot.refusal, nameOf) : null;
        const percent = percentWords(shot?.odds?.effective.atLeastOne ?? 0);
        const said =
          numbers && shot
            ? t('battle.fire.row', { gun, target: nameOf(shot.target), count: numbers.dice.value, percent })
            : why === null
              ? t('battle.fire.rowHolds', { gun })
              : t('battle.fire.holdsBecause', { why });
        return (
          <BatteryRow
            key={battery}
            gun={gun}
            said={said}
            numbers={numbers}
            chance={t('battle.fire.percent', { percent })}
            why={why ?? t('battle.fire.holds')}
            target={split ? nameOf(aimed ?? '') : undefined}
            onPress={() => onPress(battery)}
            testID={`battery-${battery}`}
          />
        );
      })}
    </BatteryTable>
  );
}

export function BatteryTable({ children }: { children: ReactNode }) {
  const t = useT();
  const { color } = useTheme();
  return (
    <View testID="batteries" style={{ borderTopWidth: stroke.hairline, borderColor: color.rule }}>
      <Row aria-hidden paddingX="edge" paddingY="xs">
        {(['guns', 'dice', 'hit', 'size', 'pen', 'chance'] as const).map((head, place) => (
          <Cell key={head} place={place}>
            <Text as="label" color="ink2">
              {t(`battle.fire.${head}`)}
            </Text>
          </Cell>
        ))}
      </Row>
      {children}
    </View>
  );
}

interface RowProps {
  gun: string;
  said: string;
  /** Null where it cannot fire, or holds its fire. */
  numbers: FireNumbers | null;
  /** Of a hit, as it is written. */
  chance: string;
  why: string;
  /** Where the batteries of a ship do not all fire at the same one. */
  target?: string;
  onPress?: () => void;
  testID: string;
}

export function BatteryRow({ gun, said, numbers, chance, why, target, onPress, testID }: RowProps) {
  const { color } = useTheme();
  const style: ViewStyle = {
    minHeight: touch.min,
    paddingHorizontal: space.edge,
    justifyContent: 'center',
    borderTopWidth: stroke.hairline,
    borderColor: color.rule,
    backgroundColor: numbers ? color.card : undefined,
  };
  const body = (
    <>
      <Row align="center">
        <Cell place={0}>
          <Light on={numbers !== null} />
          <Text as="name" color={numbers ? 'ink' : 'ink2'}>
            {gun}
          </Text>
        </Cell>
        {numbers ? (
          <Numbers numbers={numbers} chance={chance} testID={testID} />
        ) : (
          <Text as="text2" color="ink2" style={{ flex: 5.3 }}>
            {why}
          </Text>
        )}
      </Row>
      {target !== undefined && numbers && (
        <Text as="text2" color="ink2" style={{ paddingLeft: 22 }}>
          {target}
        </Text>
      )}
    </>
  );
  return onPress ? (
    <Pressable label={said} onPress={onPress} testID={testID} style={style}>
      {body}
    </Pressable>
  ) : (
    <View accessible role="group" aria-label={said} testID={testID} style={style}>
      {body}
    </View>
  );
}

function Numbers({ numbers, chance, testID }: { numbers: FireNumbers; chance: string; testID: string }) {
  const t = useT();
  const { isLargeText } = useTheme();
  const { dice, hit, size, pen, restricted } = numbers;
  return (
    <>
      <Cell place={1}>
        <Text as="value" testID={`${testID}-dice`}>
          {dice.value}
        </Text>
      </Cell>
      {[hit, size, pen].map(({ value }, column) => (
        <Cell key={column} place={column + 2}>
          <Text as="name">{t('battle.fire.need', { need: value })}</Text>
          {column === 2 && restricted && <Tag text={t('battle.fire.restricted')} />}
        </Cell>
      ))}
      <Cell place={5}>
        {/* Any larger it would run into the number beside it, and "≤2" and "15%" read as one. */}
        <Text as={isLargeText ? 'name' : 'value'} testID={`${testID}-chance`}>
          {chance}
        </Text>
      </Cell>
    </>
  );
}

const WIDTHS = [1.7, 0.8, 0.9, 0.9, 1.5, 1.2] as const;

function Cell({ place, children }: { place: number; children: ReactNode }) {
  return (
    <View
      style={{
        flex: WIDTHS[place] ?? 1,
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.xs,
        justifyContent: place === 0 ? 'flex-start' : place === 5 ? 'flex-end' : 'center',
      }}
    >
      {children}
    </View>
  );
}

/** Lit: the battery bears and reaches. */
function Light({ on }: { on: boolean }) {
  const { color } = useTheme();
  return (
    <View
      style={{
        ...{ width: 12, height: 12, borderRadius: 6, marginRight: 6, borderWidth: stroke.frame },
        borderColor: color.ink,
        backgroundColor: on ? color.ink : undefined,
      }}
    />
  );
}
