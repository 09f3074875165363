import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { HOUSE_RULES, type HouseRuleKey, type HouseRules } from '@/rules/togo/index';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { RadioRow } from '../components/radio-row';
import { answerKey, HOUSE_WORDS } from './house-words';

interface HouseRuleRowProps {
  rule: HouseRuleKey;
  value: HouseRules[HouseRuleKey];
  onChange: (value: HouseRules[HouseRuleKey]) => void;
}

/** One question the book leaves open, its answers, and the rule it decides. */
export function HouseRuleRow({ rule, value, onChange }: HouseRuleRowProps) {
  const t = useT();
  const { color } = useTheme();
  const { values, rule: number } = HOUSE_RULES[rule];
  const question = t(HOUSE_WORDS[rule].ask);
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
          const key = answerKey(rule, each);
          const answer = key === undefined ? each : t(key);
          return (
            <RadioRow
              key={each}
              words={answer}
              label={t('newBattle.rules.chosen', { question, answer })}
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
