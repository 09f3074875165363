import { useRouter } from 'expo-router';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideName } from '@/kit/sides';
import { deckWords } from '@/messages/house-card-words';
import { useT } from '@/messages/messages';
import { decksOf, type Side, SIDES } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { RadioRow } from '@/ui/radio-row';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';

import type { Drawn } from '../plan';
import type { Planning } from '../use-plan';

interface CardsStepProps {
  planning: Planning;
  drawn: Drawn;
}

const MOST_DUMMIES = 12;

/** What keeps the other side guessing: blank counters, and the cards of each side. */
export function CardsStep({ planning, drawn: { dummies } }: CardsStepProps) {
  const t = useT();
  const router = useRouter();
  const { change } = planning;
  return (
    <Stack gap="lg">
      <Section title={t('common.dummies')}>
        <Text as="text2" color="ink2">
          {t('newBattle.cards.dummiesWhy')}
        </Text>
        {SIDES.map((side) => (
          <Labelled key={side} side={side}>
            <Stepper
              label={sideName(side)}
              decreaseLabel={side === 'ijn' ? t('newBattle.cards.lessIjn') : t('newBattle.cards.lessIrn')}
              increaseLabel={side === 'ijn' ? t('newBattle.cards.moreIjn') : t('newBattle.cards.moreIrn')}
              value={dummies[side]}
              min={0}
              max={MOST_DUMMIES}
              onChange={(value) => change({ dummies: { ...dummies, [side]: value } })}
              testID={`dummies-${side}`}
            />
          </Labelled>
        ))}
      </Section>
      <Section title={t('cards.decks')}>
        <Text as="text2" color="ink2">
          {t('newBattle.cards.decksWhy')}
        </Text>
        {SIDES.map((side) => (
          <Labelled key={side} side={side}>
            <DeckChoice side={side} planning={planning} />
          </Labelled>
        ))}
        <Button label={t('cards.toCards')} onPress={() => router.push('/cards')} testID="to-cards" />
      </Section>
    </Stack>
  );
}

function DeckChoice({ side, planning: { plan, shelf, change } }: { side: Side; planning: Planning }) {
  const t = useT();
  const choose = (deck: string | null) => change({ decks: { ...plan.decks, [side]: deck } });
  const rows = decksOf(side, shelf, deckWords()).map(({ id, name, events, dummies }) => ({
    id,
    words: name,
    detail: t('newBattle.cards.deckLine', { events: events.length, dummies }),
  }));
  return (
    <View
      role="radiogroup"
      aria-label={side === 'ijn' ? t('newBattle.cards.deckIjn') : t('newBattle.cards.deckIrn')}
      testID={`deck-${side}`}
    >
      {[...rows, { id: null, words: t('newBattle.cards.none'), detail: undefined }].map(({ id, words, detail }) => (
        <RadioRow
          key={id ?? 'none'}
          words={words}
          detail={detail}
          label={words}
          on={plan.decks[side] === id}
          onPress={() => choose(id)}
          testID={`deck-${side}-${id ?? 'none'}`}
        />
      ))}
    </View>
  );
}

function Labelled({ side, children }: { side: Side; children: ReactNode }) {
  const marks = useSettings((settings) => settings.marks);
  return (
    <Stack gap="xs">
      <Row align="center" gap="sm">
        <SideMark side={ensignOf(side)} marks={marks} width={30} />
        <Text as="name">{sideName(side)}</Text>
      </Row>
      {children}
    </Stack>
  );
}
