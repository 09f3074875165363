import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { eventSentence } from '../words/event-words';
import { useGame, useStory } from '../game';

/** What she did and what was done to her, newest first. */
export function ShipHistory({ ship }: { ship: string }) {
  const t = useT();
  const { nameOf } = useGame();
  const story = useStory();
  const lines = (story ?? []).flatMap((item) =>
    item.type !== 'action' || item.undone
      ? []
      : item.descriptions
          .filter(({ about }) => about.includes(ship))
          .flatMap((told, place) => {
            const line = eventSentence(told, nameOf);
            return line === null ? [] : [{ key: `${item.number}.${place}`, line }];
          }),
  );
  return (
    <View style={{ gap: space.xs }} testID="ship-history">
      <SectionHeader title={t('battle.ship.history')} />
      {story !== null && lines.length === 0 && <Text color="ink2">{t('battle.ship.noHistory')}</Text>}
      {lines.map(({ key, line }) => (
        <Text key={key} as="text2">
          {line}
        </Text>
      ))}
    </View>
  );
}
