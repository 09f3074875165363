import { ClockLine } from '@/features/play/clock/clock-line';
import type { TurnBodyProps } from '@/features/play/companion';
import { GoOnCard } from '@/features/play/turn/go-on-card';
import { OwedList } from '@/features/play/turn/owed-list';
import type { Obligation } from '@/rules/rulebook';

import { type OpenGame, useGame } from '../game';
import { CardsInForce } from '../hand/cards-in-force';
import { isMove, isMoving } from '../move/move-facts';
import { MoveList } from '../move/move-list';
import { TriggerList } from '../move/trigger-list';
import { Reminders } from '../score/reminders';
import { ResultCard } from '../score/result-card';
import { SightedList } from '../sight/sighted-list';
import { BriefOffer } from '../summary/brief-offer';
import { MarkersSeen } from '../torpedo/markers-seen';
import { PassAloud } from '../torpedo/pass-aloud';
import { PASS_ALOUD } from '../torpedo/torpedo-step';
import { DivisionList } from './division-list';
import { FiredList } from './fired-list';
import { HomeRow } from './home-row';
import { owedNow } from './next-step';
import { ThenRow } from './then-row';

/** Everything between the band and the filled button. */
export function TurnBody({ owed, next, onStep, onSettle, onEnd, openedAt }: TurnBodyProps) {
  const game = useGame();
  const { view } = game;
  const isOn = view.result === null;
  const unlisted = owed.filter((one) => !isListed(one, game));
  return (
    <>
      <GoOnCard openedAt={openedAt} />
      <ClockLine />
      <BriefOffer />
      <ResultCard />
      {!isOn && <HomeRow />}
      <Reminders />
      {isMoving(view) && <MoveList onStep={onStep} />}
      {view.phase === 'F' && <DivisionList owed={owedNow(owed, view)} onSettle={onSettle} />}
      {isOn && (unlisted.length > 0 || next.step.type === 'end') && (
        <OwedList owed={owedNow(unlisted, view)} onPress={onSettle} />
      )}
      {isOn && <PassAloud owed={owed} isNext={next.label === PASS_ALOUD().label} onStep={onStep} />}
      {isOn && <MarkersSeen />}
      <SightedList onStep={onStep} />
      <TriggerList onStep={onStep} />
      <FiredList />
      {isOn && <CardsInForce />}
      {next.step.type !== 'end' && isOn && <ThenRow onStep={onStep} onEnd={onEnd} />}
      {isOn && <HomeRow />}
    </>
  );
}

const ARRIVALS: ReadonlySet<string> = new Set(['roll-arrival', 'arrive']);

/** Owed, and shown by a list of its own: moves and arrivals in B and C, what is in sight in E, ships in F. */
function isListed(obligation: Obligation, { view, owed }: Pick<OpenGame, 'view' | 'owed'>): boolean {
  const { code } = obligation;
  if (isMoving(view)) return isMove(obligation) || ARRIVALS.has(code);
  if (view.phase === 'F') return code === 'may-fire' && view.acting !== null;
  return view.phase === 'E' && owed.some((one) => one.code === 'tell-range') && ['tell-range', 'sight'].includes(code);
}
