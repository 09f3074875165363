import '@/messages/togo';

import { CARD_EFFECT_TYPES, HOUSE_CARDS, amountsOf } from '@/rules/togo/index';
import { houseCardWords } from '@/messages/house-card-words';

import { amountWord, effectSentence, numberWord, targetSentence, timeWord } from './card-words';

test.each(CARD_EFFECT_TYPES)('%s has a name and a sentence of its own', (type) => {
  const [by = 1] = amountsOf(type);
  expect(numberWord(type)).not.toBe(numberWord(null));
  expect(effectSentence({ type, by })).not.toBe(effectSentence(null));
});

test('no two effects are called alike', () => {
  expect(new Set(CARD_EFFECT_TYPES.map(numberWord)).size).toBe(CARD_EFFECT_TYPES.length);
});

test.each([
  [{ type: 'start', by: 1 }, '+1'],
  [{ type: 'start-against', by: -2 }, '−2'],
  [{ type: 'speed', by: 0.5 }, '+½″'],
  [{ type: 'speed', by: -1 }, '−1″'],
] as const)('%j reads %s', (effect, words) => {
  expect(amountWord(effect)).toBe(words);
});

test('the sentence tells the number', () => {
  expect(effectSentence({ type: 'start', by: 1 })).toBe('+1 to the start number (limits 1 to 6).');
  expect(effectSentence(null)).toBe('The players do what the text says.');
});

test.each(HOUSE_CARDS.map((card) => [card.id, card] as const))('%s has all its words', (id, card) => {
  const words = houseCardWords(id);
  for (const said of Object.values(words ?? { none: '' })) expect(said.length).toBeGreaterThan(5);
  expect(timeWord(card.time)).not.toBe(card.time);
  expect(targetSentence(card.target)).not.toBe(targetSentence(null));
});

test('an id that is none of the house’s has no words', () => {
  expect(houseCardWords('toString')).toBeNull();
});
