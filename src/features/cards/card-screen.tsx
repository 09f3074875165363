import { useLocalSearchParams, useRouter } from 'expo-router';

import { BandMark } from '@/kit/band-mark';
import { RuleLink } from '@/kit/rule-link';
import { SideMark } from '@/kit/side-mark';
import { bandOf, ensignOf, sideName } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { effectSentence, lastsWord, targetSentence, timeWord } from '@/kit/words/card-words';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { effectRow } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';

import { NoCard } from './components/card-row';
import { type CatalogueCard, useCard } from './catalogue';
import { DeckRow } from './components/deck-row';
import { useActions } from './use-actions';
import { useDecksOf } from './use-decks';

/** One card: what it says, what the app makes of it, where it comes from. */
export const CardScreen = ofTogo(function CardScreen() {
  const t = useT();
  const { id } = useLocalSearchParams<{ id: string }>();
  const card = useCard(id);
  if (card) return <Page card={card} />;
  return <NoCard title={t('cards.card.notFound.title')} />;
});

function Page({ card }: { card: CatalogueCard }) {
  const t = useT();
  const router = useRouter();
  const actions = useActions();
  const isOwn = card.origin === 'own';
  const goBack = useBack('/cards');
  return (
    <Screen
      title={card.name}
      subtitle={isOwn ? t('cards.card.ownTag') : t('cards.card.houseTag')}
      back={goBack}
      band={card.side === 'both' ? undefined : bandOf(card.side)}
      right={<Mark side={card.side} />}
      actionBar={{
        main: isOwn ? (
          <Button
            kind="primary"
            icon="pencil"
            label={t('common.edit')}
            onPress={() => router.push(`/cards/${card.id}/edit`)}
            testID="edit-card"
          />
        ) : (
          <Button
            kind="primary"
            icon="plus"
            label={t('cards.card.copyToEdit')}
            onPress={() => void actions.copyCard(card)}
            testID="copy-card"
          />
        ),
        aside: isOwn ? (
          <Button
            icon="plus"
            iconPlace="above"
            label={t('common.copy')}
            onPress={() => void actions.copyCard(card)}
            testID="copy-card"
          />
        ) : undefined,
      }}
      testID="card"
    >
      <Card frame="strong" testID="card-text">
        <Text as="textMedium">{card.text === '' ? t('cards.card.noText') : card.text}</Text>
      </Card>
      <Effect card={card} />
      <Story card={card} />
      <InDecks card={card} />
      {isOwn && (
        <Button
          kind="danger"
          icon="delete"
          label={t('cards.card.delete')}
          onPress={() => void actions.removeCard(card)}
          testID="delete-card"
        />
      )}
    </Screen>
  );
}

function Mark({ side }: { side: CatalogueCard['side'] }) {
  const marks = useSettings((settings) => settings.marks);
  if (side !== 'both') return <BandMark side={side} marks={marks} label={sideName(side)} />;
  return (
    <Row gap="xs" paddingX="md">
      {(['ijn', 'irn'] as const).map((one) => (
        <SideMark key={one} side={ensignOf(one)} marks={marks} width={30} label={sideName(one)} />
      ))}
    </Row>
  );
}

function Effect({ card }: { card: CatalogueCard }) {
  const t = useT();
  const { effect } = card;
  return (
    <Section title={t('cards.does')} testID="card-effect">
      <Text as="name">{effectSentence(effect)}</Text>
      <Row wrap align="center" columnGap="md">
        <Tag icon={effect ? 'check' : 'hand'} text={effect ? t('cards.card.counted') : t('cards.card.acted')} />
        {effect && <RuleLink rule={effectRow(effect.type).rule} />}
      </Row>
      <Text color="ink2">{effect ? t('cards.card.byApp') : t('cards.card.byPlayers')}</Text>
      <Card padded={false}>
        <ListRow title={t('cards.card.played')} subtitle={timeWord(card.time)} testID="card-time" />
        <ListRow title={t('cards.card.on')} subtitle={targetSentence(card.target)} testID="card-target" />
        {effect && <ListRow title={t('cards.card.lasts')} subtitle={lastsWord(effect.lasts)} testID="card-lasts" />}
        <ListRow title={t('cards.deckOf')} subtitle={sideName(card.side)} testID="card-side" />
      </Card>
    </Section>
  );
}

function Story({ card }: { card: CatalogueCard }) {
  const t = useT();
  if (card.origin === 'own') {
    return (
      <Section title={t('cards.card.note')} testID="card-note">
        <Text color={card.note === '' ? 'ink2' : undefined}>
          {card.note === '' ? t('cards.card.noNote') : card.note}
        </Text>
      </Section>
    );
  }
  return (
    <>
      <Section title={t('cards.card.history')} testID="card-history">
        <Text>{card.history}</Text>
      </Section>
      <Section title={t('cards.card.balance')} testID="card-balance">
        <Text>{card.balance}</Text>
      </Section>
    </>
  );
}

function InDecks({ card }: { card: CatalogueCard }) {
  const t = useT();
  const ijn = useDecksOf('ijn');
  const irn = useDecksOf('irn');
  const decks = [...ijn, ...irn].filter(({ events }) => events.includes(card.id));
  return (
    <Section title={t('cards.card.inDecks')} testID="card-decks">
      {decks.length === 0 ? (
        <Text color="ink2">{t('cards.card.inNoDeck')}</Text>
      ) : (
        <Card padded={false}>
          {decks.map((deck) => (
            <DeckRow key={deck.id} deck={deck} />
          ))}
        </Card>
      )}
    </Section>
  );
}
