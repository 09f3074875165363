import { recordOf, recordsCsv, recordsOf } from './service-record';

const served = (name: string, battle: string, more: object = {}) => ({
  ...{ name, battle, battleName: battle, ship: null, given: 1, expected: 0.5, taken: 2, isSunk: false },
  ...more,
});

test('hits, luck and losses of all her battles are added up', () => {
  const all = [served('Mikasa', 'a'), served('Mikasa', 'b', { isSunk: true, given: 3 })];
  expect(recordOf('Mikasa', all)).toEqual({ name: 'Mikasa', battles: 2, given: 4, expected: 1, taken: 4, sunk: 1 });
});

test('spellings that mean the same ship are one record, and who saw most comes first', () => {
  const all = [served('Asahi', 'a'), served('Retvizen', 'a'), served('Retvizan', 'b')];
  const records = recordsOf(all, ({ name }) => (name === 'Retvizen' ? 'Retvizan' : name));
  expect(records.map(({ name, battles }) => [name, battles])).toEqual([
    ['Retvizan', 2],
    ['Asahi', 1],
  ]);
});

test('names of any kind stay one cell of the spreadsheet, and none becomes a formula', () => {
  const csv = recordsCsv(['Ship'], [recordOf('=1+1, "x"', []), recordOf('Asahi', [served('Asahi', 'a')])]);
  expect(csv.split('\n')).toEqual(['Ship', `"'=1+1, ""x""",0,0,0,0,0`, 'Asahi,1,1,0.5,2,0', '']);
});
