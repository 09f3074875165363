/** The questions the book leaves open, and their answers, the app's own reading first. */
export const house = {
  chosen: '{{question}} {{answer}}',
  group: {
    torpedoes: 'Torpedoes',
    hits: 'Hits and fires',
    guns: 'Gunfire',
    moving: 'Movement, sighting, cards',
  },
  torpedoSurprise: {
    ask: 'For torpedoes, a ship that is not aware of the enemy is',
    'six-then-evasion': 'size 6, unless evading in time',
    'always-six': 'always size 6',
  },
  torpedoTiming: {
    ask: 'Torpedo dice are rolled',
    'reveal-on-move-roll-in-D': 'in phase D; markers are revealed as the target moves',
    'roll-on-move': 'at once, as the target begins to move',
  },
  torpedoDamageTiming: {
    ask: 'Torpedo damage is rolled',
    'in-D': 'in D, at once',
    'in-H': 'in H, with the gun damage',
  },
  torpedoArmour: {
    ask: 'Armour against torpedoes',
    'reduces-power': 'counts, as against guns',
    'no-armour': 'does not count',
  },
  torpedoRestricted: {
    ask: 'A torpedo hit with poor penetration',
    'guns-and-torpedoes': 'counts only its S and F letters, like a gun hit',
    'guns-only': 'counts in full',
  },
  torpedoTurning: {
    ask: 'A ship that turns launches',
    'guns-only': 'all torpedoes; turning affects only gunfire',
    halve: 'half of them, none after a hard turn',
  },
  torpedoSplit: { ask: 'One launch goes at', 'one-target': 'one target', split: 'as many targets as the player likes' },
  evasionGeometry: {
    ask: 'Whether a target evaded is decided by',
    'ask-with-rule': '60 degrees away from the launcher and 1½″ moved',
    'trust-player': 'the players, who agree',
  },
  leavingUnderTorpedoes: {
    ask: 'Torpedoes at a ship that leaves the table',
    resolved: 'are still rolled, before the ship is gone',
    escapes: 'miss: the ship escapes',
  },
  fireCheck: {
    ask: 'In phase G a die is rolled',
    'each-fire': 'for each fire aboard',
    'attempt-only': 'only for the fire the crew tries to put out',
    'ship-once': 'once for each ship on fire',
  },
  fireHitTiming: { ask: 'Damage from fires is rolled', 'in-H': 'in H', immediate: 'at once, in G' },
  natural6Long: {
    ask: 'A natural 6 from beyond 8″ is',
    'fire-only': 'a fire and nothing more',
    'fire-plus-shifted': 'a fire, and row 5 as well',
  },
  oneToZero: { ask: 'A 1 from beyond 8″, reduced to 0,', 'row-1': 'counts as 1', 'no-effect': 'has no effect' },
  tExplosion: {
    ask: 'A T hit may blow a ship up',
    'if-torpedoes-aboard': 'if torpedoes are still aboard',
    always: 'in any case',
    never: 'never',
  },
  halfOriginal: {
    ask: 'The first hit on the main guns leaves',
    'floor-remaining': 'half the dice, rounded down; the second none',
    'loss-floored': 'the dice left after taking away half, rounded down',
  },
  secondaryHalving: {
    ask: 'Each hit on the other guns halves',
    'of-original': 'the original dice',
    'of-remaining': 'the dice left',
  },
  speedFraction: {
    ask: 'Half speed after a P hit is rounded down to',
    'whole-inch': 'whole inches',
    'half-inch': 'half inches',
    exact: 'nothing: use the exact half',
  },
  minOneDie: {
    ask: 'At least one die is left',
    'turning-only': 'after turning only',
    'also-first-damage': 'after turning and after a first hit',
  },
  restrictedSmall: {
    ask: 'A hit with poor penetration on boats or transports',
    counts: 'counts',
    'must-roll-S-or-F': 'counts only with an S or F',
  },
  boatsPerHit: { ask: 'A hit on a base of boats sinks', 'one-boat': 'one boat', 'whole-base': 'all of them' },
  multiLetterDC: {
    ask: 'A successful repair removes',
    'one-letter': 'one letter',
    'whole-result': 'all letters of that hit',
  },
  halfMovement: {
    ask: 'Half the movement, for turning and firing, is half of',
    allowance: 'what the ship could have moved',
    'distance-moved': 'what the ship actually moved',
  },
  arcEdge: {
    ask: 'If a target is exactly on the edge of an arc',
    'firer-chooses': 'the firer chooses',
    'dice-off': 'both sides roll a die',
  },
  rangeMeasure: {
    ask: 'Ranges are measured',
    centre: 'from centre to centre',
    'base-edge': 'from edge to edge of the bases',
    mast: 'from mast to mast',
  },
  nightBurningRange: {
    ask: 'At night a target on fire can be fired at',
    'N+4': 'four inches beyond the night range',
    unlimited: 'out to 12″',
  },
  smallBaseFormation: {
    ask: 'A line of boats',
    'minus-half': 'loses the half inch too',
    'no-penalty': 'loses nothing',
  },
  unplannedOverrun: {
    ask: 'An unplanned turn longer than the move',
    lost: 'ends there',
    'carries-over': 'continues next turn',
  },
  flagshipLoss: {
    ask: 'A fleet flagship that is lost',
    replaceable: 'is replaced when a new one is named',
    'fleet-flagship-not-replaced': 'is never replaced',
  },
  dummyUnplanned: { ask: 'Dummy counters', roll: 'roll for unplanned movement, and obey', 'no-roll': 'do not roll' },
  gunFlashRange: { ask: 'Gun flashes at night are seen', N: 'out to the night range', '24': 'out to 24″' },
  startingHand: { ask: 'The first hand of cards', 'from-the-18': 'is part of the 18 cards', extra: 'is extra' },
} as const;
