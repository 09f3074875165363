import { useEffect, useRef, useState } from 'react';

import { type Lines, makeDuel, PRINTED } from '@/rules/togo/index';

import { faceBuffer } from './face-buffer';
import { simulate, type Simulated } from './simulate';

export const RUNS = 5000;

export type BalanceState =
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
    setState({ step: 'running', done: 0 });
    const simulated = await simulate({
      duel: makeDuel(ships, range, PRINTED),
      dice: faceBuffer(Date.now()),
      runs: RUNS,
      turns,
      now: () => performance.now(),
      pause: () => new Promise((done) => setTimeout(done, 0)),
      onProgress: (done) => current.current === mine && setState({ step: 'running', done }),
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
