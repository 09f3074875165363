/** A function in the text of a script, as the browser counts them; the first is the script itself. */
interface RunRange {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** The text of the functions that were run, without those inside them that were not. */
export function bytesRun(functions: readonly RunRange[]): number {
  const inOrder = [...functions].sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const around: RunRange[] = [];
  let bytes = 0;
  let at = 0;
  const goTo = (place: number) => {
    if (around.at(-1)?.count) bytes += place - at;
    at = place;
  };
  const leaveUpTo = (place: number) => {
    for (let inner = around.at(-1); inner && inner.endOffset <= place; inner = around.at(-1)) {
      goTo(inner.endOffset);
      around.pop();
    }
  };
  for (const range of inOrder) {
    leaveUpTo(range.startOffset);
    goTo(range.startOffset);
    around.push(range);
  }
  leaveUpTo(Infinity);
  return bytes;
}
