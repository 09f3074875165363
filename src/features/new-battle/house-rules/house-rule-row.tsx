import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { HOUSE_RULES, type HouseRuleKey, type HouseRules } from '@/rules/togo/index';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

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
          const chosen = each === value;
          const key = answerKey(rule, each);
          const answer = key === undefined ? each : t(key);
          return (
            <Pressable
              key={each}
              role="radio"
              aria-checked={chosen}
              label={t('newBattle.rules.chosen', { question, answer })}
              onPress={() => onChange(each)}
              testID={`house-${rule}-${each}`}
              style={{ flexDirection: 'row', alignItems: 'center', gap: space.md }}
            >
              <RadioDot on={chosen} />
              <Text style={{ flex: 1 }}>{answer}</Text>
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

function RadioDot({ on }: { on: boolean }) {
  const { color } = useTheme();
  return (
    <View
      style={{
        ...{ width: 24, height: 24, borderRadius: 12, alignItems: 'center', justifyContent: 'center' },
        borderWidth: stroke.frame,
        borderColor: color.ruleStrong,
        backgroundColor: on ? color.ink : color.card,
      }}
    >
      {on && <Icon name="check" size={16} color="paper" strong />}
    </View>
  );
}
