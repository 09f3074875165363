import { useLocalSearchParams } from 'expo-router';

import { BandMark } from '@/kit/band-mark';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { type DeckDesign, deckDifferences } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { TextField } from '@/ui/text-field';
import { useToast } from '@/ui/toast-provider';

import { DeckDifferences } from './components/deck-differences';
import { DeckEvents } from './components/deck-events';
import { DeckNumbers } from './components/deck-numbers';
import { NotThere } from './components/not-there';
import { changeDeck } from './keep';
import { useActions } from './use-actions';
import { isHouseDeck, useDeck } from './use-decks';

/** One deck, every number of it. Changes are kept as they are made. */
export const DeckScreen = ofTogo(function DeckScreen() {
  const t = useT();
  const { id } = useLocalSearchParams<{ id: string }>();
  const deck = useDeck(id);
  if (deck) return <Editor deck={deck} />;
  return <NotThere title={t('cards.deck.notFound.title')} text={t('cards.goneText')} back={t('cards.toCards')} />;
});

function Editor({ deck }: { deck: DeckDesign }) {
  const t = useT();
  const toasts = useToast();
  const marks = useSettings((settings) => settings.marks);
  const actions = useActions();
  const isHouse = isHouseDeck(deck);
  const differs = deckDifferences(deck).length > 0;
  const subtitle = {
    ijn: differs ? t('cards.deck.changedIjn') : t('cards.deck.subtitleIjn'),
    irn: differs ? t('cards.deck.changedIrn') : t('cards.deck.subtitleIrn'),
  }[deck.side];
  const goBack = useBack('/cards');
  const failed = () => toasts.show({ message: t('common.saveFailed') });

  const edit = (change: (deck: DeckDesign) => DeckDesign) => void changeDeck(deck.id, change).catch(failed);
  /** For changes of many numbers at once: told, with a way back. */
  const replace = (change: (deck: DeckDesign) => DeckDesign, done: string) =>
    void changeDeck(deck.id, change).then((made) => {
      if (!made) return;
      const undo = () => edit(() => made.before);
      toasts.show({ message: done, action: { label: t('common.undo'), onPress: undo } });
    }, failed);

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
