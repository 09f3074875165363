import { memo } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { useT } from '@/messages/messages';
import { Row } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke, touch } from '@/ui/tokens';

import {
  type CounterFace,
  type Field,
  FIELDS,
  isOutside,
  type Line,
  type RatedCounter,
  shownOn,
  type Typed,
} from './ratings-entry';
import { TubeMark } from './tube-mark';

export const CELL = { size: touch.min, gap: 3 } as const;

/** Narrower than this, names stand over their cells. */
const ROOM_FOR_NAMES = 360;

interface RatingsRowProps {
  counter: RatedCounter;
  line: Line;
  face: CounterFace;
  /** The cell in hand, where it is one of this line. */
  field: Field | null;
  onCell: (ship: string, field: Field) => void;
  onName?: (ship: string) => void;
}

/** One counter and its four cells. */
export const RatingsRow = memo(function RatingsRow({ counter, line, face, field, onCell, onName }: RatingsRowProps) {
  const t = useT();
  const { color } = useTheme();
  const typed = shownOn(line, face);
  const stacked = useWindowDimensions().width < ROOM_FOR_NAMES;
  const isSame = face === 'damaged' && line.damaged === null;
  const { id, name } = counter;
  const words = (
    <>
      <Text as="name" numberOfLines={2}>
        {name}
      </Text>
      {isSame ? (
        <Text as="text2" color="ink2">
          {t('tide.forces.sameAsFront')}
        </Text>
      ) : (
        counter.house && counter.ratings !== null && <Tag tone="caution" text={t('tide.forces.houseShort')} />
      )}
    </>
  );
  const box = {
    ...(stacked ? { width: '100%' as const } : { flex: 1, minWidth: 0 }),
    justifyContent: 'center',
    alignItems: 'flex-start',
    gap: 2,
  } as const;
  return (
    <Row
      align="center"
      justify="flex-end"
      wrap={stacked}
      gap={CELL.gap}
      paddingX="edge"
      paddingY={3}
      testID={`ratings-row-${id}`}
      style={{
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
        backgroundColor: field === null ? color.card : color.nowWash,
      }}
    >
      {onName ? (
        <Pressable
          label={t('tide.forces.change', { name })}
          onPress={() => onName(id)}
          style={box}
          testID={`name-${id}`}
        >
          {words}
        </Pressable>
      ) : (
        <View style={box}>{words}</View>
      )}
      {FIELDS.map((each) => (
        <Cell
          key={each}
          name={name}
          field={each}
          typed={typed}
          faint={isSame}
          isCursor={each === field}
          onPress={() => onCell(id, each)}
          testID={`cell-${id}-${each}`}
        />
      ))}
    </Row>
  );
});

interface CellProps {
  name: string;
  field: Field;
  typed: Typed;
  faint: boolean;
  isCursor: boolean;
  onPress: () => void;
  testID: string;
}

function Cell({ name, field, typed, faint, isCursor, onPress, testID }: CellProps) {
  const t = useT();
  const { color } = useTheme();
  const words = cellWords(typed, field);
  const isFramed = isCursor || isOutside(typed[field]);
  return (
    <Pressable
      label={t('tide.forces.cell', {
        name,
        field: t(`tide.forces.field.${field}`),
        value: words ?? t('tide.forces.empty'),
      })}
      onPress={onPress}
      chosen={isCursor}
      testID={testID}
      style={{
        width: CELL.size,
        height: CELL.size,
        alignItems: 'center',
        justifyContent: 'center',
        borderWidth: isFramed ? stroke.active : stroke.hairline,
        borderColor: isFramed ? color.now : color.ruleStrong,
        borderRadius: radius.chip,
        backgroundColor: color.card,
        padding: space.xs / 2,
      }}
    >
      {field === 'torpedo' && typed.torpedo ? (
        <TubeMark size={28} />
      ) : (
        <Text as="pad" color={faint ? 'ink2' : 'ink'}>
          {words === null ? '' : field === 'torpedo' ? t('tide.forces.noValue') : words}
        </Text>
      )}
    </Pressable>
  );

  function cellWords(of: Typed, each: Field): string | null {
    const value = of[each];
    if (value === undefined) return null;
    if (value === null) return t('tide.forces.noValue');
    if (typeof value === 'boolean') return value ? t('tide.forces.tubes') : t('tide.forces.noTubes');
    return String(value);
  }
}
