/** Ends a script with a sentence for whoever started it. */
export function stop(sentence: string): never {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
