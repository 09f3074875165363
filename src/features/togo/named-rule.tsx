import { RuleLink } from '@/kit/rule-link';
import { readable } from '@/kit/scenario-words/terms';
import { Text } from '@/ui/text';

import { useGame } from './game';
import { scenarioNames, shipsOfScenario } from './score/scenario-names';

/** The rule behind a number: the scenario's in its own words, the book's by number. */
export function NamedRule({ rule, testID }: { rule: string; testID: string }) {
  const { state } = useGame();
  const { scenario } = state;
  const special = scenario?.specialRules.find(({ id }) => id === rule);
  if (!scenario || special === undefined) return <RuleLink rule={rule} testID={testID} />;
  return (
    <Text color="ink2" style={{ flex: 1 }} testID={testID}>
      {readable(special.text, shipsOfScenario(scenario), scenarioNames(scenario, state))}
    </Text>
  );
}
