import { useT } from '@/messages/messages';
import { strengthNow, type Unit } from '@/rules/red-sun/index';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, radius, space, stroke } from '@/ui/tokens';

interface UnitChipsProps {
  label: string;
  units: readonly Unit[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  testID: string;
}

/** Several of many: each unit with its strength. One that has defended this round says so, and may be asked for all the same. */
export function UnitChips({ label, units, chosen, onChange, testID }: UnitChipsProps) {
  const t = useT();
  const { color } = useTheme();
  return (
    <Row wrap gap="sm" role="group" aria-label={label} testID={testID}>
      {units.map((unit) => {
        const isChosen = chosen.includes(unit.id);
        const strength = strengthNow(unit);
        const words = unit.defended ? 'ink2' : 'ink';
        return (
          <Pressable
            key={unit.id}
            role="checkbox"
            aria-checked={isChosen}
            label={
              unit.defended
                ? t('red-sun.assault.unitDefended', { name: unit.name, strength })
                : t('red-sun.assault.unitSaid', { name: unit.name, strength })
            }
            onPress={() => onChange(isChosen ? chosen.filter((id) => id !== unit.id) : [...chosen, unit.id])}
            testID={`${testID}-${unit.id}`}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: space.sm,
              paddingHorizontal: space.md,
              paddingVertical: space.xs,
              borderWidth: stroke.frame,
              borderStyle: unit.defended && !isChosen ? 'dashed' : 'solid',
              borderRadius: radius.card,
              borderColor: color.ruleStrong,
              backgroundColor: isChosen ? color.ink : color.card,
            }}
          >
            {unit.defended && <Icon name="check" size={18} color={isChosen ? 'paper' : 'ink2'} />}
            <Text as="control" color={isChosen ? 'paper' : words} style={{ flexShrink: 1 }}>
              {unit.name}
            </Text>
            <Text as="control" color={isChosen ? 'paper' : words} style={{ fontFamily: face.condensedBold }}>
              {strength}
            </Text>
          </Pressable>
        );
      })}
    </Row>
  );
}
