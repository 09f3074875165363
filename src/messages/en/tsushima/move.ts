/** Setting up, claims, and the movement of a phase. */

export const setup = {
  italian: 'The Italian cruisers: one die for their owner, one for their zones.',
  missing: 'The printed list may have lost these ships. Add those you play with.',
  add: 'Add {{name}}',
} as const;

export const claims = {
  text: 'Ships under protection are seen at once, but the enemy needs a 6 to attack.',
  surprise: 'Surprise: Japanese attacks succeed on 3 or more, {{percent}}%.',
  label: 'Protection of {{port}}',
  yes: 'Claim',
  no: 'Don’t',
  none: 'No ships in port',
  noneText: 'Nobody can claim the protection of a port in this phase.',
} as const;

/** Where groups are. */
export const move = {
  now: 'Where they are now',
  tap: 'Tap to change',
  leads: '{{lead}} leads',
  leadsOf_one: '{{lead}} leads {{count}}',
  leadsOf_other: '{{lead}} leads {{count}}',
  said: '{{name}}, {{place}}',
  /** Said of a ship that is ticked. */
  placeInLine: 'number {{place}} in the line',
  surprised: 'Surprise: the Russians may not move in phases I and II.',
  where: 'Where',
  kind: { port: 'Port', partial: 'Partial sea', open: 'Open sea', zone: 'Zone' },
  kindShort: { port: 'Port', partial: 'Partial', open: 'Open', zone: 'Zone' },
  port: 'Port',
  hex: 'Hex (optional)',
  hexNeeded: 'Hex',
  hexHint: 'Groups meet where their hexes are the same.',
  known: 'Known hexes',
  zone: 'Strategic zone',
  otherZone: 'Another zone',
  moveGroup: 'Move',
  place: 'Place',
  retreat: 'Retreat',
  form: 'Change ships',
  coast: 'Entered partial sea on the way',
  mine: 'Entered a mined hex?',
  noMine: 'No',
} as const;

export const form = {
  title: 'Form a group',
  text: 'Tick the ships in line order. The first one leads.',
  name: 'Name (optional)',
  keep_zero: 'Form group',
  keep_one: 'Form {{count}} ship',
  keep_other: 'Form {{count}} ships',
  none: 'No such group',
  noneText: 'It is not there any more, or its ships are hidden.',
} as const;

export const grounding = {
  title: 'Grounding',
  risk_one: '{{count}} ship in partial sea, {{percent}}% risk',
  risk_other: '{{count}} ships in partial sea, {{percent}}% risk',
  secret: '{{side}}: behind the curtain',
  secret_linked: '{{side}}: in secret',
  order: 'On a 6 each ship rolls in this order until one shows a 6. {{percent}}% that one runs aground.',
  none: 'Nobody has to roll for grounding.',
  up: 'Up',
  down: 'Down',
  earlier: '{{name}}, {{place}}: roll earlier',
  later: '{{name}}, {{place}}: roll later',
} as const;

export const land = {
  loads: 'Loads: {{delivered}} of {{wanted}}',
  plan: 'Plan {{plan}}, to {{port}}',
  change: 'Land plan {{plan}}',
  base: 'Place a flying base',
  basesLeft_one: '{{count}} left',
  basesLeft_other: '{{count}} left',
  deliver: 'Loads delivered',
  record: 'Record',
  less: 'Fewer loads',
  more: 'More loads',
} as const;

/** Behind a side’s curtain, where stacks are hidden. */
export const secret = {
  title: 'Own stacks',
  of: '{{side}}: own stacks',
  behind: 'Groups, grounding, searches and repairs',
  groups: 'Groups',
  done: 'Done',
} as const;
