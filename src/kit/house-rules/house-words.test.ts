import '@/messages/togo';

import { togoWords } from '@/messages/en/togo';
import { HOUSE_RULE_KEYS, HOUSE_RULES } from '@/rules/togo/index';

import { houseAnswer, houseQuestion, HOUSE_GROUPS } from './house-words';

test('every house rule stands once, and each of its answers has words of its own', () => {
  const { chosen: _, group: __, ...words } = togoWords.house;
  expect(Object.keys(words).toSorted()).toEqual([...HOUSE_RULE_KEYS].toSorted());
  expect(HOUSE_GROUPS.flatMap(({ keys }) => keys).toSorted()).toEqual([...HOUSE_RULE_KEYS].toSorted());
  for (const key of HOUSE_RULE_KEYS) {
    const { values } = HOUSE_RULES[key];
    expect(Object.keys(words[key]).toSorted()).toEqual(['ask', ...values].toSorted());
    expect(houseQuestion(key)).toBe(words[key].ask);
    expect(new Set(values.map((value) => houseAnswer(key, value))).size).toBe(values.length);
  }
});
