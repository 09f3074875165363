import { t } from '@/messages/messages';
import { HOUSE_RULE_KEYS, HOUSE_RULES } from '@/rules/togo/index';

import { answerKey, HOUSE_GROUPS, HOUSE_WORDS } from './house-words';

test('every house rule stands once, and each of its answers has words of its own', () => {
  expect(Object.keys(HOUSE_WORDS).toSorted()).toEqual([...HOUSE_RULE_KEYS].toSorted());
  expect(HOUSE_GROUPS.flatMap(({ keys }) => keys).toSorted()).toEqual([...HOUSE_RULE_KEYS].toSorted());
  for (const key of HOUSE_RULE_KEYS) {
    const answers = HOUSE_RULES[key].values.map((value) => String(t(answerKey(key, value)!)));
    expect(new Set(answers).size).toBe(HOUSE_RULES[key].values.length);
    expect(Object.keys(HOUSE_WORDS[key].answers)).toEqual(expect.arrayContaining([...HOUSE_RULES[key].values]));
  }
});
