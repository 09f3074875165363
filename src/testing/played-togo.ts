import { scenarioBattle } from '@/cli/battle/scenario-battle';
import { draftFor, entriesOf, rollAppDice, evaluate } from '@/game/act';
import { picker } from '@/game/shuffle';
import { houseCardWords } from '@/messages/house-card-words';
import type { Json } from '@/rules/rulebook';
import {
  type BattleState,
  captainCommand,
  houseCard,
  type Command,
  type HouseCardId,
  type PhaseId,
  type Setup,
  type Side,
  sideToAct,
} from '@/rules/togo/index';
import { append, createBattle, type OpenBattle } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import type { Settings } from '@/store/settings';

const AT = '1904-08-14T05:00:00.000Z';

export interface Wanted {
  readonly scenario: string;
  readonly seed?: number;
  /** The dice's own, as a battle of today has it; by default they follow from the same number as all else. */
  readonly diceSeed?: string;
  /** Two captains play until this phase begins, in this turn or later. */
  readonly until?: { readonly turn: number; readonly phase: PhaseId };
  /** House cards on top of a side's deck, so that they are in its first hand or drawn next. */
  readonly cards?: { readonly [S in Side]?: readonly HouseCardId[] };
  /** Orders given then, with the phone's dice. */
  readonly then?: readonly Command[];
  /** Whose dice it goes on with, as chosen with its first roll; null where nobody has chosen yet. */
  readonly dice?: Settings['dice'] | null;
}

/** A battle of Togo on disk, played up to a moment. */
export async function togoBattleAt(
  db: Driver,
  id: string,
  { scenario, seed = 7, diceSeed, until, cards = {}, then = [] }: Wanted,
): Promise<BattleState> {
  const made = scenarioBattle(scenario, seed);
  if (!made) throw new Error(`there is no scenario ${scenario}`);
  const created = await createBattle(
    db,
    made.book,
    { id, name: made.name, seed: diceSeed ?? seed, setup: withCards(made.setup, cards) },
    AT,
  );
  if (!created.ok) throw new Error(created.error);
  let open: OpenBattle<unknown> = created.value;
  const pick = picker(seed);
  const state = () => open.battle.state as BattleState;
  const reached = () =>
    until === undefined || state().turn > until.turn || (state().turn === until.turn && state().phase >= until.phase);
  const act = async (command: Command): Promise<boolean> => {
    const draft = rollAppDice(open.book, open.battle, draftFor(open.book, open.battle, command), { untilDone: true });
    const evaluated = draft.ok ? evaluate(open.book, open.battle, draft.value) : draft;
    if (!draft.ok || !evaluated.ok || evaluated.value.type !== 'done') return false;
    const written = await append(db, open, entriesOf(open.book, open.battle, draft.value, evaluated.value.events), AT);
    if (written.ok) open = written.value;
    return written.ok;
  };
  for (let orders = 0; !reached() && orders < 5000; orders += 1) {
    const done = await act(captainCommand(state(), sideToAct(state()), pick));
    if (!done) await act({ type: 'endPhase', phase: state().phase, waive: true });
  }
  if (!reached()) throw new Error('the captains never got there');
  for (const command of then) {
    if (!(await act(command))) throw new Error(`not now: ${command.type}`);
  }
  return state();
}

function withCards(setup: Json, cards: NonNullable<Wanted['cards']>): Json {
  const { sides, ...rest } = setup as unknown as Setup;
  const top = (side: Side) => {
    const wanted = cards[side]?.map((id, place) => {
      const { title, text } = houseCardWords(id)!;
      const { time, target, effect } = houseCard(id)!;
      return {
        id: `${side}-top-${place + 1}`,
        kind: 'event',
        title,
        text,
        time,
        target,
        design: id,
        ...(effect && { effect }),
      };
    });
    return wanted === undefined ? sides[side] : { ...sides[side], cards: [...wanted, ...(sides[side].cards ?? [])] };
  };
  return { ...rest, sides: { ijn: top('ijn'), irn: top('irn') } } as unknown as Json;
}
