export const curtain = {
  title: {
    ijn: 'Japanese\nadmiral only',
    irn: 'Russian\nadmiral only',
  },
  away: {
    ijn: 'Russian admiral, look away.',
    irn: 'Japanese admiral, look away.',
  },
  hold: 'Hold',
  toOpen: 'to open',
  open: {
    ijn: 'Open for the Japanese admiral: hold for one second, or press and then confirm',
    irn: 'Open for the Russian admiral: hold for one second, or press and then confirm',
  },
  sure: {
    ijn: 'Can only the Japanese admiral see this screen?',
    irn: 'Can only the Russian admiral see this screen?',
  },
  yes: 'Yes, open',
  no: 'No, keep closed',
  closes_one: 'Closes one second after the last touch.',
  closes_other: 'Closes {{count}} seconds after the last touch.',
  leave: 'Leave',
  close: 'Close curtain',
  specimen: {
    title: 'Curtain',
    where: 'Tsushima · Turn 4 · A Torpedo firing',
    behind: 'Hidden here: your torpedo targets.',
    secret: 'Nobody else sees this line.',
    pick: 'Pick two chits',
    pickWhere: 'Turn 6 · manoeuvre off Port Arthur',
  },
} as const;
