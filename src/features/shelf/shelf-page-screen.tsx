import { useLocalSearchParams } from 'expo-router';

import '@/messages/shelf';

import { useBack } from '@/kit/use-back';
import { BookContext } from '@/messages/book-context';

import { FirstGameScreen } from './first-game-screen';
import { NewCampaignScreen } from './new-campaign-screen';
import { PrintScreen } from './print-screen';
import { QuickScreen } from './quick-screen';
import { RulesScreen } from './rules-screen';
import { shelfAddress } from './shelf-address';
import { NoSuchBook } from './shelf-book-screen';
import { type OnShelf, useShelfBook } from './use-shelf';

/** A page of a book: `first`, `new`, `quick`, `rules`, or one of its tables. */
export function ShelfPageScreen() {
  const { book: id, page = [] } = useLocalSearchParams<{ book: string; page: string[] }>();
  const book = useShelfBook(id);
  if (book === undefined) return null;
  if (book === null) return <NoSuchBook />;
  return (
    <BookContext value={book.id}>
      <Page book={book} path={typeof page === 'string' ? [page] : page} />
    </BookContext>
  );
}

function Page({ book, path: [name, param] }: { book: OnShelf; path: readonly string[] }) {
  const back = useBack(shelfAddress(book.id));
  if (name === 'first' && book.firstGame) return <FirstGameScreen book={book} game={book.firstGame} onBack={back} />;
  if (name === 'new') return <NewCampaignScreen book={book} onBack={back} />;
  if (name === 'quick' && book.quick.length > 0) return <QuickScreen book={book} onBack={back} />;
  if (name === 'print' && book.printed) return <PrintScreen book={book} printed={book.printed} onBack={back} />;
  if (name === 'rules') return <RulesScreen book={book} onBack={back} />;
  const table = name === 'table' && book.tables.find(({ id }) => id === param);
  return table ? <table.Editor onBack={back} /> : <NoSuchBook />;
}
