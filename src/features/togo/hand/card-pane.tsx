import { useState } from 'react';
import { View } from 'react-native';

import { BandMark } from '@/kit/band-mark';
import { RuleLink } from '@/kit/rule-link';
import { bandOf } from '@/kit/sides';
import { effectSentence, lastsWord, targetSentence, timeWord } from '@/kit/words/card-words';
import { useT } from '@/messages/messages';
import { type Card, cardRefusal, effectRow, type Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Card as Paper } from '@/ui/card';
import { Confirm } from '@/ui/confirm';
import { Screen } from '@/ui/screen';
import { Heading, Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { cardTitle } from './card-title';
import { CardTargets } from './card-targets';
import { useActWithToast, useGame } from '../game';
import { refusalSentence } from '../words/refusal-words';

interface Props {
  side: Side;
  card: string;
  onDone: () => void;
}

/** One card: what it says, when, on whom and what it does in numbers; then whom to play it on. */
export function CardPane({ side, card: id, onDone }: Props) {
  const t = useT();
  const act = useActWithToast();
  const { view, state } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const [discarding, setDiscarding] = useState(false);
  const card = view.sides[side].hand?.find((each) => each.id === id);
  if (!card) return null;
  const refusal = cardRefusal(state, card);
  const play = async (target: string | null) => {
    if (await act({ type: 'playCard', side, card: id, target })) onDone();
  };
  const discard = async () => {
    setDiscarding(false);
    if (await act({ type: 'discardCard', side, card: id })) onDone();
  };
  const isEvent = card.kind === 'event';
  return (
    <Screen
      title={cardTitle(card)}
      back={{ label: t('common.back'), onPress: onDone }}
      band={bandOf(side)}
      right={<BandMark side={side} marks={marks} />}
      testID="card"
    >
      <CardFace card={card} />
      {refusal !== null && <Text color="danger">{refusalSentence({ code: refusal.code, data: refusal.data })}</Text>}
      {isEvent && !card.target && (
        <Button kind="primary" label={t('hand.play')} onPress={() => void play(null)} testID="play-card" />
      )}
      {isEvent && card.target !== null && (
        <CardTargets side={side} card={id} now={refusal === null} onPlay={(target) => void play(target)} />
      )}
      <Button kind="danger" label={t('hand.discard')} onPress={() => setDiscarding(true)} testID="discard-card" />
      <Confirm
        open={discarding}
        question={t('hand.discardQuestion', { title: cardTitle(card) })}
        consequence={t('hand.discardText')}
        confirmLabel={t('hand.discard')}
        cancelLabel={t('hand.keep')}
        onConfirm={() => void discard()}
        onCancel={() => setDiscarding(false)}
        testID="discard"
      />
    </Screen>
  );
}

function CardFace({ card }: { card: Card }) {
  const t = useT();
  if (card.kind === 'dummy') return <Text>{t('hand.blankMeans')}</Text>;
  const facts = [
    { name: t('hand.when'), words: timeWord(card.time) },
    ...(card.target === undefined ? [] : [{ name: t('hand.on'), words: targetSentence(card.target) }]),
    { name: t('hand.does'), words: effectSentence(card.effect ?? null) },
    ...(card.effect ? [{ name: t('hand.lasts'), words: lastsWord(card.effect.lasts) }] : []),
  ];
  return (
    <Paper frame="strong">
      {card.text !== '' && <Text>{card.text}</Text>}
      {facts.map(({ name, words }) => (
        <View key={name} style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.md }}>
          <Heading as="label" level={3} style={{ minWidth: 72, paddingTop: 4 }}>
            {name}
          </Heading>
          <Text style={{ flex: 1, minWidth: 180 }}>{words}</Text>
        </View>
      ))}
      {card.effect && <RuleLink rule={effectRow(card.effect.type).rule} />}
    </Paper>
  );
}
