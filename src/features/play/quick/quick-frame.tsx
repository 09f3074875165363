import type { ReactNode } from 'react';
import { View } from 'react-native';

import { DiceSwitch, type DiceSwitchProps } from '@/kit/dice-strip/dice-switch';
import { percentShort } from '@/kit/odds-charts/odds-words';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import type { Face } from '@/ui/dice-input';
import { DieFace } from '@/ui/die-face';
import { Row, Stack } from '@/ui/layout';
import { LiveRegion } from '@/ui/live-region';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { useIsNarrow } from '@/ui/window-shape';

import type { QuickFormProps } from '../shelf-book';

/** The odds the button would play, and of what. */
export interface QuickChance {
  readonly p: number;
  readonly of: string;
}

/** What was rolled last: its dice, and the sentence that is kept. */
export interface QuickResult {
  readonly dice: readonly { readonly face: number; readonly success: boolean }[];
  readonly said: string;
}

interface QuickFrameProps extends Omit<QuickFormProps, 'onRolled'> {
  chance: QuickChance | null;
  button: string;
  /** Null where the phone has nothing to roll. */
  onRoll: (() => void) | null;
  /** As the players chose it, and what may be chosen. */
  dice: DiceSwitchProps;
  /** For the players' own dice, in place of the button. */
  pad: ReactNode;
  last: QuickResult | null;
  testID: string;
  children: ReactNode;
}

/** A form of Quick with its dice: the odds and one button, or a pad. */
export function QuickFrame(props: QuickFrameProps) {
  const { head, forms, rolls, keep, chance, button, onRoll, dice, pad, last, testID, children } = props;
  const { isLargeText } = useTheme();
  const isNarrow = useIsNarrow();
  const odds = chance && (
    <View testID="quick-chance">
      <Text as="key">{percentShort(chance.p)}</Text>
      <Text as="barLabel" color="ink2">
        {chance.of}
      </Text>
    </View>
  );
  const hasPad = Boolean(pad);
  // Beside large odds on a narrow phone the words need the room of the picture.
  const isCramped = isLargeText && isNarrow;
  return (
    <Screen
      {...head}
      testID={testID}
      actionBar={
        hasPad
          ? undefined
          : {
              aside: odds ?? undefined,
              main: (
                <Button
                  kind="primary"
                  icon={isCramped ? undefined : 'dice'}
                  label={button}
                  disabled={onRoll === null}
                  onPress={() => onRoll?.()}
                  testID="quick-roll"
                />
              ),
            }
      }
      tray={
        hasPad && (
          <Stack gap="sm" paddingX="edge" paddingY="sm">
            {odds}
            {pad}
          </Stack>
        )
      }
      lowRow={<DiceSwitch {...dice} />}
    >
      <Stack gap={last ? 'edge' : 0}>
        {forms}
        <LiveRegion>{last && <Rolled {...last} />}</LiveRegion>
        {last && keep}
      </Stack>
      {children}
      {rolls}
    </Screen>
  );
}

/** What was rolled last, large: solid where it succeeded. */
function Rolled({ dice, said }: QuickResult) {
  return (
    <Card frame="strong" testID="quick-result">
      {dice.length > 0 && (
        <Row wrap gap="sm" aria-hidden>
          {dice.map(({ face, success }, place) => (
            <DieFace key={place} face={face as Face} state={success ? 'success' : 'failed'} size={38} label={null} />
          ))}
        </Row>
      )}
      <Text as="name">{said}</Text>
    </Card>
  );
}
