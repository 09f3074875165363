import { spawn } from 'node:child_process';

export interface Task {
  readonly name: string;
  readonly command: readonly string[];
  /** What of its output is worth a line when all is well. */
  readonly tells?: RegExp;
}

interface TaskResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

/** Runs a package's own program without npx, which would leave its child running when it is stopped. */
export const node = (...args: readonly string[]): string[] => [process.execPath, ...args];

/** Runs tasks side by side; each says one line when it is done, and everything it printed when it failed. */
export async function runTasks(tasks: readonly Task[], atOnce: number): Promise<TaskResult[]> {
  const waiting = [...tasks];
  const results: TaskResult[] = [];
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) results.push(await runTask(task));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

async function runTask({ name, command, tells }: Task): Promise<TaskResult> {
  const started = Date.now();
  const { code, output } = await capture(command);
  const seconds = (Date.now() - started) / 1000;
  const ok = code === 0;
  if (!ok) process.stdout.write(output);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (ok && tells)
    console.log(
      output
        .split('\n')
        .filter((line) => tells.test(line))
        .join('\n'),
    );
  return { name, ok, seconds };
}

function capture(command: readonly string[]): Promise<{ code: number | null; output: string }> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { env: { ...process.env, FORCE_COLOR: '0' } });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Runs one program with its output shown as it comes. */
export function runShown(command: readonly string[], env: Record<string, string> = {}, cwd = '.'): Promise<number> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env }, cwd });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
