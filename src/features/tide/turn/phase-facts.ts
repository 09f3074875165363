import { actionsThisTurn } from '@/game/this-turn';
import type { CampaignEvent, RussianFleet, Side } from '@/rules/tide/index';

import { BOOK, type OpenGame } from '../game';

/** What a fleet that was asked has said. */
export type Declared = 'stayed' | 'sailed';

/** What came of one Russian fleet's sortie, as everybody saw it. */
export interface Cycle {
  readonly japan?: Declared;
  /** Who moved through the mines, and who stayed where they were. */
  readonly moved?: Side;
  readonly waited: readonly Side[];
  readonly revealed: boolean;
  readonly withdrew?: Side;
  readonly fought: boolean;
  readonly evacuated: boolean;
}

type SortieFleet = Exclude<RussianFleet, 'european'>;

export interface PhaseFacts {
  readonly declared: Readonly<Partial<Record<SortieFleet, Declared>>>;
  readonly cycles: Readonly<Record<SortieFleet, Cycle>>;
}

const NOTHING: Cycle = { waited: [], revealed: false, fought: false, evacuated: false };

/** The sorties of this turn so far. Only what both sides know goes into it: that ships sailed, never which. */
export function phaseFacts({ battle, state }: Pick<OpenGame, 'battle' | 'state'>): PhaseFacts {
  const declared: Partial<Record<SortieFleet, Declared>> = {};
  const cycles: Record<SortieFleet, Cycle> = { vladivostok: NOTHING, 'port-arthur': NOTHING };
  for (const { before, events } of actionsThisTurn(BOOK, battle)) {
    const { meeting } = before;
    const add = (change: Partial<Cycle>, fleet = meeting) => {
      if (fleet === 'vladivostok' || fleet === 'port-arthur') cycles[fleet] = { ...cycles[fleet], ...change };
    };
    const waiting: readonly SortieFleet[] = (['vladivostok', 'port-arthur'] as const).filter(
      (fleet) => before.meetings[fleet].irn !== null && before.meetings[fleet].ijn === null,
    );
    for (const event of events as unknown as readonly CampaignEvent[]) {
      switch (event.type) {
        case 'FleetSailed':
        case 'FleetStayed':
          if (event.fleet === 'japan') for (const fleet of waiting) add({ japan: 'stayed' }, fleet);
          else if (event.fleet !== 'european') {
            declared[event.fleet] = event.type === 'FleetSailed' ? 'sailed' : 'stayed';
          }
          break;
        case 'JapaneseSailed':
          for (const fleet of waiting) add({ japan: 'sailed' }, fleet);
          break;
        case 'MinesCrossed':
          add({ moved: event.side });
          break;
        case 'StayedOut':
          if (meeting !== null && meeting !== 'european') {
            add({ waited: [...cycles[meeting].waited, event.side] });
          }
          break;
        case 'FleetsRevealed':
          add({ revealed: true });
          break;
        case 'Withdrew':
          add({ withdrew: event.side });
          break;
        case 'FightBegan':
          add({ fought: true });
          break;
        case 'FleetEvacuated':
          add({ evacuated: true }, 'port-arthur');
          break;
        case 'MovedOn':
          // Caught up with the table: what went before is another phase.
          delete declared.vladivostok;
          delete declared['port-arthur'];
          Object.assign(cycles, { vladivostok: NOTHING, 'port-arthur': NOTHING });
          break;
        default:
          break;
      }
    }
  }
  // A phone of one side is told that the others sailed by what it sees at sea.
  for (const fleet of ['vladivostok', 'port-arthur'] as const) {
    const { irn, ijn } = state.meetings[fleet];
    if (irn !== null) declared[fleet] ??= 'sailed';
    if (ijn !== null) cycles[fleet] = { japan: 'sailed', ...cycles[fleet] };
  }
  return { declared, cycles };
}
