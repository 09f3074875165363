/** Across all battles: the app's dice, the battles, the luckiest ship. */
export const records = {
  reading: 'Reading all battles',
  progress: '{{done}} of {{all}}',
  dice: {
    title: 'Are the app’s dice fair?',
    none: 'The app has rolled no dice yet.',
    counted_one:
      'The app has rolled {{count}} die in all battles on this device, including undone and cancelled rolls.',
    counted_other:
      'The app has rolled {{count}} dice in all battles on this device, including undone and cancelled rolls.',
    expected: 'Each face should come up about {{expected}} times.',
    face: 'Face {{face}}: {{count}} times',
    fine: 'Fair dice would be further off in {{percent}}% of cases: no sign of bias.',
    odd: 'Fair dice would be further off in only {{percent}}% of cases. That happens; if it lasts over thousands of dice, please report it.',
    chi: 'Chi-square {{value}}, five degrees of freedom.',
  },
  luck: {
    title: 'Luck of the ships',
    what: 'Hits scored compared with hits expected, over all battles.',
    best: 'Luckiest',
    worst: 'Unluckiest',
    line_one: '{{count}} hit, {{expected}} expected',
    line_other: '{{count}} hits, {{expected}} expected',
    none: 'No ship has fired yet.',
  },
  service:
    'Battles, hits scored and taken, times sunk and luck of every ship, in battles and campaigns. Each ship’s page has her own.',
  exportService: 'Export records',
  battles: {
    title: 'Your battles',
    none: 'No battle yet',
    noneText: 'Every battle appears here with its result.',
    going: 'In progress, turn {{turn}}',
    count_one: '{{count}} battle',
    count_other: '{{count}} battles',
    won: 'Japanese won {{ijn}}, Russians won {{irn}}, drawn {{drawn}}, in progress {{going}}. Each row ends with effective hits, Japanese : Russians.',
    ijn: 'The Japanese won, turn {{turn}}',
    irn: 'The Russians won, turn {{turn}}',
    drawn: 'Draw, turn {{turn}}',
    ended: 'Ended, turn {{turn}}',
    hits: '{{ijn}} : {{irn}}',
  },
} as const;
