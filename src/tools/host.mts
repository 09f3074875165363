import { randomBytes } from 'node:crypto';

import encodeQR from 'qr';

import { openDatabase } from '@/cli/battle/database';
import { OPTION_NAMES, parseOptions, wholeNumber } from '@/cli/battle/options';
import { loadBook } from '@/game/books';
import { LINK_PATH } from '@/link/client/socket';
import { type HostRefusal, openUmpire } from '@/link/umpire/open-umpire';
import { joinOf, type Seat } from '@/link/umpire/seats';
import { serveEmbedded } from '@/link/wire/embedded';
import { seatFile } from '@/link/wire/seat-file';
import { rulesHash } from '@/testing/rules-hash';

import { buildWebIfNeeded, WEB_DIR } from './build-web';
import { chosenBattle, takeBack } from './host-battle';
import { networkAddress } from './network-address';
import { seatName, sideName } from './seat-names';
import { serveStatic } from './static-server';
import { stop } from './stop';

/** `npm run host`: a table for several phones on this computer. Stopped or killed, it goes on where it was when it is started again. */
const OPTIONS = [...OPTION_NAMES, 'port', 'captains'] as const;
const REFUSALS: Readonly<Record<HostRefusal, string>> = {
  NO_SUCH_BATTLE: 'There is no such battle in this database.',
  SETUP_UNREADABLE: 'The set-up of this battle cannot be read: choose another one.',
  OTHER_BOOK: 'This battle is of a rule book that this version of Z Flag does not have: update it.',
  SEATS_UNREADABLE: 'The file with the seats beside the database cannot be read. Move it away to make new seats.',
};

process.env.ZFLAG_RULES_BUILD = rulesHash();
const options = parseOptions(process.argv.slice(2), OPTIONS);
if (!options.ok) stop(options.error);
const { db: file = 'z-flag-host.db', port: wantedPort = '8090', captains = '0' } = options.value;
const port = wholeNumber(wantedPort, 'port');
const captainsASide = wholeNumber(captains, 'captains');
if (!port.ok) stop(port.error);
if (!captainsASide.ok) stop(captainsASide.error);
const db = await openDatabase(file);
if (!db.ok) stop(db.error);
const battle = await chosenBattle(db.value, options.value);
if (!battle.ok) stop(battle.error);

await buildWebIfNeeded();

const opened = await openUmpire({
  db: db.value,
  battles: [battle.value],
  loadBook,
  seats: seatFile(`${file}.seats.json`),
  nameOf: seatName,
  random: (bytes) => randomBytes(bytes).toString('hex'),
  now: () => new Date(),
});
if (!opened.ok) stop(REFUSALS[opened.error]);
const { seats, accept } = opened.value;
for (const side of new Set(seats.at(battle.value).flatMap((seat) => seat.side ?? []))) {
  for (let number = 1; number <= captainsASide.value; number += 1) {
    const name = `${sideName(side)} captain ${number}`;
    await seats.invite(battle.value, side, name, `captain ${number} of ${side} at ${battle.value}`);
  }
}

// Isolation is for https alone, and this is the network of a hall.
const served = await serveStatic(WEB_DIR, { port: port.value, isolated: false, to: 'network' }).catch((error: Error) =>
  stop(`Port ${port.value} cannot be used, choose another with "npm run host -- --port 8091": ${error.message}`),
);
const wire = serveEmbedded(served.server, LINK_PATH, accept);
const home = `http://${networkAddress() ?? 'localhost'}:${served.port}`;
const table = opened.value.table(battle.value);
const exported = options.value.file ?? `${file.replace(/\.db$/, '')}.json`;
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
for (const seat of seats.at(battle.value)) console.log(invitation(seat));
console.log(closing());

/** Whoever stops it takes the battle along. */
async function end(): Promise<void> {
  // From a terminal the signal comes twice: by itself, and from npm.
  if (isEnding) return;
  isEnding = true;
  // Nothing that a phone is told was done may be missing in the file.
  wire.close();
  try {
    if (table && db.ok && battle.ok) await takeBack(db.value, battle.value, table, exported);
  } catch (error) {
    const why = (error as Error).message;
    stop(
      `The battle could not be saved as ${exported}: ${why}. It is whole in ${file}: start the host again to go on.`,
    );
  }
  console.log(`\n  Saved as ${exported}: any phone opens it in Settings, Import, and goes on alone.\n`);
  process.exit(0);
}

function invitation(seat: Seat): string {
  const address = `${home}/join#${joinOf(seat)}`;
  const code = seat.code === null ? '' : `   Code to move this seat to another phone: ${seat.code}`;
  return `\n  ${seat.name}${seat.phone === null ? '' : ' (taken)'}${code}\n  ${address}\n\n${encodeQR(address, 'ascii')}`;
}

function closing(): string {
  return [
    `  ${table?.name ?? ''} is hosted at ${home} (stop with Ctrl+C, which saves it as ${exported}; start again to go on).`,
    '  Each phone scans the code of its seat, in the same Wi-Fi as this computer.',
    '  No answer on the phone? The Wi-Fi of a hall often keeps phones apart: open a hotspot on one phone, connect this',
    '  computer and the others to it, and start the host again.',
    ...(networkAddress() === undefined ? ['  This computer is in no network now: only its own browser can join.'] : []),
    '',
  ].join('\n');
}
