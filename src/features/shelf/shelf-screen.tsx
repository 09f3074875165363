import { type Href, useRouter } from 'expo-router';

import '@/messages/shelf';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { useBattles } from '@/store/battle-list';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { LockedContext, useRelabelGuard } from '@/ui/use-relabel-guard';

import { gameAddress } from '../play/addresses';
import { ShelfCard } from './components/shelf-card';
import { shelfAddress } from './shelf-address';
import { type Campaign, toContinue, useCampaigns, useShelf } from './use-shelf';

/** The board games of the same war. The filled button goes on with the one played last. */
export function ShelfScreen() {
  const t = useT();
  const router = useRouter();
  const books = useShelf() ?? [];
  const campaigns = useCampaigns();
  const total = useBattles(({ battles }) => (battles ?? []).filter(({ deletedAt }) => deletedAt === null).length);
  const last = toContinue(campaigns);
  const lastBook = books.find(({ id }) => id === last?.battle.book);
  const locked = useRelabelGuard(last?.battle.id ?? 'none');
  const goOn = ({ battle }: Campaign) => router.push(gameAddress(battle.id));
  return (
    <LockedContext value={locked}>
      <Screen
        title={t('rooms.shelf')}
        subtitle={t('rooms.shelfText')}
        back={useBack('/')}
        actionBar={
          last &&
          lastBook && {
            main: (
              <Button
                kind="primary"
                icon="next"
                iconPlace="after"
                label={t('shelf.continue', { book: lastBook.shortName })}
                onPress={() => goOn(last)}
                testID="continue"
              />
            ),
          }
        }
        lowRow={
          <Row align="center" justify="space-between" wrap columnGap="sm">
            <Text as="text2" color="ink2" style={{ flexShrink: 1 }}>
              {t('shelf.ownCopy')}
            </Text>
            <Button
              kind="link"
              label={t('shelf.all', { count: total })}
              onPress={() => router.push('/battles' as Href)}
              testID="to-battles"
            />
          </Row>
        }
        testID="shelf"
      >
        <Stack gap="sm" style={{ marginTop: -8 }}>
          {books.map((book) => (
            <ShelfCard
              key={book.id}
              book={book}
              campaign={toContinue(campaigns.filter(({ battle }) => battle.book === book.id))}
              onOpen={() => router.push(shelfAddress(book.id))}
              onContinue={goOn}
              onNew={() => router.push(shelfAddress(book.id, book.firstGame ? 'first' : 'new'))}
              onQuick={() => router.push(shelfAddress(book.id, 'quick'))}
            />
          ))}
        </Stack>
      </Screen>
    </LockedContext>
  );
}
