import { useState } from 'react';
import { View } from 'react-native';

import { evaluate } from '@/game/act';
import { stripOf } from '@/game/strip';
import { DiceStripScreen } from '@/kit/dice-strip/dice-strip-screen';
import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { gunWords } from '@/kit/words/gun-words';
import { refusalSentence } from '@/kit/words/refusal-words';
import { useT } from '@/messages/messages';
import {
  quickBatteries,
  quickTorpedo,
  shotOdds,
  torpedoOdds,
  type QuickCommand,
  type QuickEvent,
  type QuickState,
} from '@/rules/togo/index';
import type { OpenBattle } from '@/store/battles';
import { giveUpDraft } from '@/store/session';
import { answerDice, correctDie, enterDie, rollDice, takeBackDie } from '@/store/strip';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { ErrorState } from '@/ui/error-state';
import { ListRow } from '@/ui/list-row';
import { Marker } from '@/ui/marker';
import { Screen } from '@/ui/screen';
import { Heading, Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { stripWords } from './strip-words';
import { eventSentence } from './event-sentence';
import { useQuickRoll } from './use-quick-roll';

const TITLES = {
  fireGuns: 'quick.strip.fireGuns',
  launchTorpedo: 'quick.strip.launchTorpedo',
  rollHits: 'quick.strip.rollHits',
  controlDamage: 'quick.strip.controlDamage',
  trySighting: 'quick.strip.trySighting',
  rollUnplanned: 'quick.strip.rollUnplanned',
} as const;

interface QuickStripProps {
  open: OpenBattle<QuickState>;
  mode: DiceMode;
  onMode: (mode: DiceMode) => void;
}

/** The dice of what is being rolled. It is the draft on disk: whoever comes back finds it as it was. */
export function QuickStrip({ open, mode, onMode }: QuickStripProps) {
  const t = useT();
  const { told, note } = useQuickRoll();
  const [leaving, setLeaving] = useState(false);
  const { book, battle } = open;
  const draft = open.drafts.public;
  const strip = draft && stripOf(book, battle, draft);
  const weighed = draft && evaluate(book, battle, draft);
  const leave = async () => {
    setLeaving(false);
    await told(giveUpDraft());
  };
  const back = {
    label: t('common.back'),
    onPress: () => (draft && draft.appDice > 0 ? setLeaving(true) : void leave()),
  };
  if (!draft || !strip || !weighed) return null;
  if (!strip.ok || !weighed.ok) {
    const refusal = strip.ok ? null : strip.error;
    return (
      <Screen title={t('quick.title')} back={{ ...back, onPress: () => void leave() }} testID="quick-stuck">
        <ErrorState
          title={t('quick.strip.refused')}
          text={refusal ? refusalSentence(refusal) : t('quick.saveFailed')}
          actions={<Button label={t('quick.strip.leaveConfirm')} onPress={() => void leave()} testID="quick-leave" />}
        />
      </Screen>
    );
  }
  // The book has just taken it, so it is one of its commands.
  const command = draft.command as unknown as QuickCommand;
  const event = weighed.value.type === 'done' ? (weighed.value.events[0] as unknown as QuickEvent) : null;
  const hits = event && 'hits' in event.outcome ? event.outcome.hits.length : null;
  return (
    <>
      <DiceStripScreen
        title={t(TITLES[command.type])}
        subtitle={subtitleOf(command) ?? t('quick.subtitle')}
        back={back}
        strip={strip.value}
        words={stripWords(command, event)}
        mode={mode}
        onMode={onMode}
        actions={{
          face: (face) => void told(enterDie(face)),
          answer: (step, answer) => void told(answerDice(step, answer)),
          correct: (step, index, face) => void told(correctDie(step, index, face)),
          takeBack: () => void told(takeBackDie()),
          roll: (how) => void told(rollDice(how)),
        }}
        outcome={event && <Outcome command={command} event={event} hits={hits} />}
        spoken={event ? eventSentence(event) : undefined}
        done={{
          label: hits === null ? t('quick.strip.note') : t('quick.strip.noteHits', { count: hits }),
          onPress: () => void note(),
        }}
        testID="quick-strip"
      />
      <Confirm
        open={leaving}
        question={t('quick.strip.leave')}
        consequence={t('quick.strip.leaveText')}
        confirmLabel={t('quick.strip.leaveConfirm')}
        cancelLabel={t('quick.strip.stay')}
        destructive
        onConfirm={() => void leave()}
        onCancel={() => setLeaving(false)}
        testID="give-up"
      />
    </>
  );
}

/** "Mikasa on Knyaz Suvorov", where they have names. */
function subtitleOf(command: QuickCommand): string | null {
  const names = [
    'firer' in command && command.firer.id !== null ? command.firer.name : null,
    'target' in command && command.target.id !== null ? command.target.name : null,
  ].filter((name) => name !== null);
  return names.length === 0 ? null : names.join(' · ');
}

function Outcome({ command, event, hits }: { command: QuickCommand; event: QuickEvent; hits: number | null }) {
  const t = useT();
  if (hits === null) {
    return (
      <Heading as="title" testID="outcome">
        {eventSentence(event)}
      </Heading>
    );
  }
  const name = 'target' in command && command.target.id !== null ? command.target.name : null;
  const expected = expectedOf(command).toFixed(2);
  const salvos = event.type === 'GunsFired' || event.type === 'TorpedoLaunched' ? event.outcome.salvos : [];
  return (
    <View testID="outcome">
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.edge }}>
        <Text as="hero" aria-hidden>
          {hits}
        </Text>
        <View style={{ flex: 1 }}>
          <Heading as="title" aria-label={eventSentence(event)}>
            {t('quick.strip.effective', { count: hits })}
          </Heading>
          <Text color="ink2">
            {name === null ? t('quick.strip.onNobody', { expected }) : t('quick.strip.on', { name, expected })}
          </Text>
        </View>
      </View>
      {salvos
        .filter(({ effective }) => effective > 0)
        .map(({ battery, weapon, effective, restricted, long }) => (
          <ListRow
            key={battery}
            variant="plain"
            leading={<Marker kind="pending" count={effective} label={t('quick.strip.waiting', { count: effective })} />}
            title={gunWords(weapon)}
            subtitle={
              restricted ? t('quick.strip.restricted') : long ? t('quick.strip.beyond8') : t('quick.strip.full')
            }
          />
        ))}
    </View>
  );
}

function expectedOf(command: QuickCommand): number {
  if (command.type === 'launchTorpedo') {
    const odds = torpedoOdds(quickTorpedo(command));
    return odds.ok ? odds.value.effective.expected : 0;
  }
  if (command.type !== 'fireGuns') return 0;
  const odds = shotOdds({ batteries: quickBatteries(command).map(({ facts }) => facts) });
  return odds.ok ? odds.value.fire.effective.expected : 0;
}
