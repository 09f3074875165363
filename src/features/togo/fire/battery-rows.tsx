import type { ReactNode } from 'react';
import { View } from 'react-native';

import { percentWords } from '@/kit/dice-strip/strip-words';
import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import type { FirePreview, Ship, ShotPreview } from '@/rules/togo/index';
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
  const { color } = useTheme();
  const { nameOf } = useGame();
  const split = new Set(plan.aims.filter((aim) => aim !== null)).size > 1;
  const heads = [
    t('battle.fire.guns'),
    t('battle.fire.dice'),
    t('battle.fire.hit'),
    t('battle.fire.size'),
    t('battle.fire.pen'),
    t('battle.fire.chance'),
  ];
  return (
    <View testID="batteries" style={{ borderTopWidth: stroke.hairline, borderColor: color.rule }}>
      <View aria-hidden style={{ flexDirection: 'row', paddingHorizontal: space.edge, paddingVertical: space.xs }}>
        {heads.map((head, place) => (
          <Cell key={head} place={place}>
            <Text as="label" color="ink2">
              {head}
            </Text>
          </Cell>
        ))}
      </View>
      {ship.card.batteries.map(({ weapon }, battery) => {
        const aimed = plan.aims[battery] ?? null;
        const shot = aimed === null ? undefined : preview.shots.find((each) => each.battery === battery);
        const firing = shot?.numbers != null;
        const gun = gunWords(weapon);
        const why = shot?.refusal ? refusalSentence(shot.refusal, nameOf) : null;
        const said =
          firing && shot
            ? t('battle.fire.row', {
                gun,
                target: nameOf(shot.target),
                dice: shot.numbers?.dice.value ?? 0,
                percent: percentWords(shot.odds?.effective.atLeastOne ?? 0),
              })
            : why === null
              ? t('battle.fire.rowHolds', { gun })
              : t('battle.fire.holdsBecause', { why });
        return (
          <Pressable
            key={battery}
            label={said}
            onPress={() => onPress(battery)}
            testID={`battery-${battery}`}
            style={{
              minHeight: touch.min,
              paddingHorizontal: space.edge,
              justifyContent: 'center',
              borderTopWidth: stroke.hairline,
              borderColor: color.rule,
              backgroundColor: firing ? color.card : undefined,
            }}
          >
            {firing && shot ? (
              <Numbers gun={gun} shot={shot} />
            ) : (
              <View style={{ flexDirection: 'row', alignItems: 'center' }}>
                <Cell place={0}>
                  <Light on={false} />
                  <Text as="name" color="ink2">
                    {gun}
                  </Text>
                </Cell>
                <Text as="text2" color="ink2" style={{ flex: 5.3 }}>
                  {why ?? t('battle.fire.holds')}
                </Text>
              </View>
            )}
            {split && firing && (
              <Text as="text2" color="ink2" style={{ paddingLeft: 22 }}>
                {nameOf(aimed ?? '')}
              </Text>
            )}
          </Pressable>
        );
      })}
    </View>
  );
}

function Numbers({ gun, shot }: { gun: string; shot: ShotPreview }) {
  const t = useT();
  const { isLargeText } = useTheme();
  const { dice, hit, size, pen, restricted } = shot.numbers!;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <Cell place={0}>
        <Light on />
        <Text as="name">{gun}</Text>
      </Cell>
      <Cell place={1}>
        <Text as="value">{dice.value}</Text>
      </Cell>
      {[hit, size, pen].map(({ value }, column) => (
        <Cell key={column} place={column + 2}>
          <Text as="name">{t('battle.fire.need', { need: value })}</Text>
          {column === 2 && restricted && <Tag text={t('battle.fire.restricted')} />}
        </Cell>
      ))}
      <Cell place={5}>
        {/* Any larger it would run into the number beside it, and "≤2" and "15%" read as one. */}
        <Text as={isLargeText ? 'name' : 'value'}>
          {t('battle.fire.percent', { percent: percentWords(shot.odds?.effective.atLeastOne ?? 0) })}
        </Text>
      </Cell>
    </View>
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
