import { useEffect, useState } from 'react';

import { isOnShelf } from '@/game/books';
import { isDocumentKind } from '@/game/documents';
import { ReadAgain, Unread } from '@/kit/read-again';
import { kindOf } from '@/kit/transfer/item-words';
import { useT } from '@/messages/messages';
import { listBattles } from '@/store/battles';
import { listDocuments } from '@/store/db/documents';
import { currentDatabase } from '@/store/storage';
import type { TransferSelection } from '@/store/transfer/collect-transfer';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

interface Choice {
  readonly key: string;
  readonly name: string;
  readonly kind: string;
  readonly selection: TransferSelection;
}

interface ExportOneSheetProps {
  onChoose: (selection: TransferSelection, name: string) => void;
  onClose: () => void;
}

/** One battle or one fleet to hand to somebody, instead of everything. */
export function ExportOneSheet({ onChoose, onClose }: ExportOneSheetProps) {
  const t = useT();
  return (
    <Sheet open onClose={onClose} title={t('transfer.one.title')} testID="export-one-sheet">
      <ReadAgain>
        <Choices onChoose={onChoose} />
      </ReadAgain>
    </Sheet>
  );
}

function Choices({ onChoose }: Pick<ExportOneSheetProps, 'onChoose'>) {
  const t = useT();
  const [choices, setChoices] = useState<readonly Choice[] | null>(null);
  const [failure, setFailure] = useState<Unread | null>(null);
  useEffect(() => {
    listChoices().then(setChoices, (cause) => setFailure(new Unread('The list was not read.', { cause })));
  }, []);
  if (failure) throw failure;
  return (
    <>
      {choices?.length === 0 && <Text>{t('transfer.one.empty')}</Text>}
      {choices && choices.length > 0 && (
        <Card padded={false}>
          {choices.map(({ key, name, kind, selection }) => (
            <ListRow
              key={key}
              title={name}
              subtitle={kindOf(kind)}
              onPress={() => onChoose(selection, name)}
              testID={`export-one-${key}`}
            />
          ))}
        </Card>
      )}
    </>
  );
}

/** Settings belong to the device and clocks to a table of tonight: they are no gift to anybody. */
async function listChoices(): Promise<readonly Choice[]> {
  const db = currentDatabase();
  if (!db) return [];
  const battles = (await listBattles(db)).map(({ id, name, book }): Choice => ({
    key: id,
    name,
    kind: isOnShelf(book) ? 'campaign' : 'battle',
    selection: { battles: [id] },
  }));
  const documents = (await listDocuments(db))
    .filter(({ kind }) => isDocumentKind(kind))
    .map(({ kind, id, body }): Choice => ({
      key: `${kind}-${id}`,
      name: nameIn(body) ?? id,
      kind,
      selection: { documents: [{ kind, id }] },
    }));
  return [...battles, ...documents];
}

const nameIn = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'name' in body && typeof body.name === 'string' ? body.name : null;
