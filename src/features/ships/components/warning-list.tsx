import type { ShipWarning } from '@/rules/togo/index';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, stroke } from '@/ui/tokens';

import { warningSentence } from '../warning-words';

/** What looks like a slip, in words. It stands in nobody's way. */
export function WarningList({ warnings }: { warnings: readonly ShipWarning[] }) {
  const { color, growth } = useTheme();
  return (
    <Stack aria-live="polite" gap="xs">
      {warnings.map((warning) => {
        const sentence = warningSentence(warning);
        return (
          <Row
            key={sentence}
            testID={`warning-${warning.code}`}
            gap="sm"
            padding="sm"
            style={{
              borderWidth: stroke.hairline,
              borderColor: color.now,
              borderRadius: radius.card,
              backgroundColor: color.nowWash,
            }}
          >
            <Icon name="warning" size={20 * growth('text')} />
            <Text style={{ flex: 1 }}>{sentence}</Text>
          </Row>
        );
      })}
    </Stack>
  );
}
