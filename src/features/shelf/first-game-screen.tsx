import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import type { FirstGame } from '../play/shelf-book';
import type { OnShelf } from './use-shelf';
import { useStart } from './use-start';

interface Props {
  book: OnShelf;
  game: FirstGame;
  onBack: () => void;
}

/** Before the first game of a book: what it is, and one button. */
export function FirstGameScreen({ book, game, onBack }: Props) {
  const t = useT();
  const { start, starting } = useStart(book.id);
  const { name, about, setup, opening } = game;
  return (
    <Screen
      title={name}
      subtitle={book.name}
      back={onBack}
      actionBar={{
        main: (
          <Button
            kind="primary"
            label={starting ? t('shelf.start.starting') : t('shelf.first.start')}
            disabled={starting}
            onPress={() => start({ name, setup: setup(), opening, hasGuide: true })}
            testID="start-first"
          />
        ),
      }}
      testID="first-game"
    >
      {about.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      <Text>{t('shelf.first.need')}</Text>
      <Text>{t('shelf.first.dice')}</Text>
    </Screen>
  );
}
