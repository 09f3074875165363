import { useState } from 'react';

import { newDraft } from '@/game/act';
import { loadBook } from '@/game/books';
import { refusalSentence } from '@/kit/words/refusal-words';
import { useT } from '@/messages/messages';
import type { Json, Tagged } from '@/rules/rulebook';
import { loadBattles } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';
import { addToLog, type Failure } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { useToast } from '@/ui/toast-provider';

import { useCampaigns } from '../use-shelf';

interface KeepRollProps {
  book: string;
  /** What keeps the roll. */
  command: Tagged;
}

/** One tap puts a quick roll into the log of the campaign touched last; another campaign is two taps away. */
export function KeepRoll({ book, command }: KeepRollProps) {
  const t = useT();
  const toast = useToast();
  const campaigns = useCampaigns(book)
    .filter(({ isOver }) => !isOver)
    .map(({ battle }) => battle);
  const [kept, setKept] = useState<string | null>(null);
  const [choosing, setChoosing] = useState(false);
  const keepIn = async ({ id, name }: StoredBattle) => {
    setChoosing(false);
    if (kept !== null) return;
    setKept(name);
    const failure = await keep(book, id, command);
    if (failure === null) return;
    setKept(null);
    toast.show({ message: refusalSentence(book, failure.type === 'refused' ? failure.refusal : failure) });
  };
  const [last] = campaigns;
  if (!last) return null;
  if (kept !== null) {
    return (
      <Card padded={false}>
        <ListRow leading={<Icon name="check" size={28} />} title={t('shelf.kept')} subtitle={kept} testID="roll-kept" />
      </Card>
    );
  }
  return (
    <>
      <Card padded={false}>
        <ListRow
          leading={<Icon name="book" size={28} />}
          title={t('shelf.keep')}
          subtitle={last.name}
          onPress={() => void keepIn(last)}
          testID="keep-roll"
        />
      </Card>
      {campaigns.length > 1 && (
        <Button
          kind="link"
          label={t('shelf.keepElsewhere')}
          onPress={() => setChoosing(true)}
          testID="keep-elsewhere"
        />
      )}
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={t('shelf.keep')} testID="keep-sheet">
        <Card padded={false}>
          {campaigns.map((battle) => (
            <ListRow
              key={battle.id}
              title={battle.name}
              onPress={() => void keepIn(battle)}
              testID={`keep-${battle.id}`}
            />
          ))}
        </Card>
      </Sheet>
    </>
  );
}

/** Null when it is on disk. */
async function keep(bookId: string, id: string, command: Tagged): Promise<Failure | null> {
  const db = currentDatabase();
  const book = await loadBook(bookId);
  if (!db || !book) return { type: 'store', code: 'NOT_OPEN' };
  const added = await addToLog(db, book, id, newDraft(command as unknown as Json));
  if (added.ok) await loadBattles().catch(() => undefined);
  return added.ok ? null : added.error;
}
