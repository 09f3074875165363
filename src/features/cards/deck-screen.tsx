import { useLocalSearchParams } from 'expo-router';

import { BandMark } from '@/kit/band-mark';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useKept } from '@/kit/use-kept';
import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { type DeckDesign, deckDifferences } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { TextField } from '@/ui/text-field';

import { NoCard } from './components/card-row';
import { DeckDifferences } from './components/deck-differences';
import { DeckEvents } from './components/deck-events';
import { DeckNumbers } from './components/deck-numbers';
import { changeDeck } from './keep';
import { useActions } from './use-actions';
import { isHouseDeck, useDeck } from './use-decks';

/** One deck, every number of it. Changes are kept as they are made. */
export const DeckScreen = ofTogo(function DeckScreen() {
  const t = useT();
  const { id } = useLocalSearchParams<{ id: string }>();
  const deck = useDeck(id);
  if (deck) return <Editor deck={deck} />;
  return <NoCard title={t('cards.deck.notFound.title')} />;
});

function Editor({ deck }: { deck: DeckDesign }) {
  const t = useT();
  const kept = useKept();
  const marks = useSettings((settings) => settings.marks);
  const actions = useActions();
  const isHouse = isHouseDeck(deck);
  const differs = deckDifferences(deck).length > 0;
  const subtitle = {
    ijn: differs ? t('cards.deck.changedIjn') : t('cards.deck.subtitleIjn'),
    irn: differs ? t('cards.deck.changedIrn') : t('cards.deck.subtitleIrn'),
  }[deck.side];
  const goBack = useBack('/cards');

  const edit = (change: (deck: DeckDesign) => DeckDesign) => void kept(changeDeck(deck.id, change));
  /** For changes of many numbers at once: told, with a way back. */
  const replace = (change: (deck: DeckDesign) => DeckDesign, message: string) =>
    void kept(changeDeck(deck.id, change), (made) => made && { message, undo: () => edit(() => made.before) });

  return (
    <Screen
      title={deck.name}
      subtitle={subtitle}
      back={goBack}
      band={bandOf(deck.side)}
      right={<BandMark side={deck.side} marks={marks} />}
      actionBar={{
        main: <Button kind="primary" icon="check" label={t('common.done')} onPress={goBack} testID="done" />,
        aside: (
          <Button
            icon="plus"
            iconPlace="above"
            label={t('common.copy')}
            onPress={() => void actions.copyDeck(deck)}
            testID="copy-deck"
          />
        ),
      }}
      testID="deck"
    >
      {!isHouse && (
        <TextField
          kind="name"
          maxLength={LONGEST_NAME}
          label={t('cards.deck.name')}
          emptyError={t('cards.edit.noName')}
          value={deck.name}
          onChange={(name) => edit((now) => ({ ...now, name: name.trim() }))}
          testID="deck-name"
        />
      )}
      <DeckNumbers deck={deck} edit={edit} />
      <DeckEvents deck={deck} edit={edit} />
      {/* Last, so that nothing moves under the thumb when it comes and goes. */}
      <DeckDifferences deck={deck} replace={replace} />
      {!isHouse && (
        <Button
          kind="danger"
          icon="delete"
          label={t('cards.deck.delete')}
          onPress={() => void actions.removeDeck(deck)}
          testID="delete-deck"
        />
      )}
    </Screen>
  );
}
