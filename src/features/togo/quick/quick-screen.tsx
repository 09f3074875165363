import { useRouter } from 'expo-router';
import { useState } from 'react';

import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { useT } from '@/messages/messages';
import type { QuickState, QuickType } from '@/rules/togo/index';
import type { OpenBattle } from '@/store/battles';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Progress } from '@/ui/progress';
import { Screen } from '@/ui/screen';

import { formsOf, type Forms } from './forms';
import { useQuickBattle } from './quick-battle';
import { QuickForm } from './quick-form';
import { QuickStrip } from './quick-strip';

/** Ten seconds from launch to a result: no battle, nothing to set up, and still nothing is lost. */
export function QuickScreen() {
  const t = useT();
  const router = useRouter();
  const { state, open, again } = useQuickBattle(t('quick.title'));
  if (open) return <QuickTable open={open} />;
  const back = {
    label: t('common.back'),
    onPress: () => (router.canGoBack() ? router.back() : router.replace('/')),
  };
  return (
    <Screen title={t('quick.title')} back={back} testID="quick-opening">
      {state === 'failed' ? (
        <ErrorState
          title={t('quick.openFailed')}
          text={t('quick.openFailedText')}
          actions={<Button label={t('quick.tryAgain')} onPress={again} testID="quick-again" />}
        />
      ) : (
        <Progress label={t('quick.opening')} />
      )}
    </Screen>
  );
}

/** A strip that was begun comes first, whenever the screen is opened. */
function QuickTable({ open }: { open: OpenBattle<QuickState> }) {
  const usual = useSettings((settings) => settings.dice);
  const [mode, setMode] = useState<DiceMode>(usual);
  const [type, setType] = useState<QuickType>('fireGuns');
  const [changed, setChanged] = useState<{ readonly at: number; readonly forms: Forms } | null>(null);
  const { seq, state } = open.battle;
  // What was rolled is the form to roll again; half-made changes last until then.
  const forms = changed?.at === seq ? changed.forms : formsOf(state);
  if (open.drafts.public) return <QuickStrip open={open} mode={mode} onMode={setMode} />;
  return (
    <QuickForm
      open={open}
      forms={forms}
      onForms={(after) => setChanged({ at: seq, forms: after })}
      type={type}
      onType={setType}
      mode={mode}
      onMode={setMode}
    />
  );
}
