import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/layout';
import { RadioRow } from '@/ui/radio-row';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { HOUSE_GROUPS, type HouseRuleName, houseAnswer, houseQuestion } from './house-words';

type Answers = { readonly [Rule in HouseRuleName]: string };

interface HouseRuleGroupsProps<Now extends Answers> {
  /** The answers to each, the book's first, and the number of the rule it decides. */
  rules: { readonly [Rule in HouseRuleName]: { readonly values: readonly Now[Rule][]; readonly rule: string } };
  now: Now;
  onChange: <Rule extends HouseRuleName>(rule: Rule, value: Now[Rule]) => void;
}

/** Every question the book leaves open, group by group, with the answer in force. */
export function HouseRuleGroups<Now extends Answers>({ rules, now, onChange }: HouseRuleGroupsProps<Now>) {
  const t = useT();
  return HOUSE_GROUPS.map(({ title, keys }) => (
    <Stack key={title} gap="xs">
      <Text as="name">{t(title)}</Text>
      <Card padded={false}>
        {keys.map((key) => (
          <HouseRuleRow
            key={key}
            rule={key}
            values={rules[key].values}
            number={rules[key].rule}
            value={now[key]}
            onChange={(value) => onChange(key, value)}
          />
        ))}
      </Card>
    </Stack>
  ));
}

interface HouseRuleRowProps<Value extends string> {
  rule: HouseRuleName;
  /** Its answers, the book's first, and the number of the rule it decides. */
  values: readonly Value[];
  number: string;
  value: Value;
  onChange: (value: Value) => void;
}

/** One question the book leaves open, its answers, and the rule it decides. */
function HouseRuleRow<Value extends string>(props: HouseRuleRowProps<Value>) {
  const { rule, values, number, value, onChange } = props;
  const t = useT();
  const { color } = useTheme();
  const question = houseQuestion(rule);
  return (
    <View
      testID={`house-${rule}`}
      style={{
        paddingHorizontal: space.edge,
        paddingVertical: space.sm,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm }}>
        <Text as="textStrong" style={{ flex: 1 }}>
          {question}
        </Text>
        <RuleLink rule={number} testID={`house-${rule}-rule`} />
      </View>
      <View role="radiogroup" aria-label={question}>
        {values.map((each) => {
          const answer = houseAnswer(rule, each);
          return (
            <RadioRow
              key={each}
              words={answer}
              label={t('house.chosen', { question, answer })}
              on={each === value}
              onPress={() => onChange(each)}
              testID={`house-${rule}-${each}`}
            />
          );
        })}
      </View>
    </View>
  );
}
