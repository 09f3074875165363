export const shell = {
  problem: {
    title: 'Something went wrong',
    what: 'Z Flag hit an error and had to leave the screen you were on. Everything before it is saved.',
    goOn: 'Back to Harbour',
    export: 'Export my data',
    details: 'For a bug report: {{detail}}',
    noDetail: 'no details',
  },
  elsewhere: {
    title: 'Open in another window',
    what: 'Z Flag is already open in another tab or window of this browser. Only one of them can write at a time, so that no tap is lost.',
    takeOver: 'Use it here',
    takingOver: 'Taking over …',
    noAnswer: 'The other window did not answer. Please close it and try again.',
  },
  unsaved: {
    NOTHING_CAN_BE_KEPT:
      'Nothing is being saved: this browser window cannot store files (perhaps it is a private window). Export before you close it.',
    CANNOT_BE_OPENED:
      'Nothing is being saved: the stored data could not be opened. It was left untouched. Close other windows and reload, or export before you close this one.',
    DAMAGED:
      'The stored data is damaged and was left untouched; nothing is being saved now. Restore an automatic backup, or export the file as it is.',
    FROM_A_NEWER_VERSION:
      'Nothing is being saved: the stored data comes from a newer Z Flag and was left untouched. Please update the app; Export gives you the file as it is.',
    export: 'Export',
  },
  missingPart: {
    what: 'Part of Z Flag could not be loaded: you may be offline. Nothing is lost.',
    tryAgain: 'Try again',
  },
  notFound: {
    title: 'Page not found',
    what: 'There is no page at this address. The link may be old or mistyped.',
    goHome: 'Go to Harbour',
  },
} as const;
