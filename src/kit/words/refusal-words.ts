import { sentenceOf, t } from '@/messages/messages';

/** As rule books and the store refuse: a code, and what its sentence may need. */
export interface Refusable {
  readonly code: string;
  readonly data?: unknown;
}

/** Why not, as a sentence. `nameOf` turns an id of the battle into a name; unknown ids stay unnamed. */
export function refusalSentence({ code, data }: Refusable, nameOf: (id: string) => string | null = () => null): string {
  const facts = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  const subject = [facts.ship, facts.target, facts.counter, facts.side].find((id) => typeof id === 'string');
  const who = (typeof subject === 'string' ? nameOf(subject) : null) ?? t('refusal.someShip');
  const plain = Object.entries(facts).filter((each): each is [string, string | number] => isPlain(each[1]));
  return sentenceOf('refusal', code, { ...Object.fromEntries(plain), who }) ?? t('refusal.unknown', { code });
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
