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
    <Section title={t('gallery.sections.numberPad')}>
      <Row align="center" gap="md">
        <Text style={{ flex: 1 }}>{t('gallery.pads.value')}</Text>
        <Text as="key" aria-live="polite" testID="gallery-number-shown">
          {value}
        </Text>
      </Row>
      <NumberPad
        label={t('gallery.pads.value')}
        halfLabel={t('gallery.pads.half')}
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
  const t = useT();
  const [hits, setHits] = useState<number | undefined>(2);
  const [total, setTotal] = useState<number | undefined>(9);
  return (
    <Section title={t('gallery.sections.countPad')}>
      <CountPad
        label={t('gallery.sections.countPad')}
        labelFor={(count) => t('gallery.pads.hits', { count })}
        max={7}
        value={hits}
        onChoose={setHits}
        testID="gallery-count"
      />
      <TotalPad
        label={t('gallery.pads.total')}
        labelFor={(sum) => t('gallery.pads.totalKey', { sum })}
        least={2}
        most={12}
        value={total}
        scores={(sum) => sum >= 9}
        onChoose={setTotal}
        takeBack={{
          label: t('gallery.dice.takeBack'),
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
