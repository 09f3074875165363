import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';

import { RuleLink } from './rule-link';

interface RuleLineProps {
  words: string;
  rule: string;
  /** Read out at once: what was entered does not fit. */
  alert?: boolean;
  /** Explains, and stands back. */
  quiet?: boolean;
  /** Where the screen around it has the edge already. */
  flush?: boolean;
  testID?: string;
}

/** A sentence that states a rule, and its number. */
export function RuleLine({ words, rule, alert = false, quiet = false, flush = false, testID }: RuleLineProps) {
  return (
    <Row
      role={alert ? 'alert' : undefined}
      align="center"
      gap="sm"
      paddingX={flush ? 0 : 'edge'}
      paddingY={flush ? 0 : 'xs'}
      testID={testID}
    >
      {alert && <Icon name="warning" />}
      <Text color={quiet ? 'ink2' : 'ink'} style={{ flex: 1 }}>
        {words}
      </Text>
      <RuleLink rule={rule} />
    </Row>
  );
}
