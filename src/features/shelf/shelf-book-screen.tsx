import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';

import '@/messages/instruments';
import '@/messages/shelf';

import { useBack } from '@/kit/use-back';
import { BookContext } from '@/messages/book-context';
import { useT } from '@/messages/messages';
import { TableTag } from '@/kit/own-table/table-tag';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { LockedContext, useRelabelGuard } from '@/ui/use-relabel-guard';

import { gameAddress } from '../play/addresses';
import { BattleMenu } from '../play/list/battle-menu';
import { BattleRow } from '../play/list/battle-row';
import type { ShelfTable } from '../play/shelf-book';
import { RulingList } from './components/ruling-list';
import { shelfAddress } from './shelf-address';
import { type OnShelf, toContinue, useCampaigns, useShelfBook } from './use-shelf';

/** A book of the shelf: its campaigns, and everything that can be done with it outside of one. */
export function ShelfBookScreen() {
  const { book: id } = useLocalSearchParams<{ book: string }>();
  const book = useShelfBook(id);
  if (book === undefined) return null;
  if (book === null) return <NoSuchBook />;
  return (
    <BookContext value={book.id}>
      <BookPage book={book} />
    </BookContext>
  );
}

function BookPage({ book }: { book: OnShelf }) {
  const t = useT();
  const router = useRouter();
  const campaigns = useCampaigns(book.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const last = toContinue(campaigns);
  const offersFirst = campaigns.length === 0 && book.firstGame !== undefined;
  const locked = useRelabelGuard(last?.battle.id ?? 'none');
  const menu = campaigns.find(({ battle }) => battle.id === chosen)?.battle;
  const to = (page: string) => () => router.push(shelfAddress(book.id, page));
  return (
    <LockedContext value={locked}>
      <Screen
        title={book.name}
        subtitle={t('rooms.shelfText')}
        back={useBack('/shelf')}
        actionBar={{
          main: last ? (
            <Button
              kind="primary"
              icon="next"
              iconPlace="after"
              label={t('shelf.goOn')}
              onPress={() => router.push(gameAddress(last.battle.id))}
              testID="continue"
            />
          ) : offersFirst ? (
            <Button kind="primary" label={t('shelf.first.play')} onPress={to('first')} testID="start-first" />
          ) : (
            <Button kind="primary" icon="plus" label={t('shelf.newCampaign')} onPress={to('new')} testID="start-new" />
          ),
        }}
        testID="shelf-book"
      >
        <Text color="ink2">{book.does}</Text>
        <Card padded={false}>
          {(last || offersFirst) && (
            <ListRow
              leading={<Icon name="plus" size={28} />}
              title={t('shelf.newCampaign')}
              onPress={to('new')}
              testID="to-new"
            />
          )}
          {book.firstGame && !offersFirst && (
            <ListRow
              leading={<Icon name="compass" size={28} />}
              title={book.firstGame.name}
              subtitle={t('shelf.first.text')}
              onPress={to('first')}
              testID="to-first"
            />
          )}
          {book.quick.length > 0 && (
            <ListRow
              leading={<Icon name="dice" size={28} />}
              title={t('shelf.quick')}
              subtitle={book.quick.map(({ label }) => label).join(' · ')}
              label={t('shelf.quickOf', { book: book.name })}
              onPress={to('quick')}
              testID="to-quick"
            />
          )}
          {book.rules.length > 0 && (
            <ListRow
              leading={<Icon name="book" size={28} />}
              title={t('shelf.rules')}
              subtitle={t('shelf.rulesText', { count: book.rules.length })}
              onPress={to('rules')}
              testID="to-rules"
            />
          )}
          {book.printed && (
            <ListRow
              leading={<Icon name="share" size={28} />}
              title={t('shelf.print.title')}
              subtitle={t('shelf.print.text')}
              onPress={to('print')}
              testID="to-print"
            />
          )}
        </Card>
        <Section title={t('shelf.campaigns')} aside={campaigns.length > 0 ? String(campaigns.length) : undefined}>
          {campaigns.length === 0 && <Text color="ink2">{t('shelf.noCampaigns')}</Text>}
          {campaigns.length > 0 && (
            <Card padded={false}>
              {campaigns.map(({ battle }) => (
                <BattleRow key={battle.id} battle={battle} showBook={false} onMore={() => setChosen(battle.id)} />
              ))}
            </Card>
          )}
        </Section>
        {book.tables.length > 0 && (
          <Section title={t('shelf.tables')}>
            <Text as="text2" color="ink2">
              {t('shelf.tablesText')}
            </Text>
            <Card padded={false}>
              {book.tables.map((table) => (
                <TableRow key={table.id} table={table} onPress={to(`table/${table.id}`)} />
              ))}
            </Card>
          </Section>
        )}
        {book.rulings.length > 0 && <RulingList book={book} />}
      </Screen>
      {menu && <BattleMenu key={menu.id} battle={menu} onClose={() => setChosen(null)} />}
    </LockedContext>
  );
}

function TableRow({ table, onPress }: { table: ShelfTable; onPress: () => void }) {
  const t = useT();
  const source = table.useSource();
  return (
    <ListRow
      leading={<Icon name="grid" size={28} />}
      title={table.title}
      subtitle={table.subtitle}
      said={source ? t(`ownTable.tag.${source}`) : undefined}
      trailing={source && <TableTag source={source} />}
      onPress={onPress}
      testID={`table-${table.id}`}
    />
  );
}

export function NoSuchBook() {
  const t = useT();
  const back = useBack('/shelf');
  return (
    <Screen title={t('rooms.shelf')} back={back} testID="no-such-book">
      <EmptyState
        icon="warning"
        title={t('shelf.missing')}
        text={t('shelf.missingText')}
        action={<Button label={t('shelf.toShelf')} onPress={back} testID="to-shelf" />}
      />
    </Screen>
  );
}
