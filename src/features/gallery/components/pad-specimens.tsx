import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { CountPad } from '@/ui/count-pad';
import { applyDiceInput, type Face } from '@/ui/dice-input';
import { DicePad } from '@/ui/dice-pad';
import { Row } from '@/ui/layout';
import { NumberPad } from '@/ui/number-pad';
import { Section } from '@/ui/section';
import { Text, Heading } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';
import { TotalPad } from '@/ui/total-pad';

export function NumberPadSpecimen() {
  const t = useT();
  const [value, setValue] = useState('3½');
  return (
    <Section title="Number pad">
      <Row align="center" gap="md">
        <Text style={{ flex: 1 }}>Armour, corrected by the umpire</Text>
        <Text as="key" aria-live="polite" testID="gallery-number-shown">
          {value}
        </Text>
      </Row>
      <NumberPad
        label="Armour, corrected by the umpire"
        halfLabel="And a half"
        deleteLabel={t('common.delete')}
        value={value}
        onChange={setValue}
        maxLength={3}
        testID="gallery-number"
      />
    </Section>
  );
}

/** One answer for many dice: how many succeeded, or the sum of two. */
export function CountPadSpecimen() {
  const [hits, setHits] = useState<number | undefined>(2);
  const [total, setTotal] = useState<number | undefined>(9);
  return (
    <Section title="How many at or under 2?">
      <CountPad
        label="How many at or under 2?"
        labelFor={(count) => (count === 1 ? 'One hit' : `${count} hits`)}
        max={7}
        value={hits}
        onChoose={setHits}
        testID="gallery-count"
      />
      <TotalPad
        label="Total of two dice"
        labelFor={(sum) => `Total ${sum}`}
        least={2}
        most={12}
        value={total}
        scores={(sum) => sum >= 9}
        onChoose={setTotal}
        takeBack={{
          label: 'Undo last',
          onPress: () => setTotal(undefined),
          disabled: total === undefined,
        }}
        testID="gallery-total"
      />
    </Section>
  );
}

const COUNT = 7;
const NEED = 2;

/** The tray of a rolling screen: need, what is owed, slots, six faces. */
export function DicePadSpecimen() {
  const { color } = useTheme();
  const [tray, setTray] = useState<{ faces: readonly Face[]; corrected: readonly number[] }>({
    faces: [2, 6, 4],
    corrected: [],
  });
  const owed = COUNT - tray.faces.length;
  return (
    <Section title="Dice pad">
      <View
        style={{
          gap: space.md,
          // From edge to edge, as on a rolling screen: seven slots need the full width.
          marginHorizontal: -space.edge,
          padding: space.edge,
          borderTopWidth: stroke.active,
          borderColor: color.now,
          backgroundColor: color.card,
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.edge }}>
          <Text as="keyLarge">{`≤${NEED}`}</Text>
          <View style={{ flex: 1 }}>
            <Heading level={3}>{owed === 0 ? 'All hit dice rolled' : `Hit dice to come: ${owed}`}</Heading>
            <Text as="text2" color="ink2">
              Tap a die to change it.
            </Text>
          </View>
        </View>
        <DicePad
          labels={{
            pad: 'Enter a face',
            face: (face) => `Face ${face}`,
            slot: (index, face, success) =>
              success
                ? `Die ${index + 1}: ${face}, success. Tap to change it.`
                : `Die ${index + 1}: ${face}, failed. Tap to change it.`,
            takeBack: 'Undo last',
          }}
          count={COUNT}
          succeeds={(face) => face <= NEED}
          faces={tray.faces}
          corrected={tray.corrected}
          keyFill="paper"
          onInput={(input) =>
            setTray(({ faces, corrected }) => {
              const after = applyDiceInput(faces, input, COUNT);
              const marked = input.type === 'correct' ? [...corrected, input.index] : corrected;
              return { faces: after, corrected: marked.filter((index) => index < after.length) };
            })
          }
          beside={
            <Button
              icon="phone"
              label="App rolls rest"
              disabled={owed === 0}
              onPress={() => setTray({ faces: [2, 6, 4, 1, 3, 5, 2], corrected: [] })}
            />
          }
          testID="gallery-dice"
        />
      </View>
    </Section>
  );
}
