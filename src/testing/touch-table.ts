/** What a task at the table may cost, in touches: a hold or a drag counts as one. Prints its row, so that a run shows the whole table. */
export function expectTouches(
  task: string,
  { touches, most }: { readonly touches: number; readonly most: number },
): void {
  console.log(`touches | ${task} | ${touches} | at most ${most}`);
  expect(`${task}: ${touches} touches`).toBe(`${task}: ${Math.min(touches, most)} touches`);
}
