import { View } from 'react-native';

import { inchWords } from '@/kit/dial/dial-words';
import { useT } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { MARKERS, type Marker as Letter, type Ship } from '@/rules/togo/index';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';

import { useAct } from '../act-provider';
import { useTable } from '../use-table';
import { withMarkers } from './with-markers';

/** The umpire's pencil: any value by hand, every change in the log. */
export function CorrectSheet({ ship: id, onClose }: { ship: string | null; onClose: () => void }) {
  const t = useT();
  const { state, nameOf } = useTable();
  const ship = id === null ? undefined : state.ships[id];
  if (id === null || !ship) return null;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('battle.correct.title', { name: nameOf(id) })}
      closeLabel={t('common.close')}
      testID="correct-sheet"
    >
      <Text color="ink2">{t('battle.correct.logged')}</Text>
      <Values ship={ship} />
    </Sheet>
  );
}

function Values({ ship }: { ship: Ship }) {
  const t = useT();
  const act = useAct();
  const { state } = useTable();
  const set = (field: string, value: Json) =>
    void act({ type: 'correct', path: ['ships', ship.id, ...field.split('.')], value });
  const stepper = (label: string, value: number, max: number, change: (value: number) => void, testID: string) => (
    <View key={testID}>
      <Stepper
        label={label}
        decreaseLabel={t('battle.correct.less', { what: label })}
        increaseLabel={t('battle.correct.more', { what: label })}
        value={value}
        min={0}
        max={max}
        onChange={change}
        testID={testID}
      />
    </View>
  );
  const count = (letter: Letter, permanent: boolean) =>
    ship.markers.filter((marker) => marker.letter === letter && marker.permanent === permanent).length;
  return (
    <Section title={t('battle.correct.values')}>
      {MARKERS.map((letter) =>
        stepper(
          t('battle.correct.markers', { letter }),
          count(letter, false),
          9,
          (value) => set('markers', withMarkers(state, ship, letter, false, value) as unknown as Json),
          `correct-${letter}`,
        ),
      )}
      {MARKERS.map((letter) =>
        stepper(
          t('battle.correct.permanent', { letter }),
          count(letter, true),
          9,
          (value) => set('markers', withMarkers(state, ship, letter, true, value) as unknown as Json),
          `correct-${letter}-permanent`,
        ),
      )}
      {stepper(t('battle.correct.fires'), ship.fires, 9, (value) => set('fires', value), 'correct-fires')}
      {ship.unitsAtFirst > 1 &&
        stepper(
          t('battle.correct.units'),
          ship.units,
          ship.unitsAtFirst,
          (value) => set('units', value),
          'correct-units',
        )}
      <Stepper
        label={t('battle.correct.speed')}
        decreaseLabel={t('battle.correct.less', { what: t('battle.correct.speed') })}
        increaseLabel={t('battle.correct.more', { what: t('battle.correct.speed') })}
        value={ship.card.speed}
        min={0}
        max={8}
        step={0.5}
        format={(value) => inchWords(t, value)}
        onChange={(value) => set('card.speed', value)}
        testID="correct-speed"
      />
      {stepper(t('battle.correct.armour'), ship.card.armour, 6, (value) => set('card.armour', value), 'correct-armour')}
    </Section>
  );
}
