import { act, cleanup } from '@testing-library/react-native';
import { Slot } from 'expo-router';
import { fireEvent, renderRouter, screen } from 'expo-router/testing-library';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { FightRoute, HomeRoute } from '@/features/bridge/bridge-routes';
import { BookScreen } from '@/features/play/book-screen';
import { LookBackScreen } from '@/features/play/look-back/look-back-screen';
import { PlayLayout } from '@/features/play/play-layout';
import { PlayScreen } from '@/features/play/play-screen';
import { RollScreen } from '@/features/play/roll/roll-screen';
import type { Book } from '@/game/battle';
import { newDraft } from '@/game/act';
import type { Json, Tagged } from '@/rules/rulebook';
import { createBattle } from '@/store/battles';
import { changeDraft, closeSession, commitDraft, openSession, useSession } from '@/store/session';
import { useSettings } from '@/store/settings';
import { currentDatabase, openStorage } from '@/store/storage';
import { enterDie } from '@/store/strip';
import { type Appearance, DEFAULT_APPEARANCE, ThemeProvider } from '@/ui/theme';
import { ToastProvider } from '@/ui/toast-provider';

import { PHONE } from './render';
import { calm } from './render-battle';

let appearance: Appearance = { ...DEFAULT_APPEARANCE, reducedMotion: true };

const Root = () => (
  <SafeAreaProvider initialMetrics={PHONE}>
    <ThemeProvider appearance={appearance}>
      <ToastProvider>
        <Slot />
      </ToastProvider>
    </ThemeProvider>
  </SafeAreaProvider>
);

/** The frame at its addresses, as `app/battle` has it. */
const ROUTES = {
  _layout: Root,
  'battle/[id]/_layout': PlayLayout,
  'battle/[id]/index': PlayScreen,
  'battle/[id]/roll': RollScreen,
  'battle/[id]/look-back': LookBackScreen,
  'battle/[id]/bridge': FightRoute,
  'battle/[id]/bring-home': HomeRoute,
  'battle/[id]/[...page]': BookScreen,
};

export interface Played<Command extends Tagged> {
  /** Carried out before the screens are shown, each with its dice. */
  readonly played?: readonly (readonly [Command, ...(readonly number[])])[];
  readonly dice?: 'app' | 'own' | null;
  readonly look?: Partial<Appearance>;
  /** The screen below the campaign it opens on; its Turn tab without one. */
  readonly at?: string;
}

let count = 0;

/** A campaign as it is played: stored, opened at its address, and shown by the real frame. */
export async function playCampaign<Command extends Tagged>(
  book: Book<unknown>,
  setup: Json,
  { played = [], dice = 'app', look = {}, at }: Played<Command> = {},
): Promise<string> {
  // What the last campaign showed would follow this one being made.
  cleanup();
  count += 1;
  const id = `${book.id}-${count}`;
  await openStorage();
  const db = currentDatabase()!;
  await createBattle(db, book, { id, name: '', seed: 1904, setup }, '1904-02-08T00:00:00.000Z');
  useSettings.setState(({ battleDice }) => ({ battleDice: dice === null ? {} : { ...battleDice, [id]: dice } }));
  if (played.length > 0) {
    await openSession(db, book, id);
    for (const [command, ...faces] of played) await carryOut(command, faces);
    closeSession();
  }
  appearance = { ...DEFAULT_APPEARANCE, reducedMotion: true, ...look };
  renderCampaign(id, at);
  return id;
}

/** Opened at its address, as after a reload. */
export function renderCampaign(id: string, at?: string): void {
  renderRouter(ROUTES, { initialUrl: at === undefined ? `/battle/${id}` : `/battle/${id}/${at}` });
  // The router's test helper stops the clock; what is on disk comes in real time.
  jest.useRealTimers();
}

async function carryOut(command: Tagged, faces: readonly number[]): Promise<void> {
  const draft = newDraft(command as unknown as Json, { override: true });
  if (faces.length > 0) {
    await changeDraft(() => draft);
    const curtain = Object.keys(useSession.getState().open?.drafts ?? {})[0] ?? 'public';
    for (const face of faces) await enterDie(face, curtain);
    const done = await commitDraft(null, curtain);
    if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.error)}`);
    return;
  }
  const done = await commitDraft(draft);
  if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.error)}`);
}

/** The last of that name is the one in front. */
export const shown = (testID: string) => screen.getAllByTestId(testID).at(-1)!;

export async function tap(testID: string): Promise<void> {
  await screen.findAllByTestId(testID);
  await calm();
  // What is on disk comes a moment later: the screen has changed by then.
  await act(async () => {
    fireEvent.press(shown(testID));
    await new Promise((done) => setTimeout(done, 30));
  });
}

/** Holds the ring, as keys and screen readers do: a press and a yes. */
export async function openCurtain(): Promise<void> {
  await tap('curtain-hold');
  await tap('curtain-sure-confirm');
}

export const nextLabel = (): string => shown('next-step').props.accessibilityLabel as string;
