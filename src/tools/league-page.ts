import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

import encodeQR from 'qr';

import { readLeagueTable } from '@/link/league/league-table';
import type { About, Register } from '@/link/league/register';
import type { Shared } from '@/link/league/shared';
import { joinOf, Seats } from '@/link/umpire/seats';
import { collectTransfer } from '@/store/transfer/collect-transfer';
import { LIMITS } from '@/store/transfer/format';
import { writeTransfer } from '@/store/transfer/write-transfer';

import { makeTablesFrom, memoryDatabase } from './league-tables';
import { sideName } from './seat-names';

/** The organiser's page: its files, which hold no secret, and what they ask for, which only whoever has the secret gets. */
const FILES: Readonly<Record<string, readonly [name: string, type: string]>> = {
  '/league': ['index.html', 'text/html; charset=utf-8'],
  '/league/page.js': ['page.js', 'text/javascript'],
  '/league/page.css': ['page.css', 'text/css'],
};
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const TABLE = /^\/league\/tables\/([a-z0-9-]{1,80})(\/file)?$/;

interface PageOptions {
  readonly shared: Shared;
  readonly register: Register;
  readonly secret: string;
  /** Where phones find this machine. */
  readonly home: string;
}

export function leaguePage({ shared, register, secret, home }: PageOptions) {
  const isOrganiser = ({ headers }: IncomingMessage) => isSame(headers.authorization ?? '', `Bearer ${secret}`);

  const lineOf = ({ id, name, book, seq, where }: About) => ({
    ...{ id, name, book, seq, worker: register.ownerOf(id) },
    turn: where && { now: where.turn, of: where.turnLimit },
    // A winner who is no side of the book is a draw.
    over: where?.over ? { winner: where.over.winner && sideName(where.over.winner) } : null,
  });

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = (request.url ?? '').split('?')[0]!.replace(/\/$/, '');
    if (path !== '/league' && !path.startsWith('/league/')) return false;
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Cache-Control', 'no-store');
    const file = FILES[path];
    const isFile = request.method === 'POST' && path === '/league/tables';
    if (request.method !== 'GET' && !isFile) response.writeHead(405, { Allow: 'GET' }).end();
    else if (file) response.writeHead(200, { 'Content-Type': file[1] }).end(readFileSync(`assets/league/${file[0]}`));
    else if (!isOrganiser(request)) response.writeHead(401).end();
    else if (isFile) await addTables(request, response);
    else await answer(path, response);
    return true;
  };

  /** A battle that was begun elsewhere comes to a table of the league. */
  async function addTables(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of request as AsyncIterable<Uint8Array>) {
      bytes += piece.length;
      // Read to its end, or the browser would never hear the answer.
      if (bytes <= LIMITS.fileBytes) pieces.push(piece);
    }
    const file = bytes <= LIMITS.fileBytes ? Buffer.concat(pieces) : new Uint8Array();
    const added = await makeTablesFrom(shared, register.tables.keys(), file);
    const said = added.ok ? { tables: added.value } : { trouble: added.error };
    response.writeHead(added.ok ? 200 : 400, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
  }

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const json = { 'Content-Type': 'application/json' };
    if (path === '/league/tables') {
      response.writeHead(200, json).end(JSON.stringify([...register.tables.values()].map(lineOf)));
      return;
    }
    const [, id = '', asFile] = TABLE.exec(path) ?? [];
    if (!register.tables.has(id)) {
      response.writeHead(404).end();
      return;
    }
    const { db, seats: kept } = await readLeagueTable(shared, id, memoryDatabase);
    try {
      if (asFile !== undefined) {
        const transfer = await collectTransfer(db, { battles: [id] }, new Date().toISOString());
        response.writeHead(200, json).end(writeTransfer(transfer));
        return;
      }
      const seats = await Seats.open({ read: async () => kept, write: async () => undefined }, () => '');
      const rows = (seats?.at(id) ?? []).map((seat) => {
        const { name, code, phone } = seat;
        const join = `${home}/join#${joinOf(seat)}`;
        return { name, code, isTaken: phone !== null, join, picture: encodeQR(join, 'svg') };
      });
      response.writeHead(200, json).end(JSON.stringify(rows));
    } finally {
      await db.close();
    }
  }
}

/** In the same time wherever they differ. */
const isSame = (one: string, two: string): boolean => timingSafeEqual(digest(one), digest(two));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
