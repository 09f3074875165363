import { build } from 'esbuild';

import { LINK_PATH } from '@/link/client/socket';
import { joinOf } from '@/link/umpire/seats';
import { type EmbeddedWire, serveEmbedded } from '@/link/wire/embedded';
import { newProfile } from '@/testing/chromium';
import { LinkTable, until, write } from '@/testing/link-table';
import { nodeDial } from '@/testing/node-dial';
import { type OwnChromium, startOwnChromium } from '@/testing/own-chromium';
import { WEB_DIR } from '@/tools/build-web';
import { serveStatic } from '@/tools/static-server';

const PHONE = 'b'.repeat(32);
let table: LinkTable;
let wire: EmbeddedWire;
let served: Awaited<ReturnType<typeof serveStatic>>;
let script: string;
let browser: OwnChromium;
let profile: string;

// A second try has a table and a profile of its own.
beforeEach(async () => {
  profile = newProfile();
  table = await LinkTable.open();
  served = await serveStatic(WEB_DIR, { isolated: false });
  wire = serveEmbedded(served.server, LINK_PATH, table.umpire.accept);
  const options = { bundle: true, write: false, format: 'iife', target: 'es2022' } as const;
  const { outputFiles } = await build({ entryPoints: ['src/testing/link-page.ts'], ...options });
  script = outputFiles[0]!.text;
});
afterEach(async () => {
  await browser?.kill();
  wire.close();
  await served.close();
  await table.close();
});

/** As a phone in the hall opens it: over plain http, under the policy that every page of ours has. */
async function opened(): Promise<void> {
  // By a name that is not localhost, or the browser would trust the page with more than it does in a hall.
  browser = await startOwnChromium(profile, ['--host-resolver-rules=MAP hall.example 127.0.0.1']);
  const address = `http://hall.example:${served.port}/join#${joinOf(table.seat('admiral', 'red'))}`;
  await browser.page.goto(address);
  await browser.page.evaluate(script);
  await browser.page.evaluate(
    async ([join, phone]) => void (await globalThis.joinTable(join!, phone!)),
    [address, PHONE],
  );
}

const is = (status: string) =>
  browser.page.waitForFunction((wanted) => globalThis.linkedPhone.state.status === wanted, status);

test('a tap made while the host is away is still there after the browser was killed, and happens once', async () => {
  await opened();
  await is('linked');
  const first = await browser.page.evaluate(
    (request) => globalThis.linkedPhone.tap(JSON.parse(request)),
    JSON.stringify(write('here')),
  );
  expect(first).toEqual({ type: 'done' });

  wire.close();
  await is('alone');
  expect(await browser.page.evaluate(() => globalThis.linkedPhone.state.seen?.state)).toMatchObject({
    public: { count: 1 },
  });
  await browser.page.evaluate(
    (request) => void globalThis.linkedPhone.tap(JSON.parse(request)),
    JSON.stringify(write('alone')),
  );
  await browser.page.waitForFunction(() => globalThis.linkedPhone.state.waiting.length === 1);
  await browser.kill();

  wire = serveEmbedded(served.server, LINK_PATH, table.umpire.accept);
  const blue = await table.join(table.seat('admiral', 'blue'), { dial: nodeDial(served.url) });
  await opened();
  await until(blue, () => blue.state.number === 2);
  await is('linked');
  await browser.page.waitForFunction(() => globalThis.linkedPhone.state.waiting.length === 0);
  expect(await browser.page.evaluate(() => globalThis.linkedPhone.state.lines.length)).toBe(2);
  expect(blue.state.seen?.state).toMatchObject({ public: { count: 2 } });
});
