import { type TextStyle, View, type ViewStyle } from 'react-native';

import { StripDice } from '@/kit/dice-strip/strip-dice';
import { spokenNeed } from '@/kit/dice-strip/strip-words';
import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { LiveRegion } from '@/ui/live-region';
import { Heading, Text } from '@/ui/text';
import { dieSize, space } from '@/ui/tokens';

import { Outcomes } from '../roll/outcomes';
import { type LastRoll, type RolledRow, useShownRoll } from './last-roll';

/** Dice that were rolled and recorded with one tap: their faces, what they had to be, and what came of them. */
export function RolledCard() {
  const roll = useShownRoll();
  // Empty it takes no room.
  return (
    <LiveRegion style={roll === null && { position: 'absolute' }}>{roll !== null && <Rolled {...roll} />}</LiveRegion>
  );
}

function Rolled({ title, rows, lines }: LastRoll) {
  return (
    <View style={{ padding: space.edge, paddingBottom: space.sm }} testID="rolled">
      <Card frame="strong">
        <View style={{ gap: space.sm }}>
          <Heading as="label">{title}</Heading>
          {rows.map((row, place) => (
            <Row key={place} row={row} isOnly={rows.length === 1} isOfMany={rows.length > SOME} />
          ))}
          <Outcomes lines={lines} />
        </View>
      </Card>
    </View>
  );
}

/** More ships than these have a line each: what it came to in a word, and the log has the needs. */
const SOME = 3;

interface RowProps {
  row: RolledRow;
  isOnly: boolean;
  isOfMany: boolean;
}

function Row({ row: { name, steps, result }, isOnly, isOfMany }: RowProps) {
  const t = useT();
  const [step, ...more] = steps;
  const face = step?.faces.length === 1 ? step.faces[0]?.face : undefined;
  const isOneDie =
    step !== undefined && more.length === 0 && step.need !== null && face != null && !(isOfMany && result !== null);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.md, rowGap: 4 }}>
      {name !== null && !isOnly && (
        <Text as="textStrong" style={{ minWidth: 120, flexShrink: 1 }}>
          {name}
        </Text>
      )}
      <View style={dice}>
        {steps.map((each) => (
          <StripDice key={each.key} step={each} size={isOneDie && !isOfMany ? dieSize.slot : dieSize.log} />
        ))}
        {isOneDie && (
          <Text as="textStrong" style={beside}>
            {t('play.rolled.needed', { face, need: spokenNeed(step) })}
          </Text>
        )}
        {!isOneDie && result !== null && (
          <Text as={more.length > 0 ? 'textStrong' : 'text'} style={beside}>
            {result}
          </Text>
        )}
      </View>
    </View>
  );
}

/** Dice that want a second line begin it under the first. */
const dice: ViewStyle = {
  ...{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.md, rowGap: 4 },
  ...{ flexGrow: 1, flexShrink: 1, flexBasis: 150 },
};

/** Words break beside their die before they go below it. */
const beside: TextStyle = { flexGrow: 1, flexShrink: 1, flexBasis: 100 };
