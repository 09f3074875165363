import { View } from 'react-native';

import { useBook } from '@/messages/book-context';
import { sentenceOf, useT } from '@/messages/messages';
import type { ShelvedShip, ShipDifference } from '@/rules/togo/index';
import { Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';

import { changeWords } from '../field-words';
import { type Rating, reasonLines, rulesOf } from '../reason-words';

interface ReasonSheetProps {
  ship: ShelvedShip;
  rating: Rating;
  name: string;
  value: string;
  /** What the owner changed in this rating. */
  changes: readonly ShipDifference[];
  onClose: () => void;
}

/** What a number is made of, and what it does in the game, rule by rule. */
export function ReasonSheet({ ship, rating, name, value, changes, onClose }: ReasonSheetProps) {
  const t = useT();
  const book = useBook();
  const lines = ship.facts ? reasonLines(ship.facts, rating) : [];
  return (
    <Sheet open onClose={onClose} title={t('ships.reason.title', { name, value })} testID="reason">
      {lines.length > 0 && (
        <View style={{ alignItems: 'flex-start' }}>
          <Tag text={t('ships.reason.house')} />
        </View>
      )}
      {changes.map((change) => (
        <ChangedLine key={changeWords(change).field} change={change} />
      ))}
      {lines.length === 0 && changes.length === 0 && <Text as="textStrong">{t('ships.reason.own')}</Text>}
      {lines.length > 0 && (
        <Section title={t('ships.reason.steps')}>
          <Stack gap="sm">
            {lines.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Stack>
        </Section>
      )}
      <Section title={t('ships.reason.game')}>
        {rulesOf(rating).map((rule) => (
          <View key={rule}>
            <Text as="control" color="ink2">
              {rule}
            </Text>
            <Text>{sentenceOf(book, 'rules', rule)}</Text>
          </View>
        ))}
      </Section>
    </Sheet>
  );
}

function ChangedLine({ change }: { change: ShipDifference }) {
  const t = useT();
  const added = change.field === 'battery' && change.was === null;
  return (
    <Text as="textStrong">
      {added ? t('ships.reason.changedNone') : t('ships.reason.changed', { was: changeWords(change).was })}
    </Text>
  );
}
