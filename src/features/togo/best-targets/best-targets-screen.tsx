import { useRouter } from 'expo-router';
import { useMemo, useState } from 'react';
import { View } from 'react-native';

import { expectedWords } from '@/kit/dice-strip/strip-words';
import { percentWords } from '@/kit/words/percent';
import { useBack } from '@/kit/use-back';
import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import { type BestTargets, bestTargets, RANGE_BANDS, type Side } from '@/rules/togo/index';
import { EmptyState } from '@/ui/empty-state';
import { Pressable } from '@/ui/pressable';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';

import { bearingsOf } from './bearings';
import { useGame } from '../game';

/** Best target for each battery now, and what the whole line would do to each enemy. A tap opens the ship's fire. */
export function BestTargetsScreen() {
  const t = useT();
  const router = useRouter();
  const { id, name, state, view } = useGame();
  const goBack = useBack(`/battle/${id}`);
  const [side, setSide] = useState<Side>(view.acting ?? 'ijn');
  const [range, setRange] = useState<number>(RANGE_BANDS[1]);
  const { bearings, assumed } = useMemo(() => bearingsOf(state, view, side, range), [state, view, side, range]);
  const best = useMemo(() => bestTargets(state, bearings), [state, bearings]);
  return (
    <Screen
      title={t('bestTargets.title')}
      subtitle={name}
      back={{
        label: t('common.back'),
        onPress: goBack,
      }}
      testID="best-targets"
    >
      <SegmentedChoice
        label={t('bestTargets.side')}
        value={side}
        onChange={setSide}
        options={[
          { value: 'ijn', label: t('battle.side.ijn') },
          { value: 'irn', label: t('battle.side.irn') },
        ]}
        testID="best-targets-side"
      />
      <Text as="text2" color="ink2">
        {t('bestTargets.what')}
      </Text>
      {assumed > 0 && (
        <StepRow
          label={t('bestTargets.range')}
          hint={t('bestTargets.rangeHint')}
          decreaseLabel={t('bestTargets.nearer')}
          increaseLabel={t('bestTargets.farther')}
          value={range}
          min={1}
          max={RANGE_BANDS[3]}
          format={(inches) => t('bestTargets.inches', { inches })}
          onChange={setRange}
          testID="best-targets-range"
        />
      )}
      {best.targets.length === 0 ? (
        <EmptyState
          icon="target"
          title={t('bestTargets.none')}
          text={t('bestTargets.noneText')}
          testID="best-targets-none"
        />
      ) : (
        <>
          <Line best={best} />
          <Batteries best={best} onOpen={(ship) => router.push(`/battle/${id}/fire/${ship}`)} />
        </>
      )}
    </Screen>
  );
}

function Line({ best }: { best: BestTargets }) {
  const t = useT();
  const { nameOf } = useGame();
  const most = best.targets[0]?.hits.expected ?? 1;
  return (
    <Section title={t('bestTargets.line')}>
      {best.targets.map(({ target, ships, hits, damage }) => (
        <View key={target} style={{ gap: 2 }} testID={`best-targets-enemy-${target}`}>
          <Text as="name">{nameOf(target)}</Text>
          <Bar part={hits.expected / most} />
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.md }}>
            <Text as="text2">
              {t('bestTargets.lineText', {
                count: ships.length,
                ships: ships.length,
                expected: expectedWords(hits.expected),
              })}
            </Text>
            {damage !== null && (
              <>
                <Text as="text2">{t('bestTargets.sunk', { percent: percentWords(damage.pSunk) })}</Text>
                <Text as="text2">
                  {t('bestTargets.silenced', {
                    percent: percentWords(damage.pSilencedAfloat + damage.pAbandonedNotSunk),
                  })}
                </Text>
              </>
            )}
          </View>
        </View>
      ))}
    </Section>
  );
}

function Batteries({ best, onOpen }: { best: BestTargets; onOpen: (ship: string) => void }) {
  const t = useT();
  const { color } = useTheme();
  const { state, nameOf } = useGame();
  const most = Math.max(...[...best.ships.values()].flat().map(({ expected }) => expected));
  return (
    <Section title={t('bestTargets.each')}>
      {[...best.ships].map(([ship, batteries]) => (
        <Pressable
          key={ship}
          label={[
            nameOf(ship),
            ...batteries.map(({ battery, target, expected, atLeastOne }) =>
              t('bestTargets.cellSaid', {
                gun: gunWords(state.ships[ship]?.card.batteries[battery]?.weapon ?? ''),
                target: nameOf(target),
                percent: percentWords(atLeastOne),
                expected: expectedWords(expected),
              }),
            ),
          ].join('. ')}
          onPress={() => onOpen(ship)}
          testID={`best-targets-${ship}`}
          style={{
            gap: space.xs,
            paddingVertical: space.xs,
            borderBottomWidth: stroke.hairline,
            borderColor: color.rule,
          }}
        >
          <Text as="name">{nameOf(ship)}</Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.xs }}>
            {batteries.map(({ battery, target, expected, atLeastOne }) => (
              <View
                key={battery}
                style={{
                  minWidth: 96,
                  padding: space.xs,
                  gap: 2,
                  borderWidth: stroke.hairline,
                  borderColor: color.rule,
                  borderRadius: radius.chip,
                  backgroundColor: color.card,
                }}
              >
                <Text as="text2">
                  {t('bestTargets.cell', {
                    gun: gunWords(state.ships[ship]?.card.batteries[battery]?.weapon ?? ''),
                    target: nameOf(target),
                  })}
                </Text>
                <Text as="control">{t('bestTargets.cellOdds', { percent: percentWords(atLeastOne) })}</Text>
                <Bar part={expected / most} />
              </View>
            ))}
          </View>
        </Pressable>
      ))}
    </Section>
  );
}

/** How hot, as a length: a colour alone would tell nobody. */
function Bar({ part }: { part: number }) {
  const { color } = useTheme();
  return (
    <View style={{ height: 8, backgroundColor: color.rule, borderRadius: radius.chip, overflow: 'hidden' }}>
      <View style={{ height: 8, width: `${Math.round(100 * Math.min(1, part))}%`, backgroundColor: color.ink }} />
    </View>
  );
}
