/** What the rules still want, by code. `name` is the side or unit it is about. */
export const owed = {
  'place-corps': 'Return the Cavalry Corps',
  'choose-order': 'Japanese: movement or combat first?',
  'roll-paralysis': 'Roll for paralysis',
  'choose-paralysed': 'Choose the paralysed Russian units',
  'act-movement': '{{name}}: move or flip one unit',
  'act-combat': '{{name}}: attack, probe or flip one unit',
  'show-defenders': '{{name}}: show the defenders',
  'roll-attack': '{{name}}: roll for the attack',
  'take-losses': '{{name}}: choose the units that lose steps',
  'advance-units': '{{name}}: advance?',
  'follow-up': '{{name}}: momentum attack or probe?',
  'end-action': '{{name}}: flip the attackers',
  'recover-all': 'All units recover',
  'judge-game': 'Check communication and count losses',
} as const;
