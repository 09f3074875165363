import { t } from '@/messages/messages';
import { isFrozen, type TideRule } from '@/rules/tide/index';

import type { OpenGame } from '../game';
import { fleetWords, sideWords } from '../words/names-in';
import { type Cycle, phaseFacts } from './phase-facts';

/** A step of the sortie as the book numbers it (TAS-7 to TAS-15). */
export interface LadderRow {
  readonly number: number;
  readonly key: string;
  readonly words: string;
  /** Out: this turn it is not played, for the reason that stands there. */
  readonly state: 'done' | 'out' | 'now' | 'ahead';
  readonly rule: TideRule | null;
  /** A fleet that the rules keep in port, and that may be allowed to sail. */
  readonly anyway?: SortieFleet;
}

type SortieFleet = 'vladivostok' | 'port-arthur';

/** The steps of this Naval Phase in the order they are played; those that cannot come any more are left away. */
export function ladderRows(game: Pick<OpenGame, 'battle' | 'state' | 'view'>): readonly LadderRow[] {
  const { state, view } = game;
  const { declared, cycles } = phaseFacts(game);
  const isSplit = state.rulings.bothFleetsOut === 'split';
  const { sortieStep, meeting } = view;
  const isOn = sortieStep !== null;

  const row = (
    number: number,
    fleet: string,
    words: string,
    stateOf: LadderRow['state'],
    rule: TideRule | null = null,
  ) => ({
    number,
    key: `${number}-${fleet}`,
    words,
    state: stateOf,
    rule,
  });

  const declares = (fleet: SortieFleet): LadderRow => {
    const number = fleet === 'vladivostok' ? 1 : 2;
    const name = fleetWords(fleet);
    const said = declared[fleet];
    if (view.step === fleet) return row(number, fleet, t(`tide.owed.choose-${fleet}`), 'now');
    if (
      !Object.values(state.ships).some((ship) => ship.fleet === fleet && ship.fate === 'afloat') &&
      said !== 'sailed'
    ) {
      return row(number, fleet, t('tide.ladder.noShips', { name }), 'out', number === 1 ? 'TAS-7' : 'TAS-8');
    }
    if (said === undefined && fleet === 'vladivostok' && isFrozen(state)) {
      const frozen = row(number, fleet, t('tide.ladder.frozen', { turn: state.turn }), 'out', 'TAS-4');
      return view.step === 'port-arthur' ? { ...frozen, anyway: fleet } : frozen;
    }
    if (said === undefined) return row(number, fleet, t('tide.ladder.declares', { name }), 'ahead');
    return row(
      number,
      fleet,
      said === 'sailed' ? t('tide.ladder.sails', { name }) : t('tide.ladder.stays', { name }),
      'done',
    );
  };

  /** What may follow once a fleet is at sea. */
  const cycleRows = (fleet: SortieFleet): readonly LadderRow[] => {
    const cycle = cycles[fleet];
    const isHere = isOn && meeting === fleet;
    const ends = cycleEnd(cycle, isHere);
    const at = isHere ? sortieStep : null;
    const state4 =
      cycle.japan !== undefined ? 'done' : at === 4 || (isSplit && isOn && view.step === 'japan') ? 'now' : 'ahead';
    const japanese = row(4, fleet, japaneseWords(cycle, fleet, isSplit), state4);
    if (cycle.japan === 'stayed') {
      return [japanese, row(5, fleet, t('tide.ladder.stayedHome'), 'done', 'TAS-11')];
    }
    const home =
      cycle.japan === undefined
        ? [
            row(
              5,
              fleet,
              t(fleet === 'vladivostok' ? 'tide.ladder.homeVladivostok' : 'tide.ladder.homePortArthur'),
              'ahead',
            ),
          ]
        : [];
    const met = (number: number, words: string): LadderRow =>
      row(number, fleet, ends ?? words, ends !== null ? 'done' : at === number ? 'now' : 'ahead');
    if (fleet === 'vladivostok') return [japanese, ...home, met(6, t('tide.ladder.meet'))];
    if (cycle.moved === 'ijn') return [japanese, met(7, t('tide.ladder.cameIn'))];
    if (cycle.waited.includes('ijn')) {
      const waited = row(7, fleet, t('tide.ladder.stayedOut'), 'done');
      if (cycle.waited.includes('irn')) return [japanese, waited, row(9, fleet, t('tide.ladder.bothWaited'), 'done')];
      if (cycle.evacuated) return [japanese, waited, row(8, fleet, t('tide.ladder.evacuated'), 'done')];
      return [
        japanese,
        waited,
        met(8, t('tide.ladder.comeOut')),
        ...(at === 8 && cycle.moved === undefined ? [row(9, fleet, t('tide.ladder.bothWait'), 'ahead')] : []),
      ];
    }
    return [
      japanese,
      ...home,
      met(7, t('tide.ladder.comeIn')),
      row(8, fleet, t('tide.ladder.comeOut'), 'ahead'),
      row(9, fleet, t('tide.ladder.bothWait'), 'ahead'),
    ];
  };

  const hasSailed = (fleet: SortieFleet) => declared[fleet] === 'sailed';
  // What may still come is shown for Port Arthur as long as nobody knows better.
  const portArthur = declared['port-arthur'] === 'stayed' ? [] : cycleRows('port-arthur');
  const vladivostok = hasSailed('vladivostok') ? cycleRows('vladivostok') : [];
  return isSplit
    ? [
        declares('vladivostok'),
        declares('port-arthur'),
        ...vladivostok,
        ...portArthur.filter(({ number }) => vladivostok.length === 0 || number !== 4),
      ]
    : [declares('vladivostok'), ...vladivostok, declares('port-arthur'), ...portArthur];
}

function japaneseWords({ japan }: Cycle, fleet: SortieFleet, isSplit: boolean): string {
  if (japan === 'stayed') return t('tide.ladder.japaneseStay');
  if (japan === 'sailed') return t('tide.ladder.japaneseSail');
  return isSplit ? t('tide.ladder.japaneseSplit') : t('tide.ladder.japaneseChoose', { name: fleetWords(fleet) });
}

/** How a meeting ended; null where it has not. */
function cycleEnd({ withdrew, fought, revealed }: Cycle, isHere: boolean): string | null {
  if (withdrew !== undefined) return t('tide.ladder.withdrew', { side: sideWords(withdrew) });
  if (fought) return t('tide.ladder.fought');
  // Nobody was sent against them, or the mines left a side with none (AMB-14).
  return revealed && !isHere ? t('tide.ladder.nobody') : null;
}
