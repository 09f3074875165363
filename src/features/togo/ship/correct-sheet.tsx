import { inchWords } from '@/kit/words/inches';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { type BattleState, MARKERS, type Marker as Letter, type Ship } from '@/rules/togo/index';
import { Sheet } from '@/ui/sheet';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';

import { sinksByHit } from './ship-damage';
import { useAct, useGame } from '../game';

/** The umpire's pencil: any value by hand, every change in the log. */
export function CorrectSheet({ ship: id, onClose }: { ship: string | null; onClose: () => void }) {
  const t = useT();
  const { state, nameOf } = useGame();
  const ship = id === null ? undefined : state.ships[id];
  if (id === null || !ship) return null;
  return (
    <Sheet open onClose={onClose} title={t('battle.correct.title', { name: nameOf(id) })} testID="correct-sheet">
      <Text color="ink2">{t('battle.correct.logged')}</Text>
      <Values ship={ship} />
    </Sheet>
  );
}

function Values({ ship }: { ship: Ship }) {
  const t = useT();
  const act = useAct();
  const { state } = useGame();
  const set = (field: string, value: Json) =>
    void act({ type: 'correct', path: ['ships', ship.id, ...field.split('.')], value });
  const row = (label: string, value: number, change: (value: number) => void, name: string, max = 9) => (
    <StepRow
      key={name}
      label={label}
      decreaseLabel={t('battle.correct.less', { what: label })}
      increaseLabel={t('battle.correct.more', { what: label })}
      value={value}
      min={0}
      max={max}
      step={name === 'speed' ? 0.5 : 1}
      format={name === 'speed' ? (inches) => inchWords(inches) : undefined}
      onChange={change}
      ruled
      testID={`correct-${name}`}
    />
  );
  const count = (letter: Letter, permanent: boolean) =>
    ship.markers.filter((marker) => marker.letter === letter && marker.permanent === permanent).length;
  const mark = (letter: Letter, permanent: boolean) => (value: number) =>
    set('markers', withMarkers(state, ship, letter, permanent, value) as unknown as Json);
  const { speed, armour } = ship.card;
  return (
    <View>
      {ship.unitsAtFirst > 1 &&
        row(t('battle.correct.units'), ship.units, (value) => set('units', value), 'units', ship.unitsAtFirst)}
      {/* Boats and transports have no markers: a hit sinks. */}
      {!sinksByHit(ship) && (
        <>
          {MARKERS.map((letter) =>
            row(t('battle.correct.markers', { letter }), count(letter, false), mark(letter, false), letter),
          )}
          {MARKERS.map((letter) =>
            row(
              t('battle.correct.permanent', { letter }),
              count(letter, true),
              mark(letter, true),
              `${letter}-permanent`,
            ),
          )}
          {row(t('battle.correct.fires'), ship.fires, (value) => set('fires', value), 'fires')}
        </>
      )}
      {row(t('battle.correct.speed'), speed, (value) => set('card.speed', value), 'speed', 8)}
      {row(t('battle.correct.armour'), armour, (value) => set('card.armour', value), 'armour', 6)}
    </View>
  );
}

/** The ship's markers with so many of a letter: the newest go first, new ones are of this turn. */
function withMarkers(
  { turn, next }: BattleState,
  { markers, waiting }: Ship,
  letter: Letter,
  permanent: boolean,
  wanted: number,
): Ship['markers'] {
  const same = markers.filter((marker) => marker.letter === letter && marker.permanent === permanent);
  const gone = new Set(same.slice(wanted).map(({ id }) => id));
  const free = Math.max(0, next.hit - 1, ...markers.map(({ id }) => id), ...waiting.map(({ id }) => id)) + 1;
  const added = Array.from({ length: Math.max(0, wanted - same.length) }, (_, place) => ({
    ...{ id: free + place, letter, permanent, hit: free + place, turn },
  }));
  return [...markers.filter(({ id }) => !gone.has(id)), ...added];
}
