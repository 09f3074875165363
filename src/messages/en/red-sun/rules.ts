/** The statements of `src/rules/red-sun/SPEC.md`, for whoever taps a rule number; a test keeps the two the same. */
export const rules = {
  'RSR-1':
    'Stages of a turn: Russian naval initiative; Japanese naval initiative; naval search; naval movement of ten rounds, each with movement, raiding and a search impulse; attrition; Russian land sequence of supply, reinforcement, movement and combat; the same for the Japanese; end.',
  'RSR-2':
    "Open: one die for each fleet that wants to sortie. At or under its admiral's Initiative Rating it flips to its side at sea. First the Russians, then the Japanese; Japanese merchant fleets always succeed. Or private: both sides choose in secret before the first die.",
  'RSR-3': 'Opposing fleets at sea in one strategic hex may be searched, if either player wants to.',
  'RSR-4':
    'Attrition: each Japanese fleet on blockade rolls on the blockade table. Fleets and merchant fleets that are neither in port nor in a coastal hex are eliminated.',
  'RSR-5': 'Supply is judged in the supply stage and holds until the combat stage.',
  'RSR-6':
    'Reinforcement: Russian units and replacements are placed and assigned; Japanese units that were transported are placed, and replacement steps may be spent.',
  'RSR-7':
    'Activation: the supreme headquarters rolls one die, then each army headquarters; an active supreme headquarters may lend its Command Value to the attempts of army headquarters in its radius. Units of active headquarters may try; each moves as it is activated. A unit that fails does not move, and units of inactive headquarters may not try.',
  'RSR-8':
    'Combat: up to three assault rounds, all of them optional, against adjacent units. No unit defends more than once a round. Attackers may change their targets.',
  'RSR-9':
    'End: the turn marker moves, trenches are placed, counters flip to their unactivated side, and eligible fleets may gain 1 morale.',
  'RSR-10':
    'Hour by hour: weather; search, only beyond maximum sighting range; range; gunnery within sighting range, with results at its end; torpedo attack by one player; morale. Then an hour is marked, while hours remain.',
  'RSR-11': 'Initial weather: 1-4 clear, 5 fog, 6 storm.',
  'RSR-12': 'Weather change. Clear: 6 fog. Fog: 1-3 clear, 6 storm. Storm: 1-2 clear, 6 fog.',
  'RSR-13': 'Initial range: clear 6, fog 4, storm 3.',
  'RSR-14': 'Season on command dice: winter +2, spring +1, autumn +1, summer 0.',
  'RSR-15': 'Admiral: 1-3 unharmed; 4 wounded, fleet morale -1; 5-6 killed, fleet morale 0.',
  'RSR-16':
    'Blockade: 1-4 nothing; 5 five damage points and 6 ten damage points on a ship that is disabled; 7-8 two Japanese ships sunk, once a game. The die gets +1 in spring and autumn and +2 in winter. The Japanese choose the ships.',
  'RSR-17':
    'Fleet morale: refusing combat in port -1; each 5 defence points sunk -1; admiral wounded -1; admiral killed: 0; end stage +1.',
  'RSR-18':
    'Foreign aid: one merchant fleet for the Japanese for each of these: a rail hex occupied; Seoul, Port Arthur, Liaoyang, Mukden captured.',
  'RSR-19':
    'Terrain, each with its movement points, the command points that may stack there, and its combat modifier. Clear 1/2, 12, 0. Rough 1, 6, -1. Mountain 2, 4, -2. Fortress NA, 12, -2. City NA, 12, -1. Town NA, 8, 0. Road 1/2, none, NA. Rail line 0, 4, NA. River 1, NA, -1.',
  'RSR-20':
    'Naval table: damage points by die and attack strength 1 to 8. The strength is reduced by 1 per range, 1 in fog, 2 in a storm, and 3 if the firing ship is disabled.',
  'RSR-21':
    'Land table: steps lost by attacker and defender, by die and odds. Below 1-3 the attacker loses 1 and no die is rolled.',
  'AMB-1':
    'Modifiers of the naval table reduce the strength: columns shift left, and below column 1 nothing happens. Or they reduce the die, and a die below 1 does nothing.',
  'AMB-2': 'The naval table is for gunnery and for torpedoes. Strengths above 8 count as 8 before the modifiers.',
  'AMB-3': 'The season is added to initiative and activation dice. Or to none. The blockade has modifiers of its own.',
  'AMB-4': 'After the first sinking on blockade a 7 counts as 5 and an 8 as 6. Or both count as 6.',
  'AMB-5':
    'Sunk defence points cost morale in whole fives, counted through a battle. Morale never falls below 0 and never rises above the cap the owner typed.',
  'AMB-6': 'A wounded admiral costs 1 morale, once.',
  'AMB-7':
    "A land die below 0 or above 6 is read as 0 or 6. Terrain and river modifiers add up. Odds are rounded in the defender's favour; above 4-1 they are 4-1.",
  'AMB-8': 'Clear and road both cost 1/2, as printed. NA is not entered as terrain, or has no value.',
  'AMB-9': 'Rolls on which the weather chart is silent change nothing.',
  'AMB-10': 'Fall is autumn.',
  'AMB-11':
    "The naval manoeuvre table is missing. Its owner types it by the die; the house has one of its own, which is not the publisher's.",
} as const;
