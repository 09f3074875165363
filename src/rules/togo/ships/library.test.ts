import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLASS_BOATS } from './data/class-boats';
import { SHIPS, shipById } from './library';
import { doubtAbout, type FactName, type GunGroup, type ShipFacts } from './ship-facts';

const source = readFileSync(join(__dirname, '../../../../__tests__/fixtures/togo/ships.csv'), 'utf8')
  .trim()
  .split('\n');
const [header = '', ...lines] = source;

const guns = (groups: readonly GunGroup[]): string =>
  groups.map((g) => `${g.calibreMm}:${g.guns}:${g.bow}/${g.side}/${g.stern}`).join(';');

/** A ship written as a line of the source, without what the notes say of doubts. */
const lineOf = (ship: ShipFacts): readonly (string | number)[] => [
  ...[ship.id, ship.name, ship.oldSpellings.join('|'), ship.side, ship.squadrons.join('|'), ship.shipClass],
  ...[ship.launched, ship.displacementT, ship.lengthM, ship.speedKn, ship.beltMm, ship.deckMm, ship.turretMm],
  ...[guns(ship.mainGuns), guns(ship.secondaryGuns), guns(ship.tertiaryGuns), ship.torpedoTubes, ship.tubesMount],
  ...[ship.kind, ship.fate, ship.notes],
];

/** Column of the source -> name of the fact. */
const COLUMNS: { readonly [column: string]: FactName } = {
  name: 'name',
  squadrons: 'squadrons',
  class: 'shipClass',
  launched: 'launched',
  displacement_t: 'displacementT',
  length_m: 'lengthM',
  speed_kn: 'speedKn',
  belt_mm: 'beltMm',
  deck_mm: 'deckMm',
  turret_mm: 'turretMm',
  main_guns: 'mainGuns',
  secondary_guns: 'secondaryGuns',
  tertiary_guns: 'tertiaryGuns',
  torpedo_tubes: 'torpedoTubes',
  tubes_mount: 'tubesMount',
  fate: 'fate',
};

const NUMERIC = new Set(header.split(',').flatMap((name, index) => (/_(t|m|kn|mm)$/.test(name) ? [index] : [])));

test('the library holds the 136 ships of the source, in its order', () => {
  expect(lines).toHaveLength(136);
  expect(SHIPS.map(({ id }) => id)).toEqual(lines.map((line) => line.split(',')[0]));
  expect(new Set(SHIPS.map(({ id }) => id)).size).toBe(136);
});

test.each(lines.map((line) => [line.split(',')[0] ?? '', line]))(
  '%s: every fact is the one of the source',
  (id, line) => {
    const ship = shipById(id);
    const cells = line.split(',').map((cell, index) => (NUMERIC.has(index) ? `${Number(cell)}` : cell));
    const notes = cells.at(-1) ?? '';
    const cut = notes.indexOf('uncertain:');
    const told = cut < 0 ? notes : notes.slice(0, cut).replace(/; $/, '');
    expect(ship && lineOf(ship).map(String)).toEqual([...cells.slice(0, -1), told]);

    const doubted = cut < 0 ? '' : notes.slice(cut).replaceAll('uncertain:', '');
    const doubts = [...doubted.matchAll(/([a-z_]+)(?: \(([^)]*)\))?/g)].map(([, column = '', remark = '']) => [
      COLUMNS[column],
      remark,
    ]);
    expect(ship?.doubts).toEqual(Object.fromEntries(doubts));
  },
);

test('a doubt is told for one fact, with what the sources say', () => {
  const mikasa = shipById('mikasa');
  expect(mikasa && doubtAbout(mikasa, 'tertiaryGuns')).toEqual({ remark: '47 mm count' });
  expect(mikasa && doubtAbout(mikasa, 'mainGuns')).toBeNull();
  const asahi = shipById('asahi');
  expect(asahi && doubtAbout(asahi, 'deckMm')).toEqual({ remark: null });
});

test('boats are named for every class row and for nothing else', () => {
  const classes = SHIPS.filter(({ id }) => /-class(-tb)?$/.test(id)).map(({ id }) => id);
  expect(Object.keys(CLASS_BOATS).sort()).toEqual([...classes].sort());
  for (const id of classes) {
    const first = [CLASS_BOATS[id]?.[0] ?? ''].flat()[0] ?? '';
    const number = /^No\. (\d+)$/.exec(first)?.[1] ?? first;
    expect(`${shipById(id)?.notes} ${shipById(id)?.oldSpellings.join()}`).toContain(number);
  }
});

test('an id that is nobody gives nobody, even a word every object knows', () => {
  expect(shipById('nobody')).toBeNull();
  expect(shipById('constructor')).toBeNull();
});
