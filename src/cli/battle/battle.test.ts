import { readFileSync, writeFileSync } from 'node:fs';

import { openNodeDriver } from '@/store/db/driver.node';
import { sealOf } from '@/store/transfer/seal';
import { callBattle, Folder } from '@/testing/battle-cli';
import { linkRows } from '@/testing/link-rows';

const folder = new Folder();
afterAll(folder.remove);

let files = 0;
async function begun(scenario = 'chemulpo') {
  const db = folder.file(`${(files += 1)}.db`);
  const at = ['--db', db, '--battle', 'b'];
  await callBattle(['new', ...at, '--scenario', scenario, '--seed', '5']);
  const call = (verb: string, ...more: string[]) => callBattle([verb, ...at, ...more]);
  const give = async (...input: (object | string)[]) => (await callBattle(['do', ...at], input)).lines;
  const log = async () => (await call('log')).lines;
  return { db, call, give, log };
}

const pass = ['ijn', 'irn'].map((side) => ({ type: 'passTorpedoes', side }));
const toPhaseB = [...pass, { type: 'endPhase', phase: 'A', waive: true }];

test('answers needs, done and refused, each with what the caller wants to know', async () => {
  const { give, log } = await begun();
  const answers = await give(...toPhaseB, { type: 'rollInitiative' }, { type: 'rollInitiative', faces: [2] });
  expect(answers.slice(0, 3).every(({ ok, seq }) => ok === true && typeof seq === 'number')).toBe(true);
  expect(answers[3]).toMatchObject({ ok: true, needs: { count: expect.any(Number), rule: expect.any(String) } });
  expect(answers[3]).not.toHaveProperty('seq');
  expect(answers[4]).toMatchObject({ ok: true, needs: { count: 1 } });
  const before = await log();
  const [refused, done] = await give({ type: 'endPhase', phase: 'B' }, { type: 'rollInitiative', faces: [2, 5] });
  expect(refused).toMatchObject({
    ok: false,
    refused: 'STILL_OWED',
    rule: 'TOGO-4',
    data: { owed: expect.any(Array) },
  });
  expect(done).toMatchObject({ ok: true, events: [{ type: 'InitiativeRolled' }] });
  const after = await log();
  expect(done?.seq).toBe(after.length);
  expect(after.slice(0, before.length)).toEqual(before);
});

test('a line that is no command, or has the wrong dice, costs itself only', async () => {
  const { give, log } = await begun();
  await give(...toPhaseB);
  const rows = (await log()).length;
  const roll = (more: object) => ({ type: 'rollInitiative', ...more });
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const refused = await give(
    '{"type":',
    '[1]',
    'null',
    { type: 'sail' },
    {},
    roll({ faces: [2, 5, 6] }),
    roll({ faces: [7, 1] }),
    roll({ faces: ['3', 4] }),
    roll({ faces: 4 }),
    roll({ faces: [2, 5], dice: 'app' }),
    roll({ dice: 'loaded' }),
    roll({ dice: 'app', override: 'yes' }),
    `{"type":"correct","path":["name"],"value":${deep}}`,
    '{"type":"rollInitiative","__proto__":{"polluted":1},"constructor":1,"faces":[9]}',
  );
  expect(refused.map(({ ok, refused: code }) => (ok ? 'ok' : code))).toEqual([
    ...['BAD_JSON', 'BAD_JSON', 'BAD_JSON', 'BAD_COMMAND', 'BAD_COMMAND', 'TOO_MANY_FACES', 'BAD_VALUE', 'BAD_VALUE'],
    ...['BAD_COMMAND', 'BAD_COMMAND', 'BAD_COMMAND', 'BAD_COMMAND', expect.stringMatching(/^BAD/), expect.any(String)],
  ]);
  expect((await log()).length).toBe(rows);
  expect(await give(roll({ dice: 'app' }))).toMatchObject([{ ok: true, seq: rows + 2 }]);
});

test('an umpire allows what the rules refuse, and the log says so', async () => {
  const { give, log } = await begun();
  const early = { type: 'rollDamage', ships: ['varyag'] };
  const [no, yes] = await give(
    { type: 'finishSide', side: 'ijn' },
    { type: 'finishSide', side: 'ijn', override: true },
  );
  expect(no).toMatchObject({ ok: false, refused: expect.any(String), rule: expect.any(String) });
  expect(yes).toMatchObject({ ok: true });
  expect(await give({ ...early, ships: ['nobody'], override: true })).toMatchObject([{ refused: 'NO_SUCH_SHIP' }]);
  const acted = (await log()).flatMap(({ event }) => ((event as { type: string }).type === 'v1.Acted' ? [event] : []));
  expect(acted).toMatchObject([{ override: true, command: { type: 'finishSide' } }]);
});

test('table dice and app dice are told apart in the log', async () => {
  const { give, log, call } = await begun();
  await give(...toPhaseB, { type: 'rollInitiative', faces: [2, 5] });
  await call('undo');
  await give({ type: 'rollInitiative', dice: 'app' });
  const rolls = (await log()).flatMap(({ event }) => {
    const { type, command, dice, attempt } = event as Record<string, unknown>;
    const isRoll = type === 'v1.Acted' && (command as { type: string }).type === 'rollInitiative';
    return isRoll ? [{ dice, attempt }] : [];
  });
  const sources = rolls.map(({ dice }) => [...new Set(JSON.stringify(dice).match(/"source":"\w+"/g))]);
  expect(sources).toEqual([['"source":"table"'], ['"source":"app"']]);
  expect(rolls.map(({ attempt }) => attempt)).toEqual([1, 2]);
});

test('undo, redo and their ends', async () => {
  const { give, call, log } = await begun();
  const start = (await call('state', '--as', 'umpire')).lines[0];
  await give(...pass);
  const passed = (await call('state', '--as', 'umpire')).lines[0];
  const seq = (await log()).length;
  expect(await call('redo')).toMatchObject({ code: 1, lines: [{ ok: false, refused: 'NOTHING_TO_REDO' }] });
  expect((await call('undo')).lines).toEqual([{ ok: true, seq: seq + 1 }]);
  expect((await call('undo')).code).toBe(0);
  expect(await call('undo')).toMatchObject({ code: 1, lines: [{ refused: 'NOTHING_TO_UNDO' }] });
  expect((await call('state', '--as', 'umpire')).lines[0]).toEqual({ ...start, seq: seq + 2 });
  await call('redo');
  await call('redo');
  expect((await call('state', '--as', 'umpire')).lines[0]).toEqual({ ...passed, seq: seq + 4 });
  expect((await log()).map((row) => row.seq)).toEqual(Array.from({ length: seq + 4 }, (_, index) => index + 1));
});

test('back to a moment, and back to before a damaged row', async () => {
  const { db, give, call } = await begun();
  const umpire = async () => (await call('state', '--as', 'umpire')).lines[0]?.state;
  await give(...pass);
  const passed = await umpire();
  await give(...toPhaseB.slice(2));
  const last = (await call('log')).lines.length;
  await give({ type: 'rollInitiative', dice: 'app' });
  expect((await call('back', '--to', 'damage')).lines).toMatchObject([{ refused: 'NOTHING_DAMAGED' }]);
  const file = openNodeDriver(db);
  await file.run(`UPDATE log SET body = 'torn' WHERE battle = 'b' AND seq = ?`, [last]);
  await file.close();
  expect(await call('back', '--to', 'damage')).toMatchObject({ code: 0, lines: [{ ok: true }] });
  expect(await umpire()).toEqual(passed);
  expect(await call('back', '--to', '1')).toMatchObject({ code: 0 });
  expect(await call('back', '--to', '1')).toMatchObject({ code: 1, lines: [{ refused: 'NO_SUCH_MOMENT' }] });
  expect((await call('back', '--to', 'noon')).code).toBe(2);
});

test('each viewer is shown what that viewer may see', async () => {
  const { give, call } = await begun('tsushima-night');
  const umpire = (await call('state', '--as', 'umpire')).lines[0] as { state: { ships: Record<string, Ship> } };
  const ships = Object.values(umpire.state.ships);
  const boat = ships.find(({ side, card }) => side === 'ijn' && card.torpedoes.factors > 0) as Ship;
  const target = ships.find(({ side }) => side === 'irn') as Ship;
  const attack = { target: target.id, factors: 1, range: 1.5 };
  const launch = { type: 'launchTorpedoes', ship: boat.id, attacks: [attack], override: true };
  expect(await give(launch)).toMatchObject([{ ok: true }]);
  const seen = async (viewer: string[]) => JSON.stringify((await call('state', ...viewer)).lines[0]);
  // Nobody has sighted her: those who aim know the counter.
  const aimedAt = (id: string) => new RegExp(`"(target|about)":"${id}"`);
  expect(await seen(['--as', 'ijn'])).toMatch(aimedAt(target.formation));
  expect(await seen(['--as', 'umpire'])).toMatch(aimedAt(target.id));
  for (const viewer of ['public', 'irn'])
    expect(await seen(['--as', viewer])).not.toMatch(aimedAt(`(${target.id}|${target.formation})`));
  expect(await seen([])).toBe(await seen(['--as', 'public']));
  expect(await seen(['--as', 'irn'])).not.toContain(`"${boat.id}"`);
});

interface Ship {
  readonly id: string;
  readonly side: string;
  readonly formation: string;
  readonly card: { readonly torpedoes: { readonly factors: number } };
}

test('a battle carried to another file is the same to the letter, and is not brought in twice', async () => {
  const { call, give, log } = await begun();
  await give(...toPhaseB, { type: 'rollInitiative', dice: 'app' });
  await call('undo');
  const file = folder.file('carried.json');
  expect((await call('export', '--file', file)).lines).toEqual([{ ok: true, battles: 1, documents: 0 }]);
  const other = ['--db', folder.file('other.db')];
  expect(await callBattle(['import', ...other, '--file', file])).toMatchObject({ code: 0, lines: [{ ok: true }] });
  // A battle gets an id of its own on every device: it never takes the place of another.
  const there = (await callBattle(['log', ...other])).lines;
  const here = (await log()).map((row) => ({ ...row, battle: there[0]?.battle }));
  expect(there).toEqual(here);
  await callBattle(['import', ...other, '--file', file]);
  expect((await callBattle(['log', ...other])).lines).toEqual(here);
  const verdict = { ok: true, battles: 1, events: (await log()).length };
  expect((await callBattle(['verify', ...other])).lines).toEqual([verdict]);
  const refused = await callBattle(['import', ...other, '--file', other[1] as string]);
  expect(refused).toMatchObject({ code: 1, lines: [{ ok: false, refused: expect.any(String) }] });
});

test('a battle that could not be opened is left in its file, by name', async () => {
  const { call } = await begun();
  const file = folder.file('forged.json');
  await call('export', '--file', file);
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const [battle] = content.battles;
  battle.rows[0].body = battle.rows[0].body.replace('"year":1904', '"year":"MCMIV"');
  battle.rows = linkRows(battle.rows);
  writeFileSync(file, JSON.stringify({ ...content, seal: sealOf(content) }));
  const other = ['--db', folder.file('forged.db')];
  const { lines } = await callBattle(['import', ...other, '--file', file]);
  expect(lines).toEqual([{ ok: true, imported: [], leftOut: [{ name: battle.name, code: 'SETUP_UNREADABLE' }] }]);
  expect((await callBattle(['verify', ...other])).lines).toEqual([{ ok: true, battles: 0, events: 0 }]);
});

test('verify notices one byte changed in one row, and a snapshot that tells another story', async () => {
  const { db, call } = await begun();
  await callBattle(['auto', '--db', db, '--scenario', 'chemulpo', '--seed', '3', '--turns', '4', '--battle', 'a']);
  expect(await call('verify')).toMatchObject({ code: 0, lines: [{ ok: true, battles: 2 }] });
  const change = async (sql: string) => {
    const file = openNodeDriver(db);
    const { changes } = await file.run(sql);
    await file.close();
    return changes;
  };
  expect(await change(`UPDATE snapshots SET body = replace(body, '"fires":0', '"fires":9')`)).toBe(1);
  const told = await call('verify');
  expect(told).toMatchObject({ code: 1, lines: [{ ok: false, problems: [{ battle: 'a' }] }] });
  await change('DELETE FROM snapshots');
  expect((await call('verify')).code).toBe(0);
  await change(`UPDATE log SET body = body || ' ' WHERE battle = 'a' AND seq = 4`);
  const broken = await call('verify');
  expect(broken.code).toBe(1);
  expect(JSON.stringify(broken.lines[0])).toMatch(/"ok":false.*row 4/);
});

test('auto prints every action once, in order, and the battle it leaves is whole', async () => {
  const at = ['--db', folder.file('auto.db')];
  const played = await callBattle(['auto', ...at, '--scenario', 'ulsan', '--seed', '2', '--turns', '2']);
  expect(played).toMatchObject({ code: 0, errors: '' });
  const rows = (await callBattle(['log', ...at])).lines;
  const ends = rows.filter(({ action }, index) => rows[index + 1]?.action !== action).map(({ seq }) => seq);
  expect(played.lines.map(({ seq }) => seq)).toEqual(ends.slice(1));
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  expect((await callBattle(['verify', ...at])).lines).toEqual([{ ok: true, battles: 1, events: rows.length }]);
});
