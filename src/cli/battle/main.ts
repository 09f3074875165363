import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

import { err, ok } from '@/lib/result';

import { perform, type CommandLine } from './actions';
import { playAutomatically } from './auto';
import { openById, openDatabase } from './database';
import { HELP } from './help';
import { OPTION_NAMES, parseOptions, required, wholeNumber } from './options';
import { begin, now, VERBS, type Outcome, type Verb } from './verbs';
import { readLines } from '../json-lines';

/** 0 fine, 1 a check failed, 2 the call's words are off. */
type ExitCode = 0 | 1 | 2;

interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
}

/** `zflag battle VERB --db FILE ...` */
export async function battleCommand(args: readonly string[], streams: Streams): Promise<ExitCode> {
  const [name, ...rest] = args;
  const print = async (line: object) => {
    if (!streams.output.write(`${JSON.stringify(line)}\n`)) await once(streams.output, 'drain');
  };
  const fail = (sentence: string): ExitCode => {
    streams.errors.write(`zflag battle: ${sentence}\n`);
    return 2;
  };
  if (name === 'help') {
    streams.output.write(HELP);
    return 0;
  }
  const verbs: Readonly<Record<string, Verb>> = { ...VERBS, do: doLines(streams.input), auto };
  const verb = name !== undefined && Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) return fail(`the verb is one of ${Object.keys(verbs).join(' ')} help`);
  const options = parseOptions(rest, OPTION_NAMES);
  if (!options.ok) return fail(options.error);
  const file = required(options.value.db, 'db');
  if (!file.ok) return fail(file.error);
  const db = await openDatabase(file.value);
  if (!db.ok) return fail(db.error);
  try {
    const outcome = await verb(db.value, options.value, print);
    if (!outcome.ok) return fail(outcome.error);
    return outcome.value === 'done' ? 0 : 1;
  } catch (error) {
    // The disk or a file let us down: what was answered before this is on disk, the rest is not.
    streams.errors.write(`zflag battle: ${(error as Error).message}\n`);
    return 1;
  } finally {
    await db.value.close();
  }
}

/** One command a line in, one answer a line out, each after it is on disk. A line that is no command costs itself only. */
const doLines =
  (input: Readable): Verb =>
  async (db, options, print): Promise<Outcome> => {
    const id = required(options.battle, 'battle');
    const opened = id.ok ? await openById(db, id.value) : id;
    if (!opened.ok) return err(opened.error);
    let open = opened.value;
    for await (const line of readLines(input)) {
      const command = parseCommand(line);
      if (!command) {
        await print({ ok: false, refused: 'BAD_JSON', rule: null, data: {} });
        continue;
      }
      const done = await perform(db, open, command, now());
      open = done.open;
      await print(done.answer);
    }
    return ok('done');
  };

function parseCommand(line: string): CommandLine | null {
  try {
    const command: unknown = JSON.parse(line);
    const isCommand = typeof command === 'object' && command !== null && !Array.isArray(command);
    return isCommand ? (command as CommandLine) : null;
  } catch {
    return null;
  }
}

/** More than any campaign has: it ends by itself. */
const ALL_TURNS = 99;

const auto: Verb = async (db, options, print) => {
  // Before the battle is begun: a slip in the call leaves none behind.
  const turns =
    options.turns === undefined && options.book !== undefined && options.book !== 'togo'
      ? ok(ALL_TURNS)
      : wholeNumber(options.turns, 'turns', 1);
  if (!turns.ok) return turns;
  const open = await begin(db, options, { varied: true });
  return open.ok ? playAutomatically(db, open.value, turns.value, print) : open;
};
