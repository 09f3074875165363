import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/text';

import { HouseRuleRow } from './house-rule-row';
import { HOUSE_GROUPS, type HouseRuleName } from './house-words';

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
