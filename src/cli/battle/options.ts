import { err, ok, type Result } from '@/lib/result';

/** `--name value` pairs after the verb. A flag twice, without a value or unknown is a usage error, in one sentence. */
export function parseOptions<Name extends string>(
  args: readonly string[],
  known: readonly Name[],
): Result<Partial<Record<Name, string>>, string> {
  const options: Partial<Record<Name, string>> = {};
  for (let i = 0; i < args.length; i += 2) {
    const flag = args[i] ?? '';
    const value = args[i + 1];
    const name = known.find((each) => flag === `--${each}`);
    if (name === undefined)
      return err(`unknown option ${flag}; this verb takes ${known.map((each) => `--${each}`).join(' ')}`);
    if (value === undefined) return err(`${flag} needs a value`);
    if (options[name] !== undefined) return err(`${flag} is given twice`);
    options[name] = value;
  }
  return ok(options);
}

/** The value of an option that must be there. */
export const required = (value: string | undefined, name: string): Result<string, string> =>
  value === undefined ? err(`--${name} is missing`) : ok(value);

/** Digits only: an empty value or one in another notation is more likely a slip than a number. */
export function wholeNumber(value: string | undefined, name: string, least = 0): Result<number, string> {
  const number = /^\d+$/.test(value ?? '') ? Number(value) : NaN;
  return Number.isSafeInteger(number) && number >= least
    ? ok(number)
    : err(`--${name} takes a whole number from ${least} up`);
}

export const OPTION_NAMES = ['db', 'battle', 'book', 'scenario', 'seed', 'turns', 'as', 'file', 'to'] as const;
export type Options = Partial<Record<(typeof OPTION_NAMES)[number], string>>;
