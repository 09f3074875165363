import type { Claim } from './claim';

const LOCK = 'z-flag-database';
const CHANNEL = 'z-flag-window';
const WANTED = 'another window wants the database';
/** Kept for this window only: it gave the database away, or could not open it yet. */
const GAVE_AWAY = 'z-flag-gave-away';
const TRIES = 'z-flag-open-tries';
const MOST_TRIES = 3;
const ANSWER_WITHIN_MS = 4000;
/** A page that is being reloaded may still hold the lock of its former self. */
const RELOAD_LETS_GO_WITHIN_MS = 2000;

export async function claimDatabase(): Promise<Claim> {
  if (!(await canKeepFiles())) return 'NOTHING_CAN_BE_KEPT';
  if (sessionStorage.getItem(GAVE_AWAY)) {
    sessionStorage.removeItem(GAVE_AWAY);
    return 'HELD_ELSEWHERE';
  }
  return (await holdLock()) ? 'GRANTED' : 'HELD_ELSEWHERE';
}

/**
 * Asks the other window to let go, waits until it has, and starts over. SQLite's worker keeps its file handles for as
 * long as its page lives, so only a fresh page on each side changes hands cleanly.
 */
export async function takeOverDatabase(): Promise<boolean> {
  new BroadcastChannel(CHANNEL).postMessage(WANTED);
  try {
    await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }, () => undefined);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

export function onDatabaseWanted(finishWrites: () => Promise<void>): void {
  new BroadcastChannel(CHANNEL).onmessage = async ({ data }) => {
    if (data !== WANTED) return;
    await finishWrites();
    stepAside();
    location.reload();
  };
}

/** When both windows are about to start over at once: this one does not hold it, and is not to win it by chance. */
export const stepAside = (): void => sessionStorage.setItem(GAVE_AWAY, 'yes');

export async function isStorageDurable(): Promise<boolean> {
  return (await navigator.storage.persisted()) || (await navigator.storage.persist());
}

export function startOverAfterFailedOpen(): boolean {
  const tries = Number(sessionStorage.getItem(TRIES) ?? 0) + 1;
  sessionStorage.setItem(TRIES, String(tries));
  if (tries > MOST_TRIES) return false;
  setTimeout(() => location.reload(), 400 * tries);
  return true;
}

export const openedWell = (): void => sessionStorage.removeItem(TRIES);

/** True once we hold it; it is never released, the browser does that when the page goes away. */
function holdLock(): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(LOCK, { signal: AbortSignal.timeout(RELOAD_LETS_GO_WITHIN_MS) }, () => {
        resolve(true);
        return new Promise<never>(() => {});
      })
      .catch(() => resolve(false));
  });
}

/** Private windows and old browsers have no private file system, or refuse to open it. */
async function canKeepFiles(): Promise<boolean> {
  try {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('expo-sqlite', { create: true });
    return 'locks' in navigator;
  } catch {
    return false;
  }
}
