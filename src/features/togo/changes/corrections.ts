import type { Correction, Editor } from '@/features/play/changes/corrections';
import { inchWords } from '@/kit/words/inches';
import { t } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { PHASE_IDS, PRINTED_TABLES, type Side, SIDES } from '@/rules/togo/index';

import { phaseTitle } from '../words/phase-words';
import { shipName } from '../words/ship-words';
import { sideWords } from '../words/side-words';
import type { OpenGame } from '../game';
import { shipsInLine } from '../formations-in-line';

/** Where we are, how far one sees, who begins: every value of the battle as a whole, with its words. */
export function battleCorrections({ view, state }: Pick<OpenGame, 'view' | 'state'>): readonly Correction[] {
  const plain = (value: number) => String(value);
  const { turn, phase, initiative } = view;
  return [
    number('turn', t('changes.value.turn'), ['turn'], turn, { min: 1, max: 999, step: 1, words: plain }),
    choice(
      'phase',
      t('changes.value.phase'),
      ['phase'],
      phase,
      PHASE_IDS.map((id) => ({ value: id, words: phaseTitle(id) })),
    ),
    number('turn-limit', t('changes.value.turnLimit'), ['turnLimit'], view.turnLimit, {
      ...{ min: 1, max: 120, step: 1, words: plain },
      none: t('changes.value.noLimit'),
    }),
    choice('night', t('changes.value.night'), ['light', 'night'], view.light.night, [
      { value: null, words: t('changes.value.byDay') },
      ...(view.tables ?? PRINTED_TABLES).sighting.night.map((value) => ({ value, words: inchWords(value) })),
    ]),
    number('day', t('changes.value.day'), ['light', 'day'], view.light.day, {
      ...{ min: 0, max: 90, step: 2, words: inchWords },
    }),
    choice('initiative', t('changes.value.initiative'), ['initiative'], initiative && movesLast(turn, initiative), [
      { value: null, words: t('changes.value.notRolled') },
      ...SIDES.map((side) => ({
        value: movesLast(turn, initiative?.movesLast === side ? initiative : { dice: thrown(side), movesLast: side }),
        words: t('changes.value.movesLast', { side: sideWords(side) }),
      })),
    ]),
    ...(FINISHED_IN.includes(phase) ? [finished(view.finished)] : []),
    ...SIDES.map((side) =>
      choice(
        `aware-${side}`,
        t('changes.value.aware', { side: sideWords(side) }),
        ['sides', side, 'hasSightedEnemy'],
        view.sides[side].hasSightedEnemy,
        [
          { value: true, words: t('changes.value.yes') },
          { value: false, words: t('changes.value.no') },
        ],
      ),
    ),
    ...SIDES.flatMap((side) => flagship({ view, state }, side)),
    number('year', t('changes.value.year'), ['year'], view.year, { min: 1894, max: 1914, step: 1, words: plain }),
  ];
}

/** The phases that a side ends for itself. */
const FINISHED_IN: readonly string[] = ['A', 'B', 'C', 'F'];

const finished = (sides: readonly Side[]): Correction =>
  choice(
    'finished',
    t('changes.value.finished'),
    ['finished'],
    SIDES.filter((side) => sides.includes(side)),
    [
      { value: [], words: t('changes.value.nobody') },
      ...SIDES.map((side) => ({ value: [side], words: sideWords(side) })),
      { value: [...SIDES], words: t('changes.value.both') },
    ],
  );

/** Not offered while the flag flies behind a blank counter: what stands there is not the table's to know. */
function flagship({ view, state }: Pick<OpenGame, 'view' | 'state'>, side: Side): readonly Correction[] {
  const known = view.sides[side].fleetFlagship;
  if (state.sides[side].fleetFlagship !== known) return [];
  const ships = shipsInLine(view).filter((ship) => ship.side === side && ship.mayLead);
  return [
    choice(
      `flagship-${side}`,
      t('changes.value.flagship', { side: sideWords(side) }),
      ['sides', side, 'fleetFlagship'],
      known,
      [
        { value: null, words: t('changes.value.noFlagship') },
        ...ships.map((ship) => ({ value: ship.id, words: shipName(ship) })),
      ],
    ),
  ];
}

type Initiative = Pick<NonNullable<OpenGame['view']['initiative']>, 'dice' | 'movesLast'>;

const movesLast = (turn: number, { dice, movesLast: side }: Initiative): Json => ({
  turn,
  dice: { ...dice },
  movesLast: side,
});

/** Nobody threw these: the higher die moves last. */
const thrown = (side: Side) => ({ ijn: side === 'ijn' ? 6 : 1, irn: side === 'irn' ? 6 : 1 });

function choice(
  key: string,
  title: string,
  path: readonly string[],
  value: Json,
  options: Extract<Editor, { type: 'choice' }>['options'],
): Correction {
  return { key, title, path, value, editor: { type: 'choice', options } };
}

function number(
  key: string,
  title: string,
  path: readonly string[],
  value: number | null,
  how: Omit<Extract<Editor, { type: 'number' }>, 'type'>,
): Correction {
  return { key, title, path, value, editor: { type: 'number', ...how } };
}
