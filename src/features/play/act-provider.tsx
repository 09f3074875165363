import { useRouter } from 'expo-router';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { View } from 'react-native';

import { draftFor, evaluate } from '@/game/act';
import { PUBLIC, slotOf } from '@/game/curtain';
import { refusalSentence } from '@/kit/words/refusal-words';
import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { RuleLink } from '@/kit/rule-link';
import { t as words, useT } from '@/messages/messages';
import type { Refused, Tagged } from '@/rules/rulebook';
import { changeDraft, commitDraft, type Failure, useSession } from '@/store/session';
import { rollDice } from '@/store/strip';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { gameAddress } from './addresses';
import { useGameAs } from './open-game';

interface ActOptions {
  readonly override?: boolean;
  /** Whose dice, where the player has just chosen; the phone's are thrown at once. */
  readonly dice?: DiceMode;
  /** The strip takes the place of the screen that asked for it. */
  readonly replace?: boolean;
}

export interface Act<Command extends Tagged = Tagged> {
  /**
   * Carries a command out. One that wants dice opens its strip instead; one the rules refuse is explained, and the
   * umpire may allow it. True when it is on disk.
   */
  (command: Command, options?: ActOptions): Promise<boolean>;
}

const ActContext = createContext<Act | null>(null);

export function useAct(): Act {
  const act = useContext(ActContext);
  if (!act) throw new Error('useAct is for screens inside the battle.');
  return act;
}

interface Asking {
  readonly command: Tagged;
  readonly refusal: Refused;
}

interface ActProviderProps {
  /** Behind a side's open curtain: a refusal names what that side knows, and goes with the curtain. */
  side?: string;
  children: ReactNode;
}

/** Guide, never block: whatever is refused says which rule speaks against it, and "Umpire allows" goes on. */
export function ActProvider({ side, children }: ActProviderProps) {
  const t = useT();
  const router = useRouter();
  const toast = useToast();
  const { nameOf } = useGameAs(side ?? 'public');
  const [asking, setAsking] = useState<Asking | null>(null);

  const act = useMemo<Act>(
    () =>
      async (command, { override = false, dice, replace = false } = {}) => {
        const open = useSession.getState().open;
        if (!open) return false;
        const draft = draftFor(open.book, open.battle, command, { override });
        const curtain = slotOf(open.book, open.battle.state, draft.command);
        const lying = open.drafts[curtain];
        if (lying) {
          // Dice lie on the table: they are finished or given up before anything else is done.
          if (JSON.stringify(lying.command) !== JSON.stringify(draft.command)) {
            toast.show({ message: words('battle.roll.first') });
          }
          if (curtain === PUBLIC) router.push(gameAddress(open.id, 'roll'));
          return false;
        }
        const weighed = evaluate(open.book, open.battle, draft);
        if (!weighed.ok) {
          setAsking({ command, refusal: weighed.error });
          return false;
        }
        if (weighed.value.type === 'needs') {
          const begun = await changeDraft(() => draft);
          const kept = begun.ok && dice === 'app' ? await rollDice('all', curtain) : begun;
          if (!kept.ok) toast.show({ message: failureSentence(kept.error) });
          // Dice for a ship nobody else knows of stay behind her side's curtain, which shows them by itself.
          else if (curtain === PUBLIC) {
            const strip = gameAddress(open.id, dice === undefined ? 'roll' : `roll?dice=${dice}`);
            if (replace) router.replace(strip);
            else router.push(strip);
          }
          return false;
        }
        const done = await commitDraft(draft);
        if (!done.ok) toast.show({ message: failureSentence(done.error) });
        return done.ok;
      },
    [router, toast],
  );

  const allow = () => {
    const command = asking?.command;
    setAsking(null);
    if (command) void act(command, { override: true });
  };
  return (
    <ActContext.Provider value={act}>
      {children}
      <Sheet
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={t('battle.refused.title')}
        testID="refused"
        foot={
          <>
            {asking?.refusal.rule != null && (
              <Button label={t('battle.refused.allow')} onPress={allow} testID="refused-allow" />
            )}
            <Button
              kind="primary"
              label={t('battle.refused.leave')}
              onPress={() => setAsking(null)}
              testID="refused-leave"
            />
          </>
        }
      >
        {asking && (
          <View style={{ gap: space.xs, alignItems: 'flex-start' }}>
            <Text>{refusalSentence(asking.refusal, nameOf)}</Text>
            {asking.refusal.rule !== null && <RuleLink rule={asking.refusal.rule} />}
          </View>
        )}
      </Sheet>
    </ActContext.Provider>
  );
}

/** What went wrong with a tap that should have been kept, in a sentence. */
export const failureSentence = (failure: Failure): string =>
  failure.type === 'refused' ? refusalSentence(failure.refusal) : refusalSentence({ code: failure.code });
