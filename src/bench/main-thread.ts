import type { CDPSession, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Of the processor's own time: another program's turn is not ours. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What would hold a frame back: tasks of the main thread, in milliseconds. */
export interface Smoothness {
  readonly name: string;
  readonly longest: number;
  /** How many took more than 50. */
  readonly over50: number;
}

export async function smoothness(
  page: Page,
  session: CDPSession,
  name: string,
  act: () => Promise<void>,
): Promise<Smoothness> {
  const durations = await mainThreadTasks(page, session, act);
  return { name, longest: Math.max(0, ...durations), over50: durations.filter((each) => each > 50).length };
}

/** Milliseconds of every task on the page's main thread while it acts, from the browser's own trace. */
async function mainThreadTasks(page: Page, session: CDPSession, act: () => Promise<void>): Promise<readonly number[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'] },
  });
  await act();
  await page.waitForTimeout(1000);
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && main.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
}
