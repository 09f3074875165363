import { sentenceOf, t } from '@/messages/messages';

/** As rule books and the store refuse: a code, and what its sentence may need. */
export interface Refusable {
  readonly code: string;
  readonly data?: unknown;
}

/**
 * Why not, in the words of the book, or of the house where it is the house that refuses. `nameOf` turns an id of the battle
 * into a name; unknown ids stay unnamed.
 */
export function refusalSentence(
  book: string | null,
  { code, data }: Refusable,
  nameOf: (id: string) => string | null = () => null,
): string {
  const facts = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  const subject = [
    facts.ship,
    facts.target,
    facts.counter,
    facts.group,
    facts.port,
    facts.fleet,
    facts.unit,
    facts.who,
    facts.side,
  ].find((id) => typeof id === 'string');
  const someone = () => sentenceOf(book, 'refusal', 'someone') ?? t('refusal.someone');
  const who = (typeof subject === 'string' ? nameOf(subject) : null) ?? someone();
  const plain = Object.entries(facts).filter((each): each is [string, string | number] => isPlain(each[1]));
  const params = { ...Object.fromEntries(plain), who };
  return (
    sentenceOf(book, 'refusal', code, params) ??
    sentenceOf(null, 'refusal', code, params) ??
    t('refusal.unknown', { code })
  );
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
