import { err, ok, type Result } from '@/lib/result';

import { LONGEST_BODY } from './format';
import { pathOf, type TransferProblem } from './problem';
import { runAtOnce, type Steps } from './steps';

/** Own keys of these names are harmless until somebody copies the object; none of ours has them. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Ours have a few dozen. A million in one object would hold up whoever lists them later. */
const MOST_KEYS = 10_000;
/** Quotation marks in a row have a backslash before them. */
const LONGEST_STRING = 2 * LONGEST_BODY;
/** So many values are read in one step. */
const VALUES_A_STEP = 1000;

type Parsed = Result<unknown, TransferProblem>;

/** The platform's own parser is faster by far, but holds the screen until it is done. */
const SMALL = 64 * 1024;

/** Text of unknown origin as plain values: not too deep, no keys that could pollute a prototype, every number finite. */
export const parseUntrusted = (text: string, depth: number): Parsed => runAtOnce(parseSteps(text, depth));

/** The same in steps, for a file of any size. */
export function* parseSteps(text: string, depth: number): Steps<Parsed> {
  try {
    if (text.length <= SMALL) {
      const value: unknown = JSON.parse(text);
      if (isSafe(value, depth)) return ok(value);
    }
  } catch {
    // What is wrong with it is found out below.
  }
  try {
    return ok(yield* new Reader(text, depth).whole());
  } catch (error) {
    if (error instanceof Refusal) return err(error.problem);
    throw error;
  }
}

function isSafe(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isSafe(item, depth - 1));
  return Object.entries(value).every(([key, item]) => !FORBIDDEN_KEYS.has(key) && isSafe(item, depth - 1));
}

class Refusal extends Error {
  constructor(readonly problem: TransferProblem) {
    super(problem.code);
  }
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const NEEDS_UNPACKING = /[\\\0-\x1f]/;

/** Reads value by value, so that it can stop in between, and knows what is wrong and where. */
class Reader {
  private at = 0;
  private values = 0;
  /** The way to the value that is being read. */
  private readonly way: (string | number)[] = [];

  constructor(
    private readonly text: string,
    private readonly depth: number,
  ) {}

  *whole(): Steps<unknown> {
    this.skipSpace();
    const value = yield* this.value();
    if (this.at < this.text.length) this.fail();
    return value;
  }

  private *value(): Steps<unknown> {
    this.values += 1;
    if (this.values % VALUES_A_STEP === 0) yield this.at / this.text.length;
    const opening = this.text[this.at];
    if (opening !== '{' && opening !== '[') return this.scalar();
    // Before it is read: nesting without end would overflow the stack.
    if (this.way.length === this.depth) throw new Refusal({ code: 'TOO_DEEP', limit: this.depth });
    const value = opening === '{' ? yield* this.object() : yield* this.list();
    this.skipSpace();
    return value;
  }

  private *list(): Steps<unknown[]> {
    const list: unknown[] = [];
    this.take('[');
    if (this.text[this.at] !== ']') {
      for (;;) {
        this.way.push(list.length);
        list.push(yield* this.value());
        this.way.pop();
        if (this.text[this.at] !== ',') break;
        this.take(',');
      }
    }
    this.take(']');
    return list;
  }

  private *object(): Steps<Record<string, unknown>> {
    const object: Record<string, unknown> = {};
    this.take('{');
    if (this.text[this.at] !== '}') {
      for (let keys = 1; ; keys += 1) {
        const key = this.string();
        this.way.push(key);
        if (FORBIDDEN_KEYS.has(key) || keys > MOST_KEYS) this.refuse();
        this.take(':');
        object[key] = yield* this.value();
        this.way.pop();
        if (this.text[this.at] !== ',') break;
        this.take(',');
      }
    }
    this.take('}');
    return object;
  }

  private scalar(): unknown {
    if (this.text[this.at] === '"') return this.string();
    NUMBER_OR_WORD.lastIndex = this.at;
    const [token] = NUMBER_OR_WORD.exec(this.text) ?? this.fail();
    this.at += token.length;
    const value: unknown = JSON.parse(token);
    if (typeof value === 'number' && !Number.isFinite(value)) this.refuse();
    this.skipSpace();
    return value;
  }

  private string(): string {
    if (this.text[this.at] !== '"') this.fail();
    let end = this.at;
    do end = this.text.indexOf('"', end + 1);
    while (end > 0 && end - this.at <= LONGEST_STRING && this.isEscaped(end));
    // A string that never ends has been cut off.
    if (end < 0) throw new Refusal({ code: 'TRUNCATED' });
    if (end - this.at > LONGEST_STRING) this.refuse();
    const token = this.text.slice(this.at, end + 1);
    const value = NEEDS_UNPACKING.test(token) ? this.unpacked(token) : token.slice(1, -1);
    this.at = end + 1;
    this.skipSpace();
    return value;
  }

  private unpacked(token: string): string {
    try {
      return JSON.parse(token) as string;
    } catch {
      throw new Refusal({ code: 'DAMAGED' });
    }
  }

  /** After an odd number of backslashes a quotation mark is a letter like any other. */
  private isEscaped(place: number): boolean {
    let first = place;
    while (this.text[first - 1] === '\\') first -= 1;
    return (place - first) % 2 === 1;
  }

  private take(mark: string): void {
    if (this.text[this.at] !== mark) this.fail();
    this.at += 1;
    this.skipSpace();
  }

  private skipSpace(): void {
    SPACE.lastIndex = this.at;
    SPACE.exec(this.text);
    this.at = SPACE.lastIndex;
  }

  private refuse(): never {
    throw new Refusal({ code: 'BAD_VALUE', path: pathOf(this.way) });
  }

  /** Where nothing but the beginning of a word or a number follows, the rest has been cut off. */
  private fail(): never {
    const isAtTheEnd = /^[-+.\w]{0,40}$/.test(this.text.slice(this.at, this.at + 41));
    throw new Refusal({ code: isAtTheEnd ? 'TRUNCATED' : 'DAMAGED' });
  }
}
