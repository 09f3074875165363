import { useEffect, useState } from 'react';

import { ActProvider, type Act, useAct } from '@/features/play/act-provider';
import { CompanionProvider } from '@/features/play/companion';
import { chooseDice, useDiceMode } from '@/features/play/dice-mode';
import { LogTab } from '@/features/play/log/log-tab';
import { Roll } from '@/features/play/roll/roll-screen';
import { useOpenGameWith } from '@/features/play/use-open-game';
import { useUndo } from '@/features/play/use-undo';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import type { QuickCommand, QuickType } from '@/rules/togo/index';
import { createBattle, listBattles } from '@/store/battles';
import { randomSeed } from '@/store/random-seed';
import { currentDatabase } from '@/store/storage';
import { newId } from '@/store/transfer/new-id';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Progress } from '@/ui/progress';
import { Screen } from '@/ui/screen';
import { useToast } from '@/ui/toast-provider';

import { quickCompanion } from './companion';
import { formsOf, type Forms } from './forms';
import { useQuickGame } from './game';
import { QuickForm } from './quick-form';

const findCompanion = async () => quickCompanion;

/** Ten seconds from launch to a result: no battle, nothing to set up, and still nothing is lost. */
export const QuickScreen = ofTogo(function QuickScreen() {
  const t = useT();
  const back = { label: t('common.back'), onPress: useBack('/') };
  const [id, setId] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const name = t('quick.title');
  useEffect(() => {
    findQuickGame(name).then(setId, () => setFailed(true));
  }, [name, attempt]);
  const tryAgain = () => {
    setFailed(false);
    setId(undefined);
    setAttempt(attempt + 1);
  };
  const opened = useOpenGameWith(id, findCompanion);
  if (typeof opened !== 'string') {
    return (
      <CompanionProvider companion={opened}>
        <ActProvider inPlace>
          <QuickTable />
        </ActProvider>
      </CompanionProvider>
    );
  }
  return (
    <Screen title={name} back={back} testID="quick-opening">
      {failed || (id !== undefined && opened !== 'opening') ? (
        <ErrorState
          title={t('quick.openFailed')}
          text={t('quick.openFailedText')}
          actions={<Button label={t('quick.tryAgain')} onPress={tryAgain} testID="quick-again" />}
        />
      ) : (
        <Progress label={t('quick.opening')} />
      )}
    </Screen>
  );
});

let finding: Promise<string> | null = null;

/** The one game Quick shot writes to, made when it is first opened. Two openings at once must not make two of them. */
function findQuickGame(name: string): Promise<string> {
  finding ??= findOrMake(name).finally(() => {
    finding = null;
  });
  return finding;
}

async function findOrMake(name: string): Promise<string> {
  const { book } = quickCompanion;
  const db = currentDatabase();
  if (!db) throw new Error('Quick shot was opened while no database was open.');
  const kept = (await listBattles(db)).find((each) => each.book === book.id);
  if (kept) return kept.id;
  const id = newId();
  const made = await createBattle(db, book, { id, name, seed: randomSeed(), setup: {} }, new Date().toISOString());
  if (!made.ok) throw new Error(made.error);
  return id;
}

/** A strip that was begun comes first, whenever the screen is opened. */
function QuickTable() {
  const toast = useToast();
  const act: Act<QuickCommand> = useAct();
  const { undo } = useUndo();
  const { mode, choose } = useDiceMode();
  const [type, setType] = useState<QuickType>('fireGuns');
  const [changed, setChanged] = useState<{ readonly at: number; readonly forms: Forms } | null>(null);
  const [isLogOpen, setLogOpen] = useState(false);
  const { id, battle, state, draft } = useQuickGame();
  const roll = async (command: QuickCommand, override = false) => {
    // What it says of the last roll would lie over the dice of this one.
    toast.dismiss();
    // The switch stands beside the button, and nothing but a roll is ever asked for here.
    await chooseDice(id, mode);
    await act(command, { dice: mode, override });
  };
  if (draft) {
    const stay = () => undefined;
    return <Roll onClose={stay} backGivesUp testID="quick-strip" />;
  }
  if (isLogOpen) return <LogTab tabBar={null} onBack={() => setLogOpen(false)} />;
  return (
    <QuickForm
      // What was rolled is the form to roll again; half-made changes last until then.
      forms={changed?.at === battle.seq ? changed.forms : formsOf(state)}
      onForms={(forms) => setChanged({ at: battle.seq, forms })}
      type={type}
      onType={setType}
      mode={mode}
      onMode={choose}
      onRoll={(command, override) => void roll(command, override)}
      onUndo={() => void undo()}
      onLog={() => setLogOpen(true)}
    />
  );
}
