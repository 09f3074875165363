import { useRouter } from 'expo-router';

import { gameAddress } from '@/features/play/addresses';
import { useShownRoll } from '@/features/play/turn/last-roll';
import { RolledCard } from '@/features/play/turn/rolled-card';
import { useTurnAnswer } from '@/features/play/turn/use-turn-answer';
import { useT } from '@/messages/messages';
import { type ActionStep, type CampaignView, isInPlay, mayFollow, otherSide, SIDES } from '@/rules/mukden/index';
import { Button } from '@/ui/button';
import { Heading, Text } from '@/ui/text';
import { space } from '@/ui/tokens';
import { LockedContext, useRelabelGuard } from '@/ui/use-relabel-guard';
import { Row, Stack } from '@/ui/layout';

import { useAct, useGame } from '../game';
import { AdvancePanel, advancing } from './advance-panel';
import { AttackFrame } from './attack-frame';
import { declaredFigure, outlookOf } from './attack-figure';
import { AttackNotes } from './attack-notes';
import { AttackSums } from './attack-sums';
import { lossesWords } from './attack-words';
import { FactorsPad } from './factors-pad';
import { LossesPanel, useLosses } from './losses-panel';
import { Rosette } from './rosette';
import { RollStep } from './roll-step';

interface AttackInHandProps {
  onMomentum: () => void;
  onOver: () => void;
}

/** An action that is declared: the defender shows, the die falls, both lose, those who may go on (MUK-18, MUK-28). */
export function AttackInHand({ onMomentum, onOver }: AttackInHandProps) {
  const { state, view } = useGame();
  const { action } = view;
  const step = action?.step ?? 'done';
  // Buttons stand where others stood a moment ago: a second tap was not meant for them.
  const locked = useRelabelGuard(`${step}.${action?.parts.length ?? 0}`);
  if (action === null) return null;
  return (
    <LockedContext value={locked}>
      {step === 'roll' ? (
        <RollStep action={action} />
      ) : step === 'show' ? (
        <ShowStep action={action} />
      ) : step === 'losses' ? (
        <LossesStep action={action} />
      ) : (
        <AfterStep key={state.tape.length} action={action} step={step} onMomentum={onMomentum} onOver={onOver} />
      )}
    </LockedContext>
  );
}

interface StepProps {
  action: NonNullable<CampaignView['action']>;
}

/** The defender says how strong he is where no list knows it. */
function ShowStep({ action }: StepProps) {
  const t = useT();
  const act = useAct();
  const { state } = useGame();
  const figure = declaredFigure(state, action);
  return (
    <AttackFrame
      target={action.attack?.target ?? null}
      isMomentum={action.hasFollowed}
      side={otherSide(action.side)}
      tray={
        <Stack padding="edge" gap="sm">
          <Heading as="name">{t('mukden.attack.show')}</Heading>
          <FactorsPad
            label={t('mukden.attack.show')}
            least={1}
            value={null}
            onChoose={(defence) => void act({ type: 'showDefenders', defence })}
            testID="show"
          />
        </Stack>
      }
    >
      {figure && (
        <AttackNotes figure={figure} shifts={[]} hints={false}>
          <Rosette figure={figure} />
        </AttackNotes>
      )}
    </AttackFrame>
  );
}

/** One side after the other spreads its losses. */
function LossesStep({ action }: StepProps) {
  const t = useT();
  const act = useAct();
  const { state, owed } = useGame();
  const side = SIDES.find((each) => action.owed[each] > 0) ?? action.side;
  const { choice, choose } = useTurnAnswer(owed[0]);
  const { losses, owed: steps } = useLosses(side, choice);
  const figure = declaredFigure(state, action);
  const outlook = figure && outlookOf(figure, state);
  return (
    <AttackFrame
      target={action.attack?.target ?? null}
      isMomentum={action.hasFollowed}
      side={side}
      actionBar={{
        main: (
          <Button
            kind="primary"
            label={t('mukden.attack.lose', { count: steps })}
            onPress={() => void act({ type: 'takeLosses', side, losses })}
            testID="take-losses"
          />
        ),
      }}
    >
      <Outcome action={action} />
      <LossesPanel side={side} choice={choice} onChoose={choose} />
      {figure && outlook && (
        <AttackSums figure={figure} outlook={outlook} table={state.table} rulings={state.rulings} />
      )}
    </AttackFrame>
  );
}

/** What came of the attack so far: with its die as long as nothing was done after it. */
function Outcome({ action: { attack }, title }: StepProps & { title?: string }) {
  const t = useT();
  const roll = useShownRoll();
  if (roll !== null) {
    return (
      <Stack style={{ marginHorizontal: -space.edge, marginTop: -space.edge }}>
        <RolledCard />
      </Stack>
    );
  }
  const [attacker, defender] = attack?.losses ?? [];
  return (
    <Stack gap="xs" testID="outcome">
      {title !== undefined && <Heading>{title}</Heading>}
      {attacker !== undefined && defender !== undefined && (
        <Row align="center" gap="md">
          <Text as="key">{lossesWords([attacker, defender])}</Text>
          <Text color="ink2" style={{ flex: 1 }}>
            {t('mukden.attack.result', { attacker, defender })}
          </Text>
        </Row>
      )}
    </Stack>
  );
}

/** When the losses are taken: who advances, whether they go on, and the flips. */
function AfterStep({ action, step, onMomentum, onOver }: StepProps & AttackInHandProps & { step: ActionStep }) {
  const t = useT();
  const act = useAct();
  const router = useRouter();
  const { id, state, owed } = useGame();
  const { choice, choose } = useTurnAnswer(owed[0]);
  const { units, chosen } = advancing(state, choice);
  const target = action.attack?.target ?? null;
  const isAdvancing = step === 'advance' && units.length > 0;
  const isTyped = step === 'advance' && units.length === 0;
  const flips = action.units.filter((unit) => state.units[unit] && isInPlay(state.units[unit])).length;
  const hasProbed = action.parts.some(({ kind }) => kind === 'probe');
  const end = async () => {
    if (await act({ type: 'endAction' })) onOver();
  };
  return (
    <AttackFrame
      target={target}
      isMomentum={action.hasFollowed}
      actionBar={{
        main:
          isAdvancing && chosen.length > 0 ? (
            <Button
              kind="primary"
              label={t('mukden.attack.advance', { count: chosen.length })}
              onPress={() => void act({ type: 'advance', units: chosen })}
              testID="advance"
            />
          ) : (
            <Button
              kind="primary"
              label={t('mukden.attack.done', { count: flips })}
              onPress={() => void end()}
              testID="end-action"
            />
          ),
      }}
    >
      <Outcome action={action} title={titleOf()} />
      {isAdvancing && (
        <>
          <AdvancePanel choice={choice} onChoose={choose} />
          {chosen.length > 0 && (
            <Button label={t('mukden.attack.stay')} onPress={() => void end()} testID="nobody-advances" />
          )}
        </>
      )}
      {mayFollow(action) && (
        <Stack gap="sm" testID="go-on-once">
          <Text>{isTyped ? t('mukden.attack.goOnTyped') : t('mukden.attack.goOnText')}</Text>
          <Button icon="target" label={t('mukden.attack.momentumButton')} onPress={onMomentum} testID="momentum" />
          {!hasProbed && !isTyped && (
            <Button
              label={t('mukden.attack.probeButton')}
              onPress={() => router.push(gameAddress(id, 'probe'))}
              testID="probe-on"
            />
          )}
        </Stack>
      )}
    </AttackFrame>
  );

  function titleOf(): string {
    const last = action.parts.at(-1)?.kind;
    if (last === 'probe') {
      const to = action.advanced[0] === undefined ? null : (state.units[action.advanced[0]]?.hex ?? null);
      return to === null ? t('mukden.attack.probedSomewhere') : t('mukden.attack.probedTitle', { hex: to });
    }
    const isCleared = step !== 'done' || action.advanced.length > 0;
    if (isCleared)
      return target === null ? t('mukden.attack.clearedSomewhere') : t('mukden.attack.clearedTitle', { hex: target });
    return target === null ? t('mukden.attack.holdsSomewhere') : t('mukden.attack.holdsTitle', { hex: target });
  }
}
