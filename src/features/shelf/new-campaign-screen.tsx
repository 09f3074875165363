import { useRouter } from 'expo-router';
import { useState } from 'react';

import { loadBook } from '@/game/books';
import { err, ok, type Result } from '@/lib/result';
import { freeName, LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { loadBattles, useBattles } from '@/store/battle-list';
import { createBattle } from '@/store/battles';
import { randomSeed } from '@/store/random-seed';
import { openSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { newId } from '@/store/transfer/new-id';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { TextField } from '@/ui/text-field';
import { useToast } from '@/ui/toast-provider';

import { gameAddress } from '../play/addresses';
import { RulingList, useRulings } from './components/ruling-list';
import type { OnShelf } from './use-shelf';

/** Everything has a default: a campaign starts with one tap. */
export function NewCampaignScreen({ book, onBack }: { book: OnShelf; onBack: () => void }) {
  const t = useT();
  const { newCampaign } = book;
  const [name, setName] = useState('');
  const [choices, setChoices] = useState<Json>(newCampaign.choices?.first ?? null);
  const rulings = useRulings(book);
  const { usualName } = newCampaign;
  const usual = typeof usualName === 'string' ? usualName : usualName(choices);
  const { start, starting } = useStart(book.id);
  const begin = () => start(name.trim() || usual, newCampaign.setup(rulings, choices));
  const Fields = newCampaign.choices?.Fields;
  return (
    <Screen
      title={t('shelf.newCampaign')}
      subtitle={book.name}
      back={onBack}
      actionBar={{
        main: (
          <Button
            kind="primary"
            label={starting ? t('shelf.start.starting') : t('shelf.start.start')}
            disabled={starting}
            onPress={begin}
            testID="start-campaign"
          />
        ),
      }}
      testID="new-campaign"
    >
      <TextField
        label={t('common.campaignName')}
        value={name}
        onChange={setName}
        placeholder={usual}
        kind="name"
        maxLength={LONGEST_NAME}
        testID="campaign-name"
      />
      {Fields && <Fields choices={choices} onChange={setChoices} />}
      {book.rulings.length > 0 && <RulingList book={book} />}
    </Screen>
  );
}

type StartRefusal = { readonly code: 'NOT_TAKEN'; readonly field: string } | { readonly code: 'NOT_SAVED' };

/** Starts the campaign once, however often it is tapped, and goes there in place of this screen. */
function useStart(bookId: string) {
  const t = useT();
  const router = useRouter();
  const toasts = useToast();
  const [starting, setStarting] = useState(false);
  const start = async (wanted: string, setup: Json) => {
    if (starting) return;
    setStarting(true);
    await loadBattles().catch(() => undefined);
    const taken = useBattles.getState().battles?.map(({ name }) => name) ?? [];
    const started = await startCampaign(bookId, freeName(wanted, taken), setup);
    if (started.ok) return router.replace(gameAddress(started.value));
    setStarting(false);
    const { error } = started;
    toasts.show({
      message: error.code === 'NOT_TAKEN' ? t('shelf.start.refused', { field: error.field }) : t('shelf.start.failed'),
    });
  };
  return { start: (name: string, setup: Json) => void start(name, setup), starting };
}

/** On disk, open, and its id: then the campaign's own screen takes over. */
async function startCampaign(bookId: string, name: string, setup: Json): Promise<Result<string, StartRefusal>> {
  const db = currentDatabase();
  const book = await loadBook(bookId);
  if (!db || !book) return err({ code: 'NOT_SAVED' });
  const parsed = book.parse.setup(setup);
  if (!parsed.ok) return err({ code: 'NOT_TAKEN', field: parsed.error.field });
  const id = newId();
  try {
    const created = await createBattle(db, book, { id, name, seed: randomSeed(), setup }, new Date().toISOString());
    if (!created.ok) return err({ code: 'NOT_TAKEN', field: '' });
    await openSession(db, book, id);
    return ok(id);
  } catch {
    return err({ code: 'NOT_SAVED' });
  }
}
