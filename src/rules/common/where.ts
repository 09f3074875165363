import type { Needs } from './procedure';

/** Somebody or something as everybody at the table may call it; a counter nobody has looked behind has no name. */
export interface Subject {
  readonly name: string | null;
  readonly side: string | null;
}

/** What happened last, as far as everybody knows: a code, whom it is about, and a number where there is one. */
export interface LastResult<Code extends string = string> {
  readonly code: Code;
  readonly who: Subject;
  readonly whom: Subject | null;
  readonly count: number;
}

/** Where a battle stands, in what fits on a card: only what both sides know. */
export interface Where<Code extends string = string> {
  readonly turn: number;
  readonly turnLimit: number | null;
  readonly phase: string;
  /** The side whose moves or fire it is. */
  readonly acting: string | null;
  /** Things the rules still want in this phase. */
  readonly owed: number;
  /** Dice of an unfinished strip: who rolls for what, how many are missing, and the number they need. */
  readonly dice: {
    readonly doing: string;
    readonly who: Subject | null;
    readonly purpose: string;
    readonly missing: number;
    readonly need: number | null;
    readonly at: 'most' | 'least';
  } | null;
  readonly last: LastResult<Code> | null;
  /** Over: who won, 'draw', or null where nobody said. */
  readonly over: { readonly winner: string | null } | null;
}

export const ofSide = (side: string): Subject => ({ name: null, side });
export const NOBODY: Subject = { name: null, side: null };

/** The dice of an unfinished strip, as a card tells of them. */
export const stripDice = (
  { command, needs: { call, missing } }: { readonly command: { readonly type: string }; readonly needs: Needs },
  who: Subject | null,
): Where['dice'] => ({
  ...{ doing: command.type, who, purpose: call.purpose, missing },
  ...{ need: call.need?.value ?? null, at: call.at },
});

/** The last of an action's events that has a sentence of its own. */
export function lastOf<Event, Last>(events: readonly Event[], resultOf: (event: Event) => Last | null): Last | null {
  for (const event of [...events].reverse()) {
    const last = resultOf(event);
    if (last !== null) return last;
  }
  return null;
}
