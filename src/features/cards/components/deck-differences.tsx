import { useT } from '@/messages/messages';
import { type DeckDesign, deckDifferences, houseDeck, withPrintedNumbers } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { View } from 'react-native';

import { isHouseDeck } from '../use-decks';

interface DeckDifferencesProps {
  deck: DeckDesign;
  replace: (change: (deck: DeckDesign) => DeckDesign, done: string) => void;
}

/** Where the deck is not the printed one, and the ways back. Nothing at all where it is. */
export function DeckDifferences({ deck, replace }: DeckDifferencesProps) {
  const t = useT();
  const differences = deckDifferences(deck);
  const house = houseDeck(deck.side, deck.name);
  const numbers = differences.some(({ number }) => number !== 'events');
  const isOtherHouse = isHouseDeck(deck) && JSON.stringify({ ...house }) !== JSON.stringify({ ...deck });
  if (differences.length === 0 && !isOtherHouse) return null;
  return (
    <Section title={t('cards.deck.differs')} testID="deck-differs">
      {differences.length > 0 && (
        <Card>
          {differences.map((difference) => (
            <Row key={difference.number} align="center" gap="sm" testID={`differs-${difference.number}`}>
              <Icon name="warning" size={20} />
              <View style={{ flex: 1 }}>
                <Text>{t(`cards.deck.than.${difference.number}`, difference)}</Text>
              </View>
            </Row>
          ))}
        </Card>
      )}
      {numbers && (
        <Button
          icon="refresh"
          label={t('cards.deck.reset')}
          onPress={() => replace(withPrintedNumbers, t('cards.deck.resetDone'))}
          testID="deck-reset"
        />
      )}
      {isOtherHouse && (
        <Button
          icon="refresh"
          label={t('cards.deck.houseAgain')}
          onPress={() => replace(() => house, t('cards.deck.houseAgainDone'))}
          testID="deck-house-again"
        />
      )}
    </Section>
  );
}
