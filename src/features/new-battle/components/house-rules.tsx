import { HouseRuleGroups } from '@/kit/house-rules/house-rule-groups';
import { useT } from '@/messages/messages';
import { DEFAULT_HOUSE_RULES, HOUSE_RULES, type HouseRules as Rules } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

interface HouseRulesProps {
  chosen: Partial<Rules>;
  onChange: (chosen: Partial<Rules>) => void;
}

/** Every question the book leaves open. Only answers other than the book's are kept with the battle. */
export function HouseRules({ chosen, onChange }: HouseRulesProps) {
  const t = useT();
  return (
    <Section title={t('newBattle.houseRules')} testID="house-rules">
      <Text as="text2" color="ink2">
        {t('newBattle.rules.houseWhy')}
      </Text>
      {Object.keys(chosen).length > 0 && (
        <Button icon="undo" label={t('newBattle.rules.asBook')} onPress={() => onChange({})} testID="house-as-book" />
      )}
      <HouseRuleGroups<Rules>
        rules={HOUSE_RULES}
        now={{ ...DEFAULT_HOUSE_RULES, ...chosen }}
        onChange={(key, value) => onChange(withRule(chosen, key, value))}
      />
    </Section>
  );
}

export function withRule<K extends keyof Rules>(chosen: Partial<Rules>, key: K, value: Rules[K]): Partial<Rules> {
  const { [key]: _before, ...rest } = chosen;
  return value === DEFAULT_HOUSE_RULES[key] ? (rest as Partial<Rules>) : { ...chosen, [key]: value };
}
