import type { Dial, LineListener } from '@/link/protocol/wire';

/** A network in a hall: frames come late, twice and out of order, and now and then the line is cut. */
export const faultyDial =
  (dial: Dial, pick: (n: number) => number): Dial =>
  (listener) => {
    const passOn = (pass: (frame: string) => void, cut: () => void) => (frame: string) => {
      const chance = pick(200);
      if (chance === 0) return cut();
      if (chance < 10) setTimeout(() => pass(frame), pick(30));
      else pass(frame);
      if (chance >= 190) pass(frame);
    };
    let isOver = false;
    const onClose = () => {
      if (!isOver) listener.onClose();
      isOver = true;
    };
    const cut = () => {
      line.close();
      onClose();
    };
    const heard: LineListener = { onFrame: passOn((frame) => void listener.onFrame(frame), cut), onClose };
    const line = dial({ onOpen: () => listener.onOpen(), ...heard });
    return { send: passOn((frame) => line.send(frame), cut), close: () => line.close() };
  };
