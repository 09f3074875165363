import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { applyDiceInput, type Face } from '@/ui/dice-input';
import { DicePad } from '@/ui/dice-pad';
import { Section } from '@/ui/section';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

const COUNT = 7;
const NEED = 2;

/** The tray of a rolling screen: need, what is owed, slots, six faces. */
export function DicePadSpecimen() {
  const t = useT();
  const { color } = useTheme();
  const [tray, setTray] = useState<{ faces: readonly Face[]; corrected: readonly number[] }>({
    faces: [2, 6, 4],
    corrected: [],
  });
  const owed = COUNT - tray.faces.length;
  return (
    <Section title={t('gallery.sections.dicePad')}>
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
          <Text as="keyLarge">{t('gallery.dice.need', { need: NEED })}</Text>
          <View style={{ flex: 1 }}>
            <Heading level={3}>{t('gallery.dice.owed', { count: owed })}</Heading>
            <Text as="text2" color="ink2">
              {t('gallery.dice.why')}
            </Text>
          </View>
        </View>
        <DicePad
          labels={{
            pad: t('gallery.dice.pad'),
            face: (face) => t('gallery.dice.face', { face }),
            slot: (index, face, success) =>
              success
                ? t('gallery.dice.slotHit', { number: index + 1, face })
                : t('gallery.dice.slotMiss', { number: index + 1, face }),
            takeBack: t('gallery.dice.takeBack'),
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
              label={t('gallery.dice.appRolls')}
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
