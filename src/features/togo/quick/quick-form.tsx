import { useRouter } from 'expo-router';
import { useState } from 'react';

import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { useT } from '@/messages/messages';
import type { QuickCommand, QuickEvent, QuickState, QuickType } from '@/rules/togo/index';
import type { OpenBattle } from '@/store/battles';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Screen } from '@/ui/screen';

import { recentShips, waitingHits, type Forms } from './forms';
import { GunForm } from './forms/gun-form';
import { HitsForm } from './forms/hits-form';
import { ControlForm, SightingForm, UnplannedForm } from './forms/small-forms';
import { TorpedoForm } from './forms/torpedo-form';
import { ChanceAside } from './parts/chance-aside';
import { ChoiceKeys } from './parts/choice-keys';
import { LastRoll } from './parts/last-roll';
import { LogSheet } from './parts/log-sheet';
import { Objection } from './parts/objection';
import { eventSentence } from './event-sentence';
import { objectionTo, useQuickRoll } from './use-quick-roll';

const MODES = {
  fireGuns: ['quick.mode.fireGuns', 'quick.roll.fireGuns', 'quick.strip.fireGuns'],
  launchTorpedo: ['quick.mode.launchTorpedo', 'quick.roll.launchTorpedo', 'quick.strip.launchTorpedo'],
  rollHits: ['quick.mode.rollHits', 'quick.roll.rollHits', 'quick.strip.rollHits'],
  controlDamage: ['quick.mode.controlDamage', 'quick.roll.controlDamage', 'quick.strip.controlDamage'],
  trySighting: ['quick.mode.trySighting', 'quick.roll.trySighting', 'quick.strip.trySighting'],
  rollUnplanned: ['quick.mode.rollUnplanned', 'quick.roll.rollUnplanned', 'quick.strip.rollUnplanned'],
} as const;
const TYPES = Object.keys(MODES) as readonly QuickType[];

interface QuickFormProps {
  open: OpenBattle<QuickState>;
  forms: Forms;
  onForms: (forms: Forms) => void;
  type: QuickType;
  onType: (type: QuickType) => void;
  mode: DiceMode;
  onMode: (mode: DiceMode) => void;
}

/** One procedure: its facts, its odds, and the button that rolls it. */
export function QuickForm({ open, forms, onForms, type, onType, mode, onMode }: QuickFormProps) {
  const t = useT();
  const router = useRouter();
  const { roll, undo } = useQuickRoll();
  const [logShown, setLogShown] = useState(false);
  const { state, actions } = open.battle;
  const last = (actions.at(-1)?.events[0] as QuickEvent | undefined) ?? null;
  const effects = waitingHits(state);
  const command: QuickCommand = forms[type];
  const refusal = objectionTo(command);
  return (
    <Screen
      title={t('quick.title')}
      subtitle={t('quick.subtitle')}
      back={{
        label: t('common.back'),
        onPress: () => (router.canGoBack() ? router.back() : router.replace('/')),
      }}
      right={<IconButton icon="more" label={t('quick.log.title')} onPress={() => setLogShown(true)} testID="to-log" />}
      actionBar={{
        aside: <ChanceAside command={command} />,
        main: (
          <Button
            kind="primary"
            icon={type === 'fireGuns' || type === 'launchTorpedo' ? 'target' : 'dice'}
            label={t(MODES[type][1])}
            disabled={refusal !== null}
            onPress={() => void roll(command, mode)}
            testID="quick-roll"
          />
        ),
      }}
      lowRow={<DiceSwitch mode={mode} onMode={onMode} />}
      testID="quick"
    >
      {last !== null && (
        <LastRoll
          state={state}
          last={last}
          onEffects={() => effects && void roll(effects, mode)}
          onUndo={() => void undo()}
        />
      )}
      <ChoiceKeys
        label={t('quick.mode.label')}
        columns={6}
        value={type}
        onChange={onType}
        options={TYPES.map((each) => ({ value: each, words: t(MODES[each][0]), spoken: t(MODES[each][2]) }))}
        testID="mode"
      />
      {refusal !== null && <Objection refusal={refusal} onAllow={() => void roll(command, mode, true)} />}
      <ModeForm forms={forms} onForms={onForms} type={type} state={state} />
      {logShown && (
        <LogSheet onClose={() => setLogShown(false)} undoes={last && eventSentence(last)} onUndo={() => void undo()} />
      )}
    </Screen>
  );
}

function ModeForm({
  forms,
  onForms,
  type,
  state,
}: Pick<QuickFormProps, 'forms' | 'onForms' | 'type'> & { state: QuickState }) {
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
