import { newDraft } from '@/game/act';
import { toyBook } from '@/testing/toy-book';

import { createBattle } from './battles';
import { openNodeDriver } from './db/driver.node';
import { migrate } from './db/migrate';
import { changeDraft, closeSession, openSession, useSession } from './session';
import { correctDie, enterDie, rollDice, takeBackDie } from './strip';

const AT = '1904-08-10T12:00:00.000Z';
const dice = () => Object.values(useSession.getState().open?.drafts.public?.dice ?? {});
let db: ReturnType<typeof openNodeDriver>;

beforeEach(async () => {
  db = openNodeDriver();
  await migrate(db);
  await createBattle(db, toyBook, { id: 'b', name: 'B', seed: 3, setup: { limit: 100 } }, AT);
  await openSession(db, toyBook, 'b');
  await changeDraft(() => newDraft({ type: 'roll', dice: 3 }));
});
afterEach(closeSession);

test('own dice and the phone’s mix, die by die, and are on disk', async () => {
  await enterDie(4);
  await rollDice('die');
  await enterDie(2);
  expect(dice()).toMatchObject([
    { dice: [{ face: 4, source: 'table' }, { source: 'app' }, { face: 2, source: 'table' }] },
  ]);
  const before = dice();
  closeSession();
  await openSession(db, toyBook, 'b');
  expect(dice()).toEqual(before);
});

test('a die too many is refused and changes nothing', async () => {
  await rollDice('all');
  const before = dice();
  expect(await enterDie(1)).toMatchObject({
    ok: false,
    error: { type: 'refused', refusal: { code: 'TOO_MANY_FACES' } },
  });
  expect(dice()).toEqual(before);
});

test('what the phone rolled is corrected only with what it showed kept beside it, and never taken back', async () => {
  await rollDice('step');
  const [{ dice: [first] = [] } = {}] = dice() as { dice?: { face: number }[] }[];
  const face = (first?.face ?? 0) === 6 ? 1 : 6;
  await correctDie(Object.keys(useSession.getState().open?.drafts.public?.dice ?? {})[0] ?? '', 0, face);
  expect(dice()).toMatchObject([
    { dice: [{ face, source: 'umpire', was: [{ face: first?.face, source: 'app' }] }, {}, {}] },
  ]);
  const before = dice();
  await takeBackDie();
  expect(dice()).toEqual(before);
});

test('without a strip there is nothing to enter', async () => {
  await changeDraft(() => null);
  expect(await enterDie(3)).toEqual({ ok: false, error: { type: 'store', code: 'NOT_OPEN' } });
});
