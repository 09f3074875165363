import { shareUnchanged } from './share';

test('what did not change keeps its identity, what did is new', () => {
  const before = { mikasa: { fires: 1, markers: ['P'] }, asahi: { fires: 0, markers: [] } };
  const after = { mikasa: { fires: 2, markers: ['P'] }, asahi: { fires: 0, markers: [] } };
  const shared = shareUnchanged(before, after);
  expect(shared).toEqual(after);
  expect(shared.asahi).toBe(before.asahi);
  expect(shared.mikasa).not.toBe(before.mikasa);
  expect(shared.mikasa.markers).toBe(before.mikasa.markers);
});

test('equal wholes are one; missing, added and reordered parts are changes', () => {
  const before = { a: [1, 2], b: null };
  expect(shareUnchanged(before, { a: [1, 2], b: null })).toBe(before);
  expect(shareUnchanged(before, { a: [1], b: null })).toEqual({ a: [1], b: null });
  expect(shareUnchanged(before, { a: [2, 1], b: null })).toEqual({ a: [2, 1], b: null });
  expect(shareUnchanged({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(shareUnchanged([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(shareUnchanged(null, { a: 1 })).toEqual({ a: 1 });
});
