import { useState } from 'react';
import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { refusalSentence } from '@/kit/words/refusal-words';
import { useT } from '@/messages/messages';
import { type CardChoice, cardTargets, type Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { useTable } from '../use-table';

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
  const { state, view, nameOf } = useTable();
  const marks = useSettings((settings) => settings.marks);
  const [all, setAll] = useState(false);
  const choices = cardTargets(state, side, card);
  const legal = choices.filter(({ refusal }) => refusal === null);
  const others = choices.filter(({ refusal }) => refusal !== null);
  const row = ({ target, side: owner, kind, refusal }: CardChoice) => (
    <ListRow
      key={target}
      leading={<SideMark side={ensignOf(owner)} marks={marks} width={30} />}
      title={nameOf(target)}
      subtitle={
        refusal !== null
          ? refusalSentence({ code: refusal.code, data: refusal.data }, nameOf)
          : kind === 'ship'
            ? nameOf(view.ships[target]?.formation ?? '')
            : t('hand.formation')
      }
      onPress={() => onPlay(target)}
      testID={`play-on-${target}`}
    />
  );
  return (
    <Section title={now ? t('hand.playOn') : t('hand.playOnLater')}>
      {legal.length === 0 && <Text color="ink2">{t('hand.nobody')}</Text>}
      <View>{legal.map(row)}</View>
      {others.length > 0 && !all && (
        <Button
          kind="link"
          label={t('hand.others', { count: others.length })}
          onPress={() => setAll(true)}
          testID="others"
        />
      )}
      {all && <View>{others.map(row)}</View>}
    </Section>
  );
}
