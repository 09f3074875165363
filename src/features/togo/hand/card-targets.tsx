import { useState } from 'react';
import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type CardChoice, cardTargets, type Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { useGame } from '../game';
import { refusalSentence } from '../words/refusal-words';

interface Props {
  side: Side;
  card: string;
  /** Whether it is the card's time. */
  now: boolean;
  onPlay: (target: string) => void;
}

/** Whom the card may be played on; the others a tap away, each with why not. An umpire may allow any of them. */
export function CardTargets({ side, card, now, onPlay }: Props) {
  const t = useT();
  const { state, view, nameOf } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const [open, setOpen] = useState(false);
  const all = cardTargets(state, side, card);
  const lineOf = ({ kind, target }: CardChoice) =>
    kind === 'formation' ? target : (view.ships[target]?.formation ?? '');
  const kin = (one: CardChoice) => all.filter((other) => lineOf(other) === lineOf(one));
  // A ship alone is her formation: one row stands for both, the one that may be played on.
  const isAlone = (one: CardChoice) => kin(one).length === 2;
  const choices = all.filter((one) => {
    const shown = kin(one).find(({ refusal }) => refusal === null) ?? one;
    return !isAlone(one) || (shown === one && (one.refusal === null || one.kind === 'ship'));
  });
  const legal = choices.filter(({ refusal }) => refusal === null);
  const others = choices.filter(({ refusal }) => refusal !== null);
  const said = (one: CardChoice) => {
    if (one.refusal !== null) return refusalSentence({ code: one.refusal.code, data: one.refusal.data }, nameOf);
    if (isAlone(one)) return t('hand.alone');
    return one.kind === 'formation' ? t('hand.formation') : nameOf(lineOf(one));
  };
  const row = (one: CardChoice) => (
    <ListRow
      key={one.target}
      leading={<SideMark side={ensignOf(one.side)} marks={marks} width={30} />}
      title={nameOf(one.target)}
      subtitle={said(one)}
      onPress={() => onPlay(one.target)}
      testID={`play-on-${one.target}`}
    />
  );
  return (
    <Section title={now ? t('hand.playOn') : t('hand.playOnLater')}>
      {legal.length === 0 && <Text color="ink2">{t('hand.nobody')}</Text>}
      <View>{legal.map(row)}</View>
      {others.length > 0 && !open && (
        <Button
          kind="link"
          label={t('hand.others', { count: others.length })}
          onPress={() => setOpen(true)}
          testID="others"
        />
      )}
      {open && <View>{others.map(row)}</View>}
    </Section>
  );
}
