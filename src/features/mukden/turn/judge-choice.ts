import { takenOff } from '@/features/play/turn/choices';

/** Steps typed for units on no list, among the ids of those that were tapped. */
const STEPS = /^steps:(\d+)$/;

const wordsOf = (choice: string | null): readonly string[] => takenOff(choice);
const answer = (words: readonly string[]): string => (words.length === 0 ? ' ' : words.join(' '));

/** Who counts as lost: those that were found, but for those that were tapped, and the other way round (MUK-9). */
export function judged(choice: string | null, found: readonly string[]) {
  const words = wordsOf(choice);
  const tapped = words.filter((word) => !STEPS.test(word));
  const steps = Number(words.map((word) => STEPS.exec(word)?.[1]).find((each) => each !== undefined) ?? 0);
  const withoutLoc = [...found.filter((id) => !tapped.includes(id)), ...tapped.filter((id) => !found.includes(id))];
  return { withoutLoc, steps };
}

export function withUnitTapped(choice: string | null, id: string): string {
  const words = wordsOf(choice);
  return answer(words.includes(id) ? words.filter((word) => word !== id) : [...words, id]);
}

export function withStepsTyped(choice: string | null, steps: number): string {
  const others = wordsOf(choice).filter((word) => !STEPS.test(word));
  return answer(steps === 0 ? others : [...others, `steps:${steps}`]);
}
