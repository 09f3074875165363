import { fixture } from '@/testing/togo-examples';
import { DEFAULT_HOUSE_RULES, HOUSE_RULES, parseHouseRules } from './house-rules';

type Row = { key: string; default: string; alternatives: string[]; ambiguity: string };
const rows = fixture('house-rules.json') as Row[];

test('keys, values, defaults and ambiguities are exactly those of the list', () => {
  const ours = Object.entries(HOUSE_RULES).map(([key, { values, rule }]) => ({
    key,
    default: values[0],
    alternatives: values.slice(1),
    ambiguity: rule,
  }));
  expect(ours).toEqual(rows);
});

test.each(rows.flatMap((row) => [row.default, ...row.alternatives].map((value) => [row.key, value] as const)))(
  '%s can be %s',
  (key, value) => {
    expect(parseHouseRules({ [key]: value })).toEqual({ ok: true, value: { ...DEFAULT_HOUSE_RULES, [key]: value } });
  },
);

test.each([
  [{ torpedoNight: 'yes' }, 'UNKNOWN_HOUSE_RULE', 'houseRules.torpedoNight'],
  [JSON.parse('{"__proto__":"x"}') as object, 'UNKNOWN_HOUSE_RULE', 'houseRules.__proto__'],
  [{ constructor: 'x' }, 'UNKNOWN_HOUSE_RULE', 'houseRules.constructor'],
  [{ tExplosion: 'sometimes' }, 'BAD_VALUE', 'houseRules.tExplosion'],
  [{ gunFlashRange: 24 }, 'BAD_VALUE', 'houseRules.gunFlashRange'],
  [['tExplosion'], 'BAD_VALUE', 'houseRules'],
  [7, 'BAD_VALUE', 'houseRules'],
])('%j is refused with %s', (chosen, code, field) => {
  expect(parseHouseRules(chosen)).toMatchObject({ ok: false, error: { code, field } });
});
