export const common = {
  appName: 'Z Flag',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  undo: 'Undo',
} as const;
