export const common = {
  appName: 'Z Flag',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  side: { ijn: 'Japanese', irn: 'Russian', both: 'Both' },
  ruleSpoken: 'Rule {{rule}}',
  exported: 'Your data was exported.',
  exportFailed: 'The export did not work. Your data is still here; please try again.',
} as const;
