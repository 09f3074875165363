/** The screen turned by half a circle for whoever stands across the table. */
export const turned = {
  turn: 'Turn the screen for your opponent',
  word: 'Flip',
  back: 'Turn the screen back',
} as const;
