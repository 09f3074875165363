import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { build } from 'esbuild';

/** A process that says a line of JSON now and then. */
export class Program<Said> {
  readonly process: ChildProcess;
  readonly over: Promise<unknown>;
  private isKilled = false;

  constructor(file: string, args: readonly string[], hear: (said: Said) => void) {
    this.process = spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
    const reader = createInterface({ input: this.process.stdout! });
    // Shot in the middle of a line: half of one is none.
    reader.on('line', (line) => line.endsWith('}') && hear(JSON.parse(line) as Said));
    this.over = Promise.all([once(this.process, 'exit'), once(reader, 'close')]);
  }

  /** Rejects where it ends by itself. */
  async fails(): Promise<never> {
    await this.over;
    if (!this.isKilled) throw new Error(`a program ended by itself: ${this.process.spawnargs.join(' ')}`);
    return new Promise(() => undefined);
  }

  /** Does nothing for so long, and wakes up as if nothing had happened. */
  async sleep(milliseconds: number): Promise<void> {
    this.process.kill('SIGSTOP');
    await new Promise((later) => setTimeout(later, milliseconds));
    this.process.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    this.isKilled = true;
    this.process.kill('SIGKILL');
    await this.over;
  }
}

/** One that is ready once it has said something; the first thing it says. */
export const started = async <Said>(file: string, args: readonly string[]): Promise<[Program<Said>, Said]> => {
  let program: Program<Said> | null = null;
  const said = new Promise<Said>((ready) => (program = new Program<Said>(file, args, ready)));
  return [program!, await Promise.race([said, program!.fails()])];
};

/** Loaded file by file, a program would take longer to start than to run. Kept where its packages are found. */
export async function bundled(name: string, outdir: string): Promise<string> {
  const outfile = join(outdir, `${name}.mjs`);
  await build({
    entryPoints: [`src/testing/${name}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['better-sqlite3', 'ws', '@nats-io/*'],
    logLevel: 'error',
    banner: {
      js: "import { createRequire as requireAt } from 'node:module'; const require = requireAt(import.meta.url);",
    },
  });
  return outfile;
}
