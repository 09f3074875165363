import { useLocalSearchParams } from 'expo-router';
import { useMemo, useState } from 'react';
import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { type Side, SIDES, type TurnSummary, turnSummaries } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { summarySections } from './summary-words';
import { useGame, useWholeStory } from '../game';

/** A turn for whoever was at the bar, and the turns before it. Only what both sides know. */
export function TurnsScreen() {
  const t = useT();
  const { id, name, view } = useGame();
  const goBack = useBack(`/battle/${id}`);
  const { turn: asked } = useLocalSearchParams<{ turn?: string }>();
  const [chosen, setChosen] = useState<number | null>(asked === undefined ? null : Number(asked));
  const turns = useTurns();
  const usual = turns?.findLast(({ ended }) => ended) ?? turns?.at(-1);
  const shown = turns?.find(({ turn }) => turn === chosen) ?? usual;
  const turn = shown?.turn ?? view.turn;
  const last = turns?.at(-1)?.turn ?? view.turn;
  return (
    <Screen
      title={shown && !shown.ended ? t('summary.soFar', { turn }) : t('summary.title', { turn })}
      subtitle={name}
      back={{
        label: t('common.back'),
        onPress: goBack,
      }}
      testID="turns"
    >
      {last > 1 && (
        <Stepper
          label={t('summary.turn')}
          decreaseLabel={t('summary.earlier')}
          increaseLabel={t('summary.later')}
          value={turn}
          min={turns?.[0]?.turn ?? 1}
          max={last}
          format={(value) => t('summary.ofTurns', { turn: value, last })}
          onChange={setChosen}
          testID="which-turn"
        />
      )}
      {turns !== null && <Brief summary={shown} />}
    </Screen>
  );
}

/** The turns of this battle in brief, oldest first, as both sides may know them; null while the log is being read. */
function useTurns(): readonly TurnSummary[] | null {
  const story = useWholeStory();
  const { state } = useGame();
  return useMemo(() => {
    if (story === null) return null;
    const actions = story.flatMap((item) => (item.type === 'action' ? [item] : [])).reverse();
    return turnSummaries(actions, state);
  }, [story, state]);
}

function Brief({ summary }: { summary: TurnSummary | undefined }) {
  const t = useT();
  const { nameOf, view } = useGame();
  const sections = summary ? summarySections(summary, nameOf) : [];
  const sideOf = (about: readonly string[]): Side | null => {
    for (const id of about) {
      const named = SIDES.find((side) => side === id);
      const side = named ?? (view.ships[id] ?? view.formations[id] ?? view.markers[id])?.side;
      if (side !== undefined) return side;
    }
    return null;
  };
  if (!summary || sections.length === 0) {
    return <EmptyState icon="book" title={t('summary.empty')} text={t('summary.emptyText')} />;
  }
  return (
    <>
      <View style={{ flexDirection: 'row', gap: space.lg, flexWrap: 'wrap' }}>
        <Score title={t('summary.hits')} score={summary.hits} testID="turn-hits" />
        {summary.points !== null && <Score title={t('summary.points')} score={summary.points} testID="turn-points" />}
      </View>
      {sections.map(({ part, title, lines }) => (
        <Section key={part} title={title} testID={`part-${part}`}>
          <View style={{ gap: space.sm }}>
            {lines.map(({ text, about }, place) => (
              <Line key={place} text={text} side={sideOf(about)} strong={part === 'lost'} />
            ))}
          </View>
        </Section>
      ))}
    </>
  );
}

function Score({ title, score, testID }: { title: string; score: { readonly [S in Side]: number }; testID: string }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const said = t('play.report.figure', { label: title, ijn: score.ijn, irn: score.irn });
  return (
    <View accessible role="img" aria-label={said} testID={testID} style={{ gap: space.xs }}>
      <Text as="label" color="ink2">
        {title}
      </Text>
      <View style={{ flexDirection: 'row', gap: space.edge }}>
        {SIDES.map((side) => (
          <View key={side} style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm }}>
            <SideMark side={ensignOf(side)} marks={marks} width={42} />
            <Text as="key">{score[side]}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

function Line({ text, side, strong }: { text: string; side: Side | null; strong: boolean }) {
  const marks = useSettings((settings) => settings.marks);
  return (
    <View style={{ flexDirection: 'row', gap: space.md }}>
      <View style={{ width: 26, paddingTop: 4 }}>
        {side !== null && <SideMark side={ensignOf(side)} marks={marks} width={26} />}
      </View>
      <Text as={strong ? 'name' : 'text'} style={{ flex: 1 }}>
        {text}
      </Text>
    </View>
  );
}
