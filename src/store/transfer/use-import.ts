import { useEffect, useRef, useState } from 'react';

import { loadBooks } from '@/game/books';
import type { Result } from '@/lib/result';

import type { Driver } from '../db/driver';
import { loadLibrary } from '../library';
import { pickFile } from '../pick-file';
import { closeSession, useSession } from '../session';
import { loadSettings } from '../settings';
import { currentDatabase } from '../storage';
import type { CodeProblem } from './code';
import { LIMITS, type Transfer } from './format';
import { importTransfer, type Choice, type Imported } from './import-transfer';
import { newId } from './new-id';
import { previewTransfer, type TransferItem } from './preview-transfer';
import type { TransferProblem } from './problem';
import { readSteps } from './read-transfer';
import { runCalmly } from './steps';

/** What can keep a file or a code from being imported: itself, the way to it, or the disk. */
export type ImportProblem =
  TransferProblem | CodeProblem | { readonly code: 'CANNOT_BE_OPENED' | 'NOT_SAVED' | 'NO_CODE_IN_PICTURE' };

export interface Previewed {
  readonly source: 'file' | 'code' | 'backup';
  readonly transfer: Transfer;
  readonly items: readonly TransferItem[];
  readonly choices: ReadonlyMap<string, Choice>;
}

export type ImportStep =
  | { readonly step: 'idle' }
  /** How much of it has been read, from 0 to 1; null while it is not worth saying. */
  | { readonly step: 'reading'; readonly share: number | null }
  | { readonly step: 'problem'; readonly problem: ImportProblem }
  | ({ readonly step: 'preview' | 'saving' } & Previewed);

export interface Import {
  readonly state: ImportStep;
  readonly pick: () => void;
  /** What a code said, or why it did not. */
  readonly take: (read: Result<Transfer, ImportProblem>) => void;
  /** A backup, by what brings its bytes; null when it is gone. */
  readonly open: (load: () => Promise<Uint8Array | null>) => void;
  readonly choose: (key: string, choice: Choice) => void;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Often enough to see that it goes on; what is read sooner than that never shows a bar. */
const SAY_EVERY_MS = 250;

/** Says how far it is a few times a second: each time the screen is drawn anew. */
function nowAndThen(say: (share: number) => void): (share: number) => void {
  let saidAt = Date.now();
  return (share) => {
    if (Date.now() - saidAt < SAY_EVERY_MS) return;
    saidAt = Date.now();
    say(share);
  };
}

interface ImportCalls {
  /** What a battle is called that is kept beside the one here. */
  readonly nameCopy: (name: string) => string;
  readonly onDone: (imported: readonly Imported[]) => void;
  /** What must have happened before anything is written. */
  readonly prepare?: (at: string) => Promise<void>;
}

/** From "choose a file" to "it is here". Until `confirm` nothing is written. */
export function useImport({ nameCopy, onDone, prepare }: ImportCalls): Import {
  const [state, setState] = useState<ImportStep>({ step: 'idle' });
  const isBusy = useRef(false);
  const isCancelled = useRef(false);
  useEffect(() => () => void (isCancelled.current = true), []);

  /** One thing at a time: a second tap while a file is being read or saved is no second import. */
  const alone = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await work().finally(() => (isBusy.current = false));
  };

  const readPicked = async () => {
    const picked = await pickFile(LIMITS.fileBytes);
    if (picked.type === 'cancelled') return setState({ step: 'idle' });
    if (picked.type === 'too-large') {
      return setState({ step: 'problem', problem: { code: 'TOO_LARGE', limit: LIMITS.fileBytes } });
    }
    await read('file', picked.bytes);
  };

  const readBackup = async (load: () => Promise<Uint8Array | null>) => {
    const bytes = await load();
    if (!bytes) return setState({ step: 'problem', problem: { code: 'CANNOT_BE_OPENED' } });
    await read('backup', bytes);
  };

  /** A large file takes seconds: it says how far it is, and can be left at any moment. */
  const read = async (source: 'file' | 'backup', bytes: Uint8Array) => {
    isCancelled.current = false;
    setState({ step: 'reading', share: null });
    // Lets the picker go and "Reading the file" appear.
    await new Promise((resolve) => setTimeout(resolve, 32));
    const onProgress = nowAndThen((share) =>
      setState((now) => (now.step === 'reading' ? { step: 'reading', share } : now)),
    );
    const result = await runCalmly(readSteps(bytes, { bookOf: await loadBooks() }), {
      onProgress,
      isCancelled: () => isCancelled.current,
    });
    if (result) await preview(source, result);
  };

  const preview = async (source: Previewed['source'], read: Result<Transfer, ImportProblem>) => {
    if (!read.ok) return setState({ step: 'problem', problem: read.error });
    const items = await previewTransfer(database(), read.value);
    if (isCancelled.current) return;
    setState({ step: 'preview', source, transfer: read.value, items, choices: safeChoices(items) });
  };
  const orProblem = (code: 'CANNOT_BE_OPENED' | 'NOT_SAVED') => () => setState({ step: 'problem', problem: { code } });

  const save = async (previewed: Previewed) => {
    const { transfer, choices } = previewed;
    setState({ ...previewed, step: 'saving' });
    const at = new Date().toISOString();
    await prepare?.(at);
    const imported = await importTransfer(database(), transfer, choices, { at, newId, nameCopy });
    await takeOver(database(), imported);
    setState({ step: 'idle' });
    onDone(imported);
  };

  return {
    state,
    pick: () => void alone(() => readPicked().catch(orProblem('CANNOT_BE_OPENED'))),
    take: (from) => {
      isCancelled.current = false;
      void alone(() => preview('code', from).catch(orProblem('CANNOT_BE_OPENED')));
    },
    open: (load) => void alone(() => readBackup(load).catch(orProblem('CANNOT_BE_OPENED'))),
    choose: (key, choice) =>
      setState((now) => (now.step === 'preview' ? { ...now, choices: new Map(now.choices).set(key, choice) } : now)),
    confirm: () => {
      if (state.step !== 'preview') return;
      void alone(() => save(state).catch(orProblem('NOT_SAVED')));
    },
    close: () => {
      isCancelled.current = true;
      setState((now) => (now.step === 'saving' ? now : { step: 'idle' }));
    },
  };
}

/** Nothing is replaced unless somebody says so: what can be kept twice is, and the rest stays as it is here. */
const safeChoices = (items: readonly TransferItem[]): ReadonlyMap<string, Choice> =>
  new Map(items.filter(({ status }) => status === 'conflict').map((item) => [item.key, safeChoice(item)]));

function safeChoice(item: TransferItem): Choice {
  if (item.type === 'document') return item.canKeepBoth ? 'both' : 'skip';
  // With all of the file's rows here already, a copy would bring nothing.
  return item.here?.shared === item.entries ? 'skip' : 'both';
}

/** What is on screen is a picture of the disk, and the disk has changed. */
async function takeOver(db: Driver, imported: readonly Imported[]): Promise<void> {
  if (imported.some(({ kind }) => kind === 'settings')) await loadSettings(db);
  if (imported.some(({ type }) => type === 'document')) await loadLibrary(db);
  const open = useSession.getState().open?.id;
  if (imported.some(({ replaced }) => replaced !== null && replaced === open)) closeSession();
}

function database(): Driver {
  const db = currentDatabase();
  if (!db) throw new Error('An import was begun while no database was open.');
  return db;
}
