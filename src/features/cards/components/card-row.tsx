import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { NotThere } from '@/kit/not-there';
import { amountWord, effectSentence } from '@/kit/words/card-words';
import { useT } from '@/messages/messages';
import { effectRow } from '@/rules/togo/index';
import { ListRow } from '@/ui/list-row';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, stroke } from '@/ui/tokens';

import type { CatalogueCard } from '../catalogue';

/** A card of the catalogue: its phase as on the card's corner, its name, what it does and by how much. */
export function CardRow({ card }: { card: CatalogueCard }) {
  const router = useRouter();
  const { effect } = card;
  const amount = effect && hasAmount(effect) ? amountWord(effect) : undefined;
  return (
    <ListRow
      leading={<PhaseCorner time={card.time} />}
      title={card.name}
      subtitle={effectSentence(effect)}
      value={amount}
      onPress={() => router.push(`/cards/${card.id}`)}
      testID={`card-${card.id}`}
    />
  );
}

/** A card or a deck that is no longer there. */
export function NoCard({ title }: { title: string }) {
  const t = useT();
  const way = { label: t('cards.toCards'), to: '/cards', testID: 'to-cards' } as const;
  return <NotThere title={title} text={t('cards.goneText')} way={way} />;
}

/** A second die or a second try has no number worth a column. */
const hasAmount = ({ type }: NonNullable<CatalogueCard['effect']>): boolean =>
  effectRow(type).most !== effectRow(type).least;

/** The letter of the phase it is played in, framed like the corner of a playing card. */
export function PhaseCorner({ time }: { time: CatalogueCard['time'] }) {
  const t = useT();
  const { color, growth } = useTheme();
  const width = 34 * growth('value');
  return (
    <View
      aria-hidden
      style={{
        width,
        minHeight: width * 1.3,
        alignItems: 'center',
        justifyContent: 'center',
        borderWidth: stroke.frame,
        borderColor: color.ruleStrong,
        borderRadius: radius.chip,
        backgroundColor: color.paper,
      }}
    >
      <Text as="value">{time === 'any' ? t('cards.anyLetter') : time}</Text>
    </View>
  );
}
