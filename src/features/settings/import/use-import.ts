import { useRef, useState } from 'react';

import { t } from '@/messages/messages';
import { pickFile } from '@/store/pick-file';
import { closeSession, useSession } from '@/store/session';
import { loadLibrary } from '@/store/library';
import { loadSettings } from '@/store/settings';
import { currentDatabase } from '@/store/storage';
import { LIMITS, type Transfer } from '@/store/transfer/format';
import { importTransfer, type Choice, type Imported } from '@/store/transfer/import-transfer';
import { newId } from '@/store/transfer/new-id';
import { previewTransfer, type TransferItem } from '@/store/transfer/preview-transfer';
import { readTransfer } from '@/store/transfer/read-transfer';
import type { Driver } from '@/store/db/driver';

import type { ImportProblem } from './problem-sentence';

export interface Previewed {
  readonly transfer: Transfer;
  readonly items: readonly TransferItem[];
  readonly choices: ReadonlyMap<string, Choice>;
}

export type ImportStep =
  | { readonly step: 'idle' }
  | { readonly step: 'reading' }
  | { readonly step: 'problem'; readonly problem: ImportProblem }
  | ({ readonly step: 'preview' | 'saving' } & Previewed);

export interface Import {
  readonly state: ImportStep;
  readonly pick: () => void;
  readonly choose: (key: string, choice: Choice) => void;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** From "choose a file" to "it is here". Until `confirm` nothing is written. */
export function useImport(onDone: (imported: readonly Imported[]) => void): Import {
  const [state, setState] = useState<ImportStep>({ step: 'idle' });
  const isBusy = useRef(false);

  /** One thing at a time: a second tap while a file is being read or saved is no second import. */
  const alone = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await work().finally(() => (isBusy.current = false));
  };

  const read = async () => {
    const picked = await pickFile(LIMITS.fileBytes);
    if (picked.type === 'cancelled') return setState({ step: 'idle' });
    setState({ step: 'reading' });
    await aFrame();
    if (picked.type === 'too-large') {
      return setState({ step: 'problem', problem: { code: 'TOO_LARGE', limit: LIMITS.fileBytes } });
    }
    const transfer = readTransfer(picked.bytes);
    if (!transfer.ok) return setState({ step: 'problem', problem: transfer.error });
    const items = await previewTransfer(database(), transfer.value);
    setState({ step: 'preview', transfer: transfer.value, items, choices: safeChoices(items) });
  };

  const save = async ({ transfer, items, choices }: Previewed) => {
    setState({ step: 'saving', transfer, items, choices });
    const nameCopy = (name: string) => t('transfer.battle.copyName', { name });
    const at = new Date().toISOString();
    const imported = await importTransfer(database(), transfer, choices, { at, newId, nameCopy });
    await takeOver(database(), imported);
    setState({ step: 'idle' });
    onDone(imported);
  };

  return {
    state,
    pick: () =>
      void alone(() => read().catch(() => setState({ step: 'problem', problem: { code: 'CANNOT_BE_OPENED' } }))),
    choose: (key, choice) =>
      setState((now) => (now.step === 'preview' ? { ...now, choices: new Map(now.choices).set(key, choice) } : now)),
    confirm: () => {
      if (state.step !== 'preview') return;
      void alone(() => save(state).catch(() => setState({ step: 'problem', problem: { code: 'NOT_SAVED' } })));
    },
    close: () => setState((now) => (now.step === 'saving' ? now : { step: 'idle' })),
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

/** Lets the picker go and "Reading the file" appear before a long file holds everything up. */
const aFrame = () => new Promise((resolve) => setTimeout(resolve, 32));
