import { evaluate, newDraft } from '@/game/act';
import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { OddsBarsSmall } from '@/kit/odds-charts/odds-bars';
import { percentShort } from '@/kit/odds-charts/odds-words';
import { RuleLink } from '@/kit/rule-link';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import type { Json, Refused } from '@/rules/rulebook';
import { isSmallShip, type QuickCommand, type QuickEvent, type QuickType } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius } from '@/ui/tokens';

import { quickCompanion } from './companion';
import { ChoiceKeys } from './fields';
import { type Forms, QUICK_TYPES, recentShips, waitingHits } from './forms';
import { type QuickGame, useQuickGame } from './game';
import { GunForm } from './gun-form';
import { HitsForm } from './hits-form';
import { chanceOf, hitChances } from './odds';
import { ControlForm, SightingForm, UnplannedForm } from './small-forms';
import { TorpedoForm } from './torpedo-form';
import { rollSentence } from './words';
import { refusalSentence } from '../words/refusal-words';

interface QuickFormProps {
  forms: Forms;
  onForms: (forms: Forms) => void;
  type: QuickType;
  onType: (type: QuickType) => void;
  mode: DiceMode;
  onMode: (mode: DiceMode) => void;
  onRoll: (command: QuickCommand, override?: boolean) => void;
  onUndo: () => void;
  onLog: () => void;
}

/** One procedure: its facts, its odds, and the button that rolls it. */
export function QuickForm({ type, onType, mode, onMode, onRoll, onUndo, onLog, ...props }: QuickFormProps) {
  const t = useT();
  const { battle, state } = useQuickGame();
  const [last] = state.shots;
  const effects = waitingHits(state);
  const command: QuickCommand = props.forms[type];
  const refusal = objectionTo(battle, command);
  return (
    <Screen
      title={t('quick.title')}
      subtitle={t('quick.subtitle')}
      back={{ label: t('common.back'), onPress: useBack('/') }}
      right={<IconButton icon="more" label={t('quick.log.title')} onPress={onLog} testID="to-log" />}
      actionBar={{
        aside: <Chance command={command} />,
        main: (
          <Button
            kind="primary"
            icon={type === 'fireGuns' || type === 'launchTorpedo' ? 'target' : 'dice'}
            label={t(`quick.roll.${type}`)}
            disabled={refusal !== null}
            onPress={() => onRoll(command)}
            testID="quick-roll"
          />
        ),
      }}
      lowRow={<DiceSwitch mode={mode} onMode={onMode} />}
      testID="quick"
    >
      {last && (
        <LastRoll
          last={last}
          waiting={state.pending?.hits.length ?? 0}
          onEffects={() => effects && onRoll(effects)}
          onUndo={onUndo}
        />
      )}
      <ChoiceKeys
        label={t('quick.mode.label')}
        columns={6}
        value={type}
        onChange={onType}
        options={QUICK_TYPES.map((each) => ({
          value: each,
          words: t(`quick.mode.${each}`),
          spoken: t(`quick.strip.${each}`),
        }))}
        testID="mode"
      />
      {refusal !== null && <Objection refusal={refusal} onAllow={() => onRoll(command, true)} />}
      <ModeForm type={type} {...props} />
    </Screen>
  );
}

/** Why a command may not be rolled; null when it may. */
function objectionTo(battle: QuickGame['battle'], command: QuickCommand): Refused | null {
  const evaluated = evaluate(quickCompanion.book, battle, newDraft(command as unknown as Json));
  return evaluated.ok ? null : evaluated.error;
}

/** The odds the button would play, with their picture: farther down it would be out of sight. */
function Chance({ command }: { command: QuickCommand }) {
  const t = useT();
  const { isLargeText } = useTheme();
  const chance = chanceOf(command);
  const distribution = hitChances(command);
  const isSmall = command.type === 'rollHits' && isSmallShip(command.target);
  return (
    <>
      <Row align="center" gap="sm">
        <Text as="key" testID="chance">
          {chance === null ? t('quick.none') : percentShort(chance)}
        </Text>
        {distribution !== null && !isLargeText && <OddsBarsSmall distribution={distribution} testID="chance-bars" />}
      </Row>
      <Text as="barLabel" color="ink2">
        {t(`quick.chance.${isSmall ? 'rollSmall' : command.type}`)}
      </Text>
    </>
  );
}

interface LastRollProps {
  last: QuickEvent;
  /** Hits whose effects are still to be rolled. */
  waiting: number;
  onEffects: () => void;
  onUndo: () => void;
}

/** What was rolled last, what it still owes, and the way back: one line, so that the form stays where the thumb knows it. */
function LastRoll({ last, waiting, onEffects, onUndo }: LastRollProps) {
  const t = useT();
  return (
    <Row align="center" gap="sm" role="status" aria-live="polite" testID="last-roll">
      <Text as="control" numberOfLines={2} style={{ flex: 1 }} testID="last-told">
        {rollSentence(last)}
      </Text>
      {waiting > 0 && (
        <Button
          icon="dice"
          label={t('quick.last.effects', { count: waiting })}
          onPress={onEffects}
          testID="roll-effects"
        />
      )}
      <IconButton
        icon="undo"
        label={t('play.undoOf', { what: rollSentence(last) })}
        onPress={onUndo}
        testID="undo-last"
      />
    </Row>
  );
}

/** Which rule speaks against it, and the umpire's way on. */
function Objection({ refusal, onAllow }: { refusal: Refused; onAllow: () => void }) {
  const t = useT();
  const { color } = useTheme();
  const style = { borderRadius: radius.card, backgroundColor: color.nowWash };
  return (
    <Row role="alert" wrap align="center" gap="sm" padding="md" style={style} testID="objection">
      <Icon name="warning" />
      <Text style={{ flex: 1, flexBasis: 180 }}>{refusalSentence(refusal)}</Text>
      {refusal.rule !== null && <RuleLink rule={refusal.rule} />}
      {refusal.rule !== null && <Button label={t('play.refused.allow')} onPress={onAllow} testID="umpire-allows" />}
    </Row>
  );
}

function ModeForm({ forms, onForms, type }: Pick<QuickFormProps, 'forms' | 'onForms' | 'type'>) {
  const { state } = useQuickGame();
  const change = (form: QuickCommand) => onForms({ ...forms, [form.type]: form });
  const recents = { firer: recentShips(state, 'firer'), target: recentShips(state, 'target') };
  switch (type) {
    case 'fireGuns':
      return <GunForm form={forms.fireGuns} onForm={change} recents={recents} />;
    case 'launchTorpedo':
      return <TorpedoForm form={forms.launchTorpedo} onForm={change} recents={recents} />;
    case 'rollHits':
      return <HitsForm form={forms.rollHits} onForm={change} waiting={forms.rollHits.hits === state.pending?.hits} />;
    case 'controlDamage':
      return <ControlForm form={forms.controlDamage} onForm={change} />;
    case 'trySighting':
      return <SightingForm form={forms.trySighting} onForm={change} />;
    case 'rollUnplanned':
      return <UnplannedForm form={forms.rollUnplanned} onForm={change} />;
  }
}
