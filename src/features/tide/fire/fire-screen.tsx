import { GuideHint } from '@/features/play/guide/guide-hint';
import { useIsFocused, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { chooseDice, useDiceMode } from '@/features/play/dice-mode';
import { RolledCard } from '@/features/play/turn/rolled-card';
import { useUndo } from '@/features/play/use-undo';
import { isUntouched, newDraft } from '@/game/act';
import { BandMark } from '@/kit/band-mark';
import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import { expectedWords } from '@/kit/dice-strip/strip-words';
import { RuleLink } from '@/kit/rule-link';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { refusalSentence } from '@/kit/words/refusal-words';
import { useT } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { type Command, type CommandOf, otherSide, type Side } from '@/rules/tide/index';
import { changeDraft } from '@/store/session';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Heading, Text } from '@/ui/text';
import { space } from '@/ui/tokens';
import { LockedContext, useRelabelGuard } from '@/ui/use-relabel-guard';

import { useAct, useGame, useRollAtOnce } from '../game';
import { FireNotes } from './fire-notes';
import { expectedHits, firingSide, moveFirer, objection, planOf, type Sets, usualSets, withFire } from './fire-plan';
import { LineUpSheet } from './line-up-sheet';
import { PairsTable } from './pairs-table';

/** One side's half of a round: who fires at whom with what, and one tap for all of it. */
export function FireScreen() {
  const t = useT();
  const { id, state } = useGame();
  const side = firingSide(state);
  const leave = useBack(gameAddress(id));
  const isFocused = useIsFocused();
  const [wasFiring] = useState(side !== null);
  // The round is over: what came of it stands on the Turn tab.
  const isOver = side === null && wasFiring && isFocused;
  useEffect(() => {
    if (isOver) leave();
  });
  const key = [side, state.fight?.round, ...Object.values(state.fight?.lines ?? {})].join();
  // The other side's button stands where the first one was, with the same words: a second tap was not meant for it.
  const locked = useRelabelGuard(key);
  if (side !== null && state.fight !== null) {
    return (
      <LockedContext value={locked}>
        <Half key={key} side={side} onLeave={leave} />
      </LockedContext>
    );
  }
  if (isOver) return null;
  return (
    <Screen title={t('tide.fire.nobody')} back={{ label: t('common.back'), onPress: leave }} testID="no-fire">
      <EmptyState
        icon="target"
        title={t('tide.fire.nobody')}
        text={t('tide.fire.nobodyText')}
        action={<Button kind="primary" label={t('tide.backToTurn')} onPress={leave} testID="back-to-turn" />}
      />
    </Screen>
  );
}

function Half({ side, onLeave }: { side: Side; onLeave: () => void }) {
  const t = useT();
  const router = useRouter();
  const act = useAct();
  const rollAtOnce = useRollAtOnce();
  const { id, state, view, nameOf } = useGame();
  const { undo, undoLabel, mayUndo } = useUndo();
  const marks = useSettings((settings) => settings.marks);
  const { mode, choose } = useDiceMode();
  const [changed, setChanged] = useChangedSets(side);
  const [isChanging, setChanging] = useState(false);
  const [isLiningUp, setLiningUp] = useState(false);
  const sets = changed ?? usualSets(state, side);
  const plan = planOf(state, side, sets);
  const against = objection(state, side, sets);
  const unrated = view.fight?.lines[side].filter((ship) => view.ships[ship]?.ratings === null) ?? [];
  const { round = 1, rounds = 1, range = 'long', advantage } = view.fight ?? {};
  const command: CommandOf<'fire'> = { type: 'fire', side, ...(changed === null ? {} : { sets: changed }) };
  const fire = async () => {
    // The switch stands on this screen: what it shows is what was chosen.
    await chooseDice(id, mode);
    if (mode === 'app') await rollAtOnce(command);
    else await act(command);
  };
  const held = advantage?.[side] ?? null;
  const band = bandOf(side);
  return (
    <Screen
      title={side === 'ijn' ? t('tide.rollOf.fireIjn') : t('tide.rollOf.fireIrn')}
      subtitle={t(`tide.fire.where.${held ?? 'none'}`, {
        round,
        rounds,
        range: t(`tide.range.${range}`),
      })}
      back={{ label: t('common.back'), onPress: onLeave }}
      band={band}
      right={
        <Row align="center">
          {mayUndo && (
            <IconButton icon="undo" label={undoLabel} onPress={() => void undo()} color={band.on} testID="fire-undo" />
          )}
          <BandMark side={side} marks={marks} />
        </Row>
      }
      flush
      testID="fire"
      actionBar={{
        aside: (
          <Stack accessible testID="fire-expected">
            <Text as="key">{expectedWords(expectedHits(plan))}</Text>
            <Text as="text2" color="ink2">
              {t('tide.fire.expected')}
            </Text>
          </Stack>
        ),
        main:
          unrated[0] === undefined ? (
            <Button
              kind="primary"
              icon="target"
              label={t('tide.fire.all')}
              onPress={() => void fire()}
              testID="fire-all"
            />
          ) : (
            <Button
              kind="primary"
              label={t('tide.next.ratings')}
              onPress={() => router.push(gameAddress(id, `ratings/${unrated[0]}`))}
              testID="type-ratings"
            />
          ),
      }}
      lowRow={<DiceSwitch mode={mode} onMode={choose} />}
    >
      <GuideHint words={t('tide.guide.hint.fire', { button: t('tide.fire.all') })} />
      <RolledCard />
      <Row align="center" gap="md" wrap paddingX="edge" paddingY="sm">
        <Stack style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160 }}>
          <Heading as="title">
            {changed === null
              ? t('tide.fire.sets', { count: sets.length })
              : t('tide.fire.setsChanged', { count: sets.length })}
          </Heading>
          <Text as="text2" color="ink2">
            {isChanging ? t('tide.fire.changeText') : leftOverWords()}
          </Text>
        </Stack>
        <Button
          icon={isChanging ? 'check' : 'pencil'}
          label={isChanging ? t('tide.fire.changeDone') : t('tide.fire.change')}
          onPress={() => setChanging(!isChanging)}
          testID="change-sets"
        />
      </Row>
      {isChanging && (
        <Row gap="sm" wrap paddingX="edge" paddingBottom="sm">
          <Button
            label={t('tide.fire.lineUp', { side: t(`tide.side.${otherSide(side)}`) })}
            onPress={() => setLiningUp(true)}
            testID="line-up"
          />
          <Button
            label={t('tide.fire.smoke')}
            onPress={() => void act({ type: 'laySmoke', side })}
            testID="smoke-anyway"
          />
          {changed !== null && (
            <Button label={t('tide.fire.inOrder')} onPress={() => setChanged(null)} testID="sets-in-order" />
          )}
        </Row>
      )}
      {against !== null && unrated.length === 0 && (
        <Row align="center" gap="sm" paddingX="edge" aria-live="polite" testID="objection">
          <Text as="textStrong" style={{ flex: 1 }}>
            {refusalSentence('tide', against, nameOf)}
          </Text>
          {against.rule !== null && <RuleLink rule={against.rule} testID="rule-objection" />}
        </Row>
      )}
      <PairsTable
        side={side}
        plan={plan}
        isChanging={isChanging}
        onMove={(ship, target) => setChanged(moveFirer(state, side, sets, ship, target))}
        onFire={(ship, how) => setChanged(withFire(sets, ship, how))}
      />
      <View style={{ padding: space.edge }}>
        <FireNotes side={side} />
      </View>
      {isLiningUp && <LineUpSheet side={otherSide(side)} onClose={() => setLiningUp(false)} />}
    </Screen>
  );

  function leftOverWords(): string {
    const lines = view.fight?.lines;
    const [firers, targets] = [lines?.[side].length ?? 0, lines?.[otherSide(side)].length ?? 0];
    if (firers > 2 * targets) return t('tide.fire.leftOverThird', { count: firers - targets });
    if (firers > targets) return t('tide.fire.leftOver', { count: firers - targets });
    return firers < targets ? t('tide.fire.unengaged', { count: targets - firers }) : t('tide.fire.oneEach');
  }
}

/** Pairs that somebody has changed: on disk with every tap, as a strip that nobody has rolled for yet. */
function useChangedSets(side: Side) {
  const { draft } = useGame();
  const isFocused = useIsFocused();
  const lying = draft?.command as unknown as Command | undefined;
  const kept = lying?.type === 'fire' && lying.side === side ? (lying.sets ?? null) : null;
  const [changed, setChanged] = useState<Sets | null>(kept);
  const isLost = isFocused && changed !== null && draft === null;
  useEffect(() => {
    // Back from a strip without dice, which is forgotten there.
    if (isLost) keepSets(side, changed);
  }, [isLost, side, changed]);
  const change = (sets: Sets | null) => {
    setChanged(sets);
    keepSets(side, sets);
  };
  return [changed, change] as const;
}

function keepSets(side: Side, sets: Sets | null): void {
  const command: CommandOf<'fire'> | null = sets && { type: 'fire', side, sets };
  void changeDraft((before) =>
    before !== null && !isUntouched(before) ? before : command && newDraft(command as unknown as Json),
  );
}
