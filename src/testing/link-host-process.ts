import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface HostProcess {
  /** Everything it said. */
  readonly lines: readonly string[];
  /** The addresses of its seats: both admirals, the umpire, the public. */
  readonly addresses: readonly string[];
  /** As with Ctrl+C. */
  stop(): Promise<void>;
  /** As if somebody had pulled the plug. */
  kill(): Promise<void>;
}

/** `npm run host` as a process of its own, once it has said everything. */
export async function startHost(...args: readonly string[]): Promise<HostProcess> {
  const call = ['--import', 'tsx', 'src/tools/host.mts', ...args];
  const program: ChildProcess = spawn(process.execPath, call, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  for await (const line of createInterface({ input: program.stdout! })) {
    lines.push(line);
    if (line.includes('start the host again')) break;
  }
  return {
    lines,
    addresses: lines.flatMap((line) => /http:\S+\/join#\S+/.exec(line)?.[0] ?? []),
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  };

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (program.exitCode !== null || program.signalCode !== null) return;
    program.kill(signal);
    await once(program, 'exit');
  }
}
