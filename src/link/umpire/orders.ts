import type { Draft, Refused } from '@/game/act';
import { err, type Result } from '@/lib/result';
import type { Json } from '@/rules/rulebook';
import type { OpenBattle } from '@/store/battles';

import { audienceOf, type Seat } from './seats';
import { draftOf, finished, refusal } from './strip';
import { asGiven, asIfUnknown, namedIn } from './unknown';

interface Order {
  readonly command: Json;
  readonly override: boolean;
}

/**
 * Why a captain may not give an order; null where nothing speaks against it. One who was given divisions orders what
 * names one of them and nothing else of his side's. To set a rule aside is for admirals and the umpire.
 */
export function whyNotOrder(
  { book }: OpenBattle<unknown>,
  seat: Seat,
  { command, override }: Order,
): Result<never, Refused> | null {
  if (seat.role !== 'captain') return null;
  if (override) return err(refusal('ADMIRAL_ONLY'));
  const { divisions, others } = seat;
  if (divisions === null) return null;
  // A name in a field that the book does not read gives him no right to the rest.
  const parsed = book.parse.command(command);
  const [names, all] = [namedIn(parsed.ok ? (parsed.value as unknown as Json) : null), namedIn(command)];
  const isHis = divisions.some((id) => names.has(id)) && !others.some((id) => all.has(id));
  return isHis ? null : err(refusal('NOT_YOUR_DIVISION'));
}

/** Whether a draft belongs behind a curtain that is not this seat's. */
export function isBehindOthers({ book, battle }: OpenBattle<unknown>, seat: Seat, { command }: Draft): boolean {
  const parsed = book.parse.command(command);
  const curtain = parsed.ok ? book.curtainOf(battle.state, parsed.value) : null;
  return seat.role !== 'umpire' && curtain !== null && curtain !== seat.side;
}

/** A refusal in which whatever its reader may not know of does not exist. */
export function guarded(
  open: OpenBattle<unknown>,
  seat: Seat,
  command: Json,
  refused: Result<never, Refused>,
): Result<never, Refused> {
  const decoy = asIfUnknown(open.book, open.battle.state, audienceOf(seat), command);
  if (decoy === null) return refused;
  const draft = draftOf(open, { command: decoy, override: false, dice: {} });
  const answer = draft.ok ? finished(open, draft.value) : draft;
  return err(answer.ok ? refusal('NOT_YOURS') : { ...answer.error, data: asGiven(answer.error.data) });
}
