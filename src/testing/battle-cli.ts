import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';

import { battleCommand } from '@/cli/battle/main';

import { scratchFolder } from './scratch';

interface Called {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
  /** The lines of the output as JSON. */
  readonly lines: readonly { readonly [key: string]: unknown }[];
}

/** A folder that is gone again after the tests of a file. */
export class Folder {
  readonly path = scratchFolder();
  file = (name: string): string => join(this.path, name);
  remove = (): void => rmSync(this.path, { recursive: true, force: true });
}

/** `zflag battle ...` in this process, with the input given. */
export async function callBattle(args: readonly string[], input: readonly (object | string)[] = []): Promise<Called> {
  const output = new Kept();
  const errors = new Kept();
  const text = input.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  const code = await battleCommand(args, { input: Readable.from(text), output, errors });
  const isJson = output.text.startsWith('{');
  const lines = isJson
    ? output.text
        .trimEnd()
        .split('\n')
        .map((line): Called['lines'][number] => JSON.parse(line))
    : [];
  return { code, output: output.text, errors: errors.text, lines };
}

class Kept extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}
