import { View } from 'react-native';

import { StripDice } from '@/kit/dice-strip/strip-dice';
import { spokenNeed } from '@/kit/dice-strip/strip-words';
import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { Heading, Text } from '@/ui/text';
import { dieSize, space } from '@/ui/tokens';

import { Outcomes } from '../roll/outcomes';
import { type RolledRow, useShownRoll } from './last-roll';

/** Dice that were rolled and recorded with one tap: their faces, what they had to be, and what came of them. */
export function RolledCard() {
  const roll = useShownRoll();
  if (roll === null) return null;
  const { title, rows, lines } = roll;
  return (
    <View style={{ padding: space.edge, paddingBottom: space.sm }} testID="rolled">
      <Card frame="strong">
        <View role="status" aria-live="polite" style={{ gap: space.sm }}>
          <Heading as="label">{title}</Heading>
          {rows.map((row, place) => (
            <Row key={place} row={row} isOnly={rows.length === 1} />
          ))}
          <Outcomes lines={lines} />
        </View>
      </Card>
    </View>
  );
}

function Row({ row: { name, steps, result }, isOnly }: { row: RolledRow; isOnly: boolean }) {
  const t = useT();
  const [step, ...more] = steps;
  const face = step?.faces.length === 1 ? step.faces[0]?.face : undefined;
  const isOneDie = step !== undefined && more.length === 0 && step.need !== null && face != null;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.md, rowGap: 4 }}>
      {name !== null && !isOnly && (
        <Text as="textStrong" style={{ minWidth: 120, flexShrink: 1 }}>
          {name}
        </Text>
      )}
      {steps.map((each) => (
        <StripDice key={each.key} step={each} size={isOneDie ? dieSize.slot : dieSize.log} />
      ))}
      {isOneDie && <Text as="textStrong">{t('play.rolled.needed', { face, need: spokenNeed(step) })}</Text>}
      {!isOneDie && result !== null && <Text>{result}</Text>}
    </View>
  );
}
