import { useEffect, useRef, useState } from 'react';

import { type Lines, makeDuel, PRINTED, type DiceBuffer } from '@/rules/togo/index';
import { pause } from '@/store/pause';

import { simulate, type Simulated } from './simulate';

export const RUNS = 5000;
/** Milliseconds: on a slow phone a redrawn bar takes longer than the fights between two of them. */
const SHOWN_EVERY = 150;

type BalanceState =
  | { readonly step: 'idle' | 'cancelled' }
  | { readonly step: 'running'; readonly done: number }
  | { readonly step: 'done'; readonly simulated: Simulated };

/** Runs the fights in slices while the screen stays alive; leaving it or Cancel stops them with the next slice. */
export function useBalance({ ships }: Lines) {
  const [state, setState] = useState<BalanceState>({ step: 'idle' });
  const current = useRef(0);
  useEffect(() => () => void (current.current += 1), []);
  const start = async (range: number, turns: number) => {
    const mine = (current.current += 1);
    let shownAt = 0;
    setState({ step: 'running', done: 0 });
    const simulated = await simulate({
      duel: makeDuel(ships, range, PRINTED),
      dice: faceBuffer(Date.now()),
      runs: RUNS,
      turns,
      now: () => performance.now(),
      pause,
      onProgress: (done) => {
        if (current.current !== mine || performance.now() - shownAt < SHOWN_EVERY) return;
        shownAt = performance.now();
        setState({ step: 'running', done });
      },
      isCancelled: () => current.current !== mine,
    });
    if (simulated) setState({ step: 'done', simulated });
  };
  const stop = (step: 'idle' | 'cancelled') => {
    current.current += 1;
    setState({ step });
  };
  return {
    state,
    start: (range: number, turns: number) => void start(range, turns),
    cancel: () => stop('cancelled'),
    clear: () => stop('idle'),
  };
}

const LENGTH = 1 << 15;
/** The largest multiple of six in 32 bits: numbers beyond it would favour the low faces. */
const FAIR = 4294967292;

/** Faces by Chris Doty-Humphrey's sfc32. For simulations only: the dice of battles are another, recorded sequence. */
export function faceBuffer(seed: number): DiceBuffer {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  const faces = new Uint8Array(LENGTH);
  const buffer: DiceBuffer = {
    faces,
    at: 0,
    fill() {
      for (let place = 0; place < LENGTH;) {
        const number = next();
        if (number < FAIR) faces[place++] = 1 + (number % 6);
      }
      buffer.at = 0;
    },
  };
  buffer.fill();
  return buffer;
}
