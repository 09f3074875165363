import type { Book } from '@/game/battle';
import type { Tagged } from '@/rules/rulebook';

import { text, whereTheyPart } from './parting';

/** Where the state that a viewer may know tells another story than the true one: nothing, if all is well. */
export function knownProblems<State>(book: Book<State>, state: State): readonly string[] {
  const problems: string[] = [];
  for (const viewer of [...book.sides, 'public', 'umpire']) {
    const known = book.known(state, viewer);
    // As it comes to a phone: through text.
    const told = JSON.parse(text(known)) as State;
    const differ = (what: string, one: unknown, two: unknown) => {
      const [a, b] = [text(one), text(two)];
      if (a !== b) problems.push(`${what} of ${viewer}:${whereTheyPart(a, b)}`);
    };
    differ('plain JSON', told, known);
    differ('view', book.view(told, viewer), book.view(state, viewer));
    differ('owed', book.owed(told, viewer), book.owed(state, viewer));
    differ('moment', book.moment(told), book.moment(state));
    const nothing = { rolling: null, events: [] };
    differ('where', book.where(told, nothing), book.where(state, nothing));
    differ('known again', book.known(told, viewer), known);
    if (viewer === 'umpire' && known !== state) problems.push('the umpire knows another state');
  }
  return problems;
}

/** Where a viewer's command without dice is answered otherwise of what he knows; null where alike, or it names what he does not. */
export function answeredOtherwise<State>(
  book: Book<State>,
  state: State,
  order: unknown,
  viewer: string,
): string | null {
  const parsed = book.parse.command(order);
  const known = book.known(state, viewer);
  if (!parsed.ok || namesHidden(state, known, order)) return null;
  const [here, truly] = [known, state].map((each) => {
    const decision = book.decide(each, parsed.value, {}, { override: false });
    return text([decision, book.curtainOf(each, parsed.value), book.attempt(each, parsed.value)]);
  });
  return here === truly ? null : whereTheyPart(here!, truly!);
}

/** The same of an event that led to this state, and what is told of it. */
export function toldOtherwise<State>(book: Book<State>, state: State, event: Tagged, viewer: string): string | null {
  const known = book.known(state, viewer);
  if (namesHidden(state, known, event)) return null;
  const [here, truly] = [known, state].map((each) => text(book.describe(each, event, viewer)));
  return here === truly ? null : whereTheyPart(here!, truly!);
}

/** Whether something is named that the true state alone has. */
function namesHidden(state: unknown, known: unknown, said: unknown): boolean {
  const [whole, part] = [text(state), text(known)];
  const names = text(said).match(/"[^"]+"/g) ?? [];
  return names.some((name) => whole.includes(`${name}:`) && !part.includes(`${name}:`));
}
