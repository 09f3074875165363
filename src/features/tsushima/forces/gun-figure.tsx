import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Gun } from '@/rules/tsushima/index';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face } from '@/ui/tokens';

interface GunFigureProps {
  gun: Gun | null;
  /** Salvos left after damage; as printed without it, none at all where it is null. */
  salvos?: number | null;
  unit: string;
  /** Nobody has compared it with the counter yet. */
  isUnsure?: boolean;
}

/** A gun as the counter prints it: its factor, with the salvos raised. */
export function GunFigure({ gun, salvos = gun?.salvos, unit, isUnsure = false }: GunFigureProps) {
  const t = useT();
  const { color, fontSize } = useTheme();
  return (
    <View style={{ minWidth: 38, alignItems: 'center' }} aria-hidden>
      <Row
        align="flex-start"
        style={
          isUnsure && {
            borderBottomWidth: 2,
            borderStyle: 'dotted',
            borderColor: color.ink,
          }
        }
      >
        <Text as="value">{gun === null ? t('tsushima.forces.noValue') : gun.factor}</Text>
        {gun !== null && salvos !== null && (
          <Text
            as="label"
            style={{ fontFamily: face.condensedBold, fontSize: fontSize('label') * 1.1, letterSpacing: 0 }}
          >
            {salvos}
          </Text>
        )}
      </Row>
      <Text as="label" color="ink2" style={{ textTransform: 'none', letterSpacing: 0 }}>
        {unit}
      </Text>
    </View>
  );
}
