import { measure, type Contender } from './harness';

/** A contender on a clock that only its own work moves. */
const onFakeClock = () => {
  let time = 0;
  const works = (name: string, milliseconds: number, checksum = 1): Contender => ({
    name,
    operations: 10,
    run: () => {
      time += milliseconds;
      return checksum;
    },
  });
  return { now: () => time, works };
};

test('the ratio is time against the first contender', async () => {
  const { now, works } = onFakeClock();
  const result = await measure({ contenders: [works('yardstick', 10), works('ours', 30)] }, { now });
  expect(result).toEqual([
    { name: 'yardstick', perSecond: 1000, ratio: 1 },
    { name: 'ours', perSecond: expect.closeTo(333.3, 1), ratio: 3 },
  ]);
});

test('contenders that did different work are no comparison', async () => {
  const { now, works } = onFakeClock();
  const bench = { contenders: [works('a', 1, 7), works('b', 1, 8)], sameChecksum: true } as const;
  await expect(measure(bench, { now })).rejects.toThrow('The contenders disagree (7, 8).');
});
