import { useRef } from 'react';
import { View } from 'react-native';

import { useKeptSteps } from '@/features/play/use-kept-steps';
import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { type BattleState, MARKERS, type Marker as Letter, type Ship } from '@/rules/togo/index';
import { useSession } from '@/store/session';
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

/** What can be set; a letter stands for the number of its markers. */
type Field = 'units' | 'fires' | 'speed' | 'armour' | Letter | `${Letter}-permanent`;

function Values({ ship }: { ship: Ship }) {
  const t = useT();
  const step = useKeptSteps(useWrite(ship.id));
  const row = (label: string, field: Field, max = 9) => {
    const by = stepOf(field);
    const value = numberOf(ship, field);
    return (
      <StepRow
        key={field}
        label={label}
        decreaseLabel={t('battle.correct.less', { what: label })}
        increaseLabel={t('battle.correct.more', { what: label })}
        value={value}
        min={0}
        max={max}
        step={by}
        format={field === 'speed' ? (inches) => inchWords(inches) : undefined}
        onChange={(_, way) => step(field, value / by, way, [0, max / by])}
        ruled
        testID={`correct-${field}`}
      />
    );
  };
  return (
    <View>
      {ship.unitsAtFirst > 1 && row(t('battle.correct.units'), 'units', ship.unitsAtFirst)}
      {/* Boats and transports have no markers: a hit sinks. */}
      {!sinksByHit(ship) && (
        <>
          {MARKERS.map((letter) => row(t('battle.correct.markers', { letter }), letter))}
          {MARKERS.map((letter) => row(t('battle.correct.permanent', { letter }), `${letter}-permanent`))}
          {row(t('battle.correct.fires'), 'fires')}
        </>
      )}
      {row(t('battle.correct.speed'), 'speed', 8)}
      {row(t('battle.correct.armour'), 'armour', 6)}
    </View>
  );
}

/** Inches go by halves. */
const stepOf = (field: Field): number => (field === 'speed' ? 0.5 : 1);

/** One after the other: all markers stand in one list, and each change of it begins with the one before. */
function useWrite(ship: string): (field: Field, steps: number) => Promise<unknown> {
  const act = useAct();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (field, steps) => {
    const write = () => {
      const state = useSession.getState().open?.battle.state as BattleState | undefined;
      const now = state?.ships[ship];
      if (!state || !now) return false;
      const value = valueOf(state, now, field, steps * stepOf(field));
      return act({ type: 'correct', path: ['ships', ship, ...pathOf(field)], value });
    };
    return (last.current = last.current.then(write, write));
  };
}

/** Which markers a field counts; null where it counts none. */
function markersOf(field: Field): { readonly letter: Letter; readonly permanent: boolean } | null {
  const letter = MARKERS.find((each) => field === each || field === `${each}-permanent`);
  return letter === undefined ? null : { letter, permanent: field !== letter };
}

function numberOf({ markers, units, fires, card }: Ship, field: Field): number {
  if (field === 'units') return units;
  if (field === 'fires') return fires;
  if (field === 'speed' || field === 'armour') return card[field];
  const of = markersOf(field);
  return markers.filter(({ letter, permanent }) => letter === of?.letter && permanent === of.permanent).length;
}

function pathOf(field: Field): readonly string[] {
  if (markersOf(field)) return ['markers'];
  return field === 'speed' || field === 'armour' ? ['card', field] : [field];
}

function valueOf(state: BattleState, ship: Ship, field: Field, wanted: number): Json {
  const of = markersOf(field);
  return of ? (withMarkers(state, ship, of.letter, of.permanent, wanted) as unknown as Json) : wanted;
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
