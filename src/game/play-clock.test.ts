import { noteTurn, pauseClock, type PlayClock, readClock, resumeClock, startClock } from './play-clock';

const MINUTE = 60_000;
const at = (minutes: number): number => minutes * MINUTE;
const read = (clock: PlayClock, turn: number, now: number, turnLimit: number | null = 12) => {
  const { left, pace, ...rest } = readClock(clock, { turn, turnLimit }, at(now));
  return { left: left / MINUTE, pace: pace === null ? null : pace / MINUTE, ...rest };
};
const untilNinety = startClock({ type: 'at', at: at(90) }, 1, 0);
const ninety = startClock({ type: 'after', played: at(90) }, 1, 0);

test('before the first turn is over there is time left, and no pace to go by', () => {
  expect(read(untilNinety, 1, 7)).toEqual({ left: 83, pace: null, fits: null, ahead: null, isPaused: false });
});

test('two turns in twenty minutes: seven more fit, this one counted, where ten are to be played', () => {
  const clock = noteTurn(noteTurn(untilNinety, 2, at(8)), 3, at(20));
  expect(read(clock, 3, 20)).toEqual({ left: 70, pace: 10, fits: 7, ahead: -3, isPaused: false });
  expect(read(clock, 3, 20, 5)).toMatchObject({ fits: 7, ahead: 4 });
  expect(read(clock, 3, 20, null)).toMatchObject({ fits: 7, ahead: null });
  // Half of this turn is played: that half need not fit again.
  expect(read(clock, 3, 25)).toMatchObject({ left: 65, fits: 7 });
  // A slow turn is still only one turn.
  expect(read(clock, 3, 60)).toMatchObject({ left: 30, fits: 4 });
});

test('paused time is no play: the pace stays, and so much play is not used up', () => {
  const paused = pauseClock(noteTurn(ninety, 2, at(10)), at(12));
  expect(read(paused, 2, 40)).toMatchObject({ left: 78, pace: 10, fits: 8, isPaused: true });
  const resumed = resumeClock(paused, at(42));
  expect(read(noteTurn(resumed, 3, at(50)), 3, 50)).toMatchObject({ left: 70, pace: 10, isPaused: false });
});

test('the hall closes when it closes, pause or not', () => {
  expect(read(pauseClock(untilNinety, at(10)), 1, 40)).toMatchObject({ left: 50, isPaused: true });
});

test('pausing twice and going on twice are once', () => {
  const paused = pauseClock(ninety, at(5));
  expect(pauseClock(paused, at(9))).toBe(paused);
  const resumed = resumeClock(paused, at(10));
  expect(resumeClock(resumed, at(20))).toBe(resumed);
  expect(read(resumed, 1, 20)).toMatchObject({ left: 75 });
});

test('an undo across turns forgets the turn that has not begun; noting a turn again changes nothing', () => {
  const third = noteTurn(noteTurn(ninety, 2, at(10)), 3, at(20));
  expect(noteTurn(third, 3, at(30))).toBe(third);
  const back = noteTurn(third, 2, at(21));
  expect(back.turns.map(({ turn }) => turn)).toEqual([1, 2]);
  expect(read(noteTurn(back, 3, at(26)), 3, 26)).toMatchObject({ pace: 13 });
});

test('time that is over is over, and a phone set back has not played less than nothing', () => {
  const clock = noteTurn(untilNinety, 2, at(10));
  expect(read(clock, 2, 95)).toMatchObject({ left: -5, fits: 0, ahead: -11 });
  expect(read(ninety, 1, -30)).toMatchObject({ left: 90 });
});
