import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import type { RulingTable } from '@/rules/common/rulings';
import { Row } from '@/ui/layout';
import { RadioRow } from '@/ui/radio-row';
import { Screen } from '@/ui/screen';
import { Heading, Text } from '@/ui/text';

import { gameAddress } from '../addresses';
import { useGame } from '../open-game';
import type { Rulings } from '../shelf-book';
import { useActWithToast } from '../use-act-with-toast';

interface RulingsScreenProps<Key extends string> {
  table: RulingTable;
  chosen: Rulings;
  question: (key: Key) => string;
  answer: (key: Key, value: string) => string;
}

/** What the book leaves open, answered otherwise from now on. What was rolled before stays as it was. */
export function RulingsScreen<Key extends string>({ table, chosen, question, answer }: RulingsScreenProps<Key>) {
  const t = useT();
  const act = useActWithToast();
  const { id } = useGame();
  const back = useBack(gameAddress(id));
  // Every book takes a changed ruling in this form.
  const choose = (key: string, value: string) => {
    const command = { type: 'changeHouseRule', key, value };
    if (chosen[key] !== value) void act(command);
  };
  return (
    <Screen title={t('play.change.rulings')} back={{ label: t('common.back'), onPress: back }} testID="rulings">
      <Text color="ink2">{t('play.change.rulingsText')}</Text>
      {(Object.keys(table) as Key[]).map((key) => (
        <View key={key} role="radiogroup" aria-label={question(key)}>
          <Row align="center" justify="space-between" gap="sm">
            <Heading as="name" style={{ flex: 1 }}>
              {question(key)}
            </Heading>
            <RuleLink rule={table[key]!.rule} />
          </Row>
          {table[key]!.values.map((value) => (
            <RadioRow
              key={value}
              words={answer(key, value)}
              on={chosen[key] === value}
              onPress={() => choose(key, value)}
              testID={`ruling-${key}-${value}`}
            />
          ))}
        </View>
      ))}
    </Screen>
  );
}
