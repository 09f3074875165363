import { useRouter } from 'expo-router';
import { type ReactNode, useState } from 'react';

import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { useSession } from '@/store/session';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { Screen } from '@/ui/screen';
import { useTheme } from '@/ui/theme';
import { useToast } from '@/ui/toast-provider';
import { useStable } from '@/ui/use-stable';

import { useAct } from '../act-provider';
import { gameAddress } from '../addresses';
import { useCompanion } from '../companion';
import { appRollsAtOnce } from '../dice-mode';
import { GuideCard, GuideOver } from '../guide/guide-card';
import { useGame } from '../open-game';
import { useElsewhere, useIsOwn } from '../sides-here';
import { useUndo } from '../use-undo';
import { RollInPlace } from './roll-in-place';
import { RolledCard } from './rolled-card';
import type { Step } from './steps';
import { TurnHeader } from './turn-header';
import { isInPlace, useRollHere } from './use-roll-here';
import { useTurnAnswer } from './use-turn-answer';

/** Asked when it is tapped: the dice may have been chosen on another screen. */
const mayRollAtOnce = (): boolean => {
  const { open } = useSession.getState();
  return open !== null && appRollsAtOnce(open);
};

interface Props {
  /** Null on a tablet, whose rail has the tabs. */
  tabBar: ReactNode;
  onMore: () => void;
  /** False where the band stands across the whole tablet. */
  headed?: boolean;
  /** The last thing everybody knew of when the battle was opened. */
  openedAt: number | null;
}

/** What to do now. One filled button in one place: the next thing owed, and the end of the phase once nothing is. */
export function TurnTab({ tabBar, onMore, headed = true, openedAt }: Props) {
  const t = useT();
  const router = useRouter();
  const act = useAct();
  const toast = useToast();
  const roll = useRollHere();
  const companion = useCompanion();
  const { turn } = companion;
  const game = useGame();
  const { undo, mayUndo, undoLabel } = useUndo();
  const { isLargeText } = useTheme();
  const [ending, setEnding] = useState<string | null>(null);
  const [asked, setAsked] = useState<Obligation | null>(null);
  const elsewhere = useElsewhere();
  const isOwn = useIsOwn();
  const sideOf = (step: Step) => (step.type === 'go' ? elsewhere(step.to) : null);
  const all = turn.inOrder(game.owed, game);
  // What the other side does on a phone of its own does not keep this one waiting.
  const here = all.filter((each) => sideOf(turn.stepOf(each)) === null);
  const owed = here.length === all.length ? all : [...here, ...all.filter((each) => !here.includes(each))];
  const [first] = owed;
  const { choice, choose } = useTurnAnswer(first);
  const wanted = turn.next({ ...game, owed }, choice);
  const own = here.map(turn.stepOf).find((each) => each.type === 'go' && isOwn(each.to));
  const waitsFor = own === undefined ? sideOf(wanted.step) : null;
  const next =
    waitsFor !== null
      ? { ...wanted, label: t('play.curtain.waitsFor', { side: game.nameOf(waitsFor) }) }
      : own !== undefined && sideOf(wanted.step) !== null
        ? { ...wanted, step: own }
        : wanted;

  const isAsking = isInPlace(companion, game.draft);

  // What was asked of one phase is not asked of the next: a linked phone may have ended it meanwhile.
  const now = `${game.moment?.turn} ${game.moment?.phase}`;
  const endPhase = (waive: boolean) => {
    setEnding(null);
    void act(turn.endPhase(game, { waive }));
  };
  const take = (step: Step) => {
    switch (step.type) {
      case 'command':
        if (step.own !== undefined && !mayRollAtOnce()) return router.push(gameAddress(game.id, step.own));
        return void roll(step.command).then((done) => {
          if (done && step.then !== undefined && elsewhere(step.then) === null)
            router.push(gameAddress(game.id, step.then));
        });
      case 'ask':
        return setAsked(step.obligation);
      case 'go':
        if (elsewhere(step.to) !== null) return toast.show({ message: t('play.curtain.otherPhone') });
        return router.push(gameAddress(game.id, step.to));
      case 'end':
        return owed.length === 0 ? endPhase(false) : setEnding(now);
    }
  };
  const step = useStable(take);
  const end = useStable(() => take({ type: 'end' }));
  const settle = useStable((obligation: Obligation) => take(turn.stepOf(obligation)));
  return (
    <>
      <Screen
        header={headed ? <TurnHeader buttons={{ onMore, onBack: () => router.dismissTo('/') }} /> : undefined}
        flush
        testID="turn"
        lowRow={tabBar}
        actionBar={{
          main: (
            <Button
              kind="primary"
              icon={isLargeText ? undefined : next.icon}
              label={next.label}
              onPress={() => take(next.step)}
              // The dice in the list are wanted first.
              disabled={isAsking || waitsFor !== null}
              testID="next-step"
            />
          ),
          aside: mayUndo ? (
            <Button icon="undo" iconPlace="above" label={undoLabel} onPress={() => void undo()} testID="undo" />
          ) : undefined,
        }}
      >
        {isAsking && game.draft && <RollInPlace draft={game.draft} />}
        <GuideCard owed={owed} next={next} choice={choice} />
        {!turn.rollInBody?.(game) && <RolledCard />}
        <turn.Body
          owed={owed}
          next={next}
          choice={choice}
          onChoose={choose}
          onStep={step}
          onSettle={settle}
          onEnd={end}
          openedAt={openedAt}
        />
        <GuideOver />
      </Screen>
      {asked && <turn.Ask obligation={asked} onClose={() => setAsked(null)} />}
      <Confirm
        open={ending === now}
        question={t('play.end.question', { phase: game.moment?.phase ?? '' })}
        consequence={t('play.end.owed', { count: owed.length })}
        confirmLabel={t('play.end.confirm')}
        cancelLabel={t('play.end.cancel')}
        onConfirm={() => endPhase(true)}
        onCancel={() => setEnding(null)}
        testID="end-phase"
      />
    </>
  );
}
