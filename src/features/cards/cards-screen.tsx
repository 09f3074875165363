import { useState } from 'react';

import { SIDE_CHOICES } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import type { Side } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';

import { useCardsOf } from './catalogue';
import { CardRow } from './components/card-row';
import { DeckRow } from './components/deck-row';
import { useActions } from './use-actions';
import { useDecksOf } from './use-decks';

/** Decks and events of one side at a time: nobody needs both at once, and each list stays short. */
export const CardsScreen = ofTogo(function CardsScreen() {
  const t = useT();
  const [side, setSide] = useState<Side>('ijn');
  const decks = useDecksOf(side);
  const { house, own } = useCardsOf(side);
  const actions = useActions();
  const goBack = useBack('/');
  return (
    <Screen
      title={t('rooms.cards')}
      subtitle={t('cards.subtitle')}
      back={goBack}
      actionBar={{
        main: (
          <Button
            kind="primary"
            icon="plus"
            label={t('cards.newCard')}
            onPress={() => void actions.newCard(side)}
            testID="new-card"
          />
        ),
        aside: (
          <Button
            icon="plus"
            iconPlace="above"
            label={t('cards.list.newDeck')}
            onPress={() => void actions.newDeck(side)}
            testID="new-deck"
          />
        ),
      }}
      testID="cards"
    >
      <SegmentedChoice
        label={t('common.sideLabel')}
        value={side}
        onChange={setSide}
        options={SIDE_CHOICES}
        testID="side"
      />
      <Section title={t('cards.decks')} testID="decks">
        <Card padded={false}>
          {decks.map((deck) => (
            <DeckRow key={deck.id} deck={deck} />
          ))}
        </Card>
      </Section>
      <Section
        title={t('cards.list.own')}
        aside={own.length > 0 ? t('cards.list.count', { count: own.length }) : undefined}
        testID="own-cards"
      >
        {own.length === 0 ? (
          <EmptyState
            icon="pencil"
            title={t('cards.list.empty.title')}
            text={t('cards.list.empty.text')}
            testID="no-own-cards"
          />
        ) : (
          <Card padded={false}>
            {own.map((card) => (
              <CardRow key={card.id} card={card} />
            ))}
          </Card>
        )}
        <Unread />
      </Section>
      <Section
        title={t('cards.list.house')}
        aside={t('cards.list.count', { count: house.length })}
        testID="house-cards"
      >
        <Text color="ink2">{t('cards.list.houseHint')}</Text>
        <Card padded={false}>
          {house.map((card) => (
            <CardRow key={card.id} card={card} />
          ))}
        </Card>
      </Section>
    </Screen>
  );
});

/** Stored by another version: shown, so that nobody thinks it lost. */
function Unread() {
  const t = useT();
  const unread = useLibrary((library) => library.unread).filter(({ kind }) => kind === 'card' || kind === 'deck');
  if (unread.length === 0) return null;
  return (
    <Section title={t('cards.list.unread')} testID="unread-cards">
      <Card padded={false}>
        {unread.map(({ kind, id, name }) => (
          <ListRow
            key={`${kind}-${id}`}
            title={name ?? t('cards.list.nameless')}
            subtitle={t('cards.list.unreadText')}
            variant="plain"
          />
        ))}
      </Card>
    </Section>
  );
}
