/** The statements of `src/rules/togo/SPEC.md`, for whoever taps a rule number; a test keeps the two the same. */
export const rules = {
  'TOGO-1': 'The table is 72 by 48 inches. A base is one ship, or a group of small ones.',
  'TOGO-2': 'All dice have six sides.',
  'TOGO-3': 'An inch is 1000 yards and a turn five minutes, so an inch a turn is 5.92 knots.',
  'TOGO-4':
    'A turn has nine phases, always in this order: A torpedo firing, B sighted movement, C unsighted movement, D torpedo combat, E sighting, F gunfire combat, G damage control, H gunfire damage, I card draw.',
  'TOGO-5': 'Before movement each side rolls one die; reroll ties.',
  'TOGO-6': 'The side with the higher die moves last in both movement phases.',
  'TOGO-7':
    'The side that moves last fires all its ships first in F. Damage is not applied until both sides have fired.',
  'TOGO-8': 'A ship moves any distance up to her allowance in inches.',
  'TOGO-9': 'Turning costs half an inch for every 22.5 degrees or part of it.',
  'TOGO-10': 'The turning circle has a radius of 1.25 inches.',
  'TOGO-11': "Ships enter over their own side's edge only; a ship that has left the table may not return.",
  'TOGO-12': 'A formation has at most eight ships and is formed only at set-up or on entry.',
  'TOGO-13': 'A ship may leave her formation at any time; she may join one only off the table.',
  'TOGO-14': 'A formation moves in line ahead with gaps of at most two inches.',
  'TOGO-15': 'Destroyers or torpedo boats on one base are always a formation.',
  'TOGO-16': 'A formation moves half an inch slower than its slowest ship.',
  'TOGO-17':
    'Before moving, every formation and every ship moving alone rolls two dice for unplanned movement, except the fleet flagship and her formation: 2 turn 180 degrees to port, 3 turn 90 to port, 4 straight ahead, 5 to 9 as ordered, 10 straight ahead, 11 turn 90 to starboard, 12 turn 180 to starboard.',
  'TOGO-18':
    'A formation whose flagship sinks or leaves goes straight ahead for one turn, and still rolls for unplanned movement in it.',
  'TOGO-19': 'Ships begin as blank counters among dummies. Once sighted, a ship stays sighted for the scenario.',
  'TOGO-20':
    'By day everything within 24 inches of an enemy ship is revealed in E, dummies are removed, and any ship that fires guns is revealed too. A scenario may set another distance.',
  'TOGO-21':
    'At night a scenario has a normal range N of 2 or 4 inches. Within N a counter is sighted on one die: Japanese 4 or less, Russians 2 or less. Only such a success removes a dummy.',
  'TOGO-22': 'Roll one die per counter; a whole formation is one roll and is revealed together.',
  'TOGO-23': 'At night a ship on fire is sighted without a roll out to N + 4 inches.',
  'TOGO-24': 'Guns fired at night reveal their ship in the next E without a roll (how far: AMB-38).',
  'TOGO-25': 'Dummies sight nothing: a real ship must be in range. Nobody has to try.',
  'TOGO-26': 'Ships fire one at a time.',
  'TOGO-27': 'A ship declares the targets of all her batteries before her die is rolled.',
  'TOGO-28':
    "One start die is rolled for the whole ship and compared with the start number for each battery's range: up to 2 inches 6, up to 4 inches 4, up to 8 inches 2, up to 12 inches 1, beyond that no fire. At or under the number: the battery is on target.",
  'TOGO-29':
    'Hit dice: one for every gun that bears, after damage and turning. At or under the hit value: a potential hit.',
  'TOGO-30': "Size dice: one for every potential hit. At or under the target's gun size: an actual hit.",
  'TOGO-31': 'Pen dice: one for every actual hit. At or under power less armour: an effective hit.',
  'TOGO-32': 'Effective hits are marked beside the target and rolled in H.',
  'TOGO-33':
    'A ship may fire every gun that bears, each battery at one target, different batteries at different targets.',
  'TOGO-34':
    "A battery's dice are printed bow-side-stern: bow within 30 degrees of ahead, stern within 30 of astern, side in between.",
  'TOGO-35': 'A ship that turns at all rolls half her dice with each weapon, rounded down but at least one.',
  'TOGO-36': 'A ship that spends more than half of her movement on turning may not fire. Exactly half is allowed.',
  'TOGO-37': "At night every gun's hit value is one lower, but never below 1.",
  'TOGO-38': 'At night guns reach N inches, farther only if the target is on fire (how far: AMB-27).',
  'TOGO-39':
    'Where power less armour is below 1 the hit has poor penetration: the pen die needs a 1, and only S and F of the hit table count.',
  'TOGO-40': 'No combat value is below 1; a value of 6 or more cannot fail.',
  'TOGO-41':
    'Hit values by range band and power are those of data/range-tables.ts; a weapon without a value at a range cannot fire there.',
  'TOGO-42': 'Destroyers use the 6/12p (R) line, except Japanese ones in 1905, which use 6/12p (J).',
  'TOGO-43': 'A torpedo attack uses the same four rolls as gunfire and is launched in A.',
  'TOGO-44':
    'A target must begin the turn within 2 inches and in a side arc of the launcher; fixed tubes bear only 75 to 105 degrees off the bow.',
  'TOGO-45':
    'Every launch puts a marker on the table; launcher, factors and target are recorded in secret. Dummy markers cost nothing.',
  'TOGO-46': "Torpedoes roll against the second number of a ship's size.",
  'TOGO-47':
    'That size becomes 1 if the target declared evasion as her move began and turned at least 60 degrees away.',
  'TOGO-48':
    'It is 6 against a stationary target, or one whose side has not sighted any enemy ship yet (with evasion: AMB-1).',
  'TOGO-49': 'A ship launches once per scenario.',
  'TOGO-50':
    'Within 2 inches the start number is 6, so the start die cannot fail; the hit value is 1, the power 4, by night as by day.',
  'TOGO-51': 'Every effective torpedo hit is one die on the torpedo hit table.',
  'TOGO-52': 'Roll one die for each effective hit on the table of its kind and mark the result.',
  'TOGO-53': 'The gun hit table is that of data/hit-tables.ts.',
  'TOGO-54': 'The torpedo hit table is that of data/hit-tables.ts; its letters are applied left to right.',
  'TOGO-55': 'A gun hit from beyond 8 inches is -1 to its table die (AMB-11). Torpedo hits are not.',
  'TOGO-56': 'A natural 6 is always a fire.',
  'TOGO-57': 'P: half the original speed is lost, fractions dropped (AMB-14).',
  'TOGO-58':
    'M: half the original main guns are lost; roll one die at once: 1 the ship blows up and sinks, 2 or 3 a fire.',
  'TOGO-59': 'S: half of all other guns are lost; roll one die at once: 1 or 2 a fire.',
  'TOGO-60':
    'T: half the original torpedoes are lost, if there are any; roll one die at once: 1 the ship blows up and sinks (AMB-12).',
  'TOGO-61': 'F: one fire. NE: no effect.',
  'TOGO-62':
    'Two P or four fires: silenced, no guns and no torpedoes. Three P: the ship sinks. Five fires: the ship is abandoned.',
  'TOGO-63': 'Any hit puts a destroyer or torpedo boat out of action for good.',
  'TOGO-64': 'Every effective hit sinks one ship of a convoy. A convoy neither fires nor evades.',
  'TOGO-65': 'Drop fractions when halving.',
  'TOGO-66': 'B are battleships, CA armoured cruisers, C2 and C3 light cruisers, TBD destroyers, TB torpedo boats.',
  'TOGO-67': 'In G a ship may try to repair one hit: roll one die, a 1 removes it.',
  'TOGO-68': 'A 6 on such an attempt makes the damage permanent, unless it is a fire.',
  'TOGO-69':
    'G comes before H, so gun damage cannot be repaired until the next turn. Torpedo damage from D can (AMB-3).',
  'TOGO-70': 'In later damage control phases a fire does one more hit on a 5 or 6 (AMB-9).',
  'TOGO-71': 'Japanese deck: 6 events and 12 dummies, 4 in hand at the start, 2 drawn each turn.',
  'TOGO-72': 'Russian deck: 3 events and 15 dummies, 2 in hand at the start, 1 drawn each turn.',
  'TOGO-73': 'Each card says what its event does; it is played on a ship or formation on the table.',
  'TOGO-74': 'Convoy losses are recorded on paper.',
  'AMB-1':
    '6 replaces the printed size, and real evasion still makes it 1; a stationary ship cannot have turned. House rule: evasion does not help an unaware ship.',
  'AMB-2':
    'Markers are revealed and evasion declared as the target begins to move; dice are rolled in D. House rule: dice and damage are rolled at once.',
  'AMB-3': 'Torpedo damage is rolled in D after all torpedo dice. House rule: it is rolled with the gun damage.',
  'AMB-4': "Armour reduces a torpedo's power like a gun's. House rule: it does not.",
  'AMB-5':
    'Torpedo hits with poor penetration count only their S and F letters, and a "sunk" has no effect. House rule: they count in full.',
  'AMB-6': 'Turning does not affect torpedoes. House rule: half the factors when turning, none over half the movement.',
  'AMB-7':
    'One launch has one target and any number of factors, the rest are lost; each boat on a base launches separately. House rule: several targets.',
  'AMB-8':
    'To evade, a ship makes a net turn of 60 degrees or more away from the launcher and moves at least 1.5 inches; each launch and each ship is judged separately. House rule: the players agree.',
  'AMB-8b': 'Range and arc are judged where the ships are in A; moving away later does not help.',
  'AMB-8c': 'Night does not affect torpedoes.',
  'AMB-9':
    'Roll a die for every fire in G; 5 or 6 is one more gun hit, short range and with full effect, and the die for the fire being fought counts for both. House rule: only the fire being fought. House rule: one die per ship. Such hits are rolled in H. House rule: at once, in G.',
  'AMB-10': 'A natural 6 from beyond 8 inches is only the fire. House rule: row 5 as well, before the fire.',
  'AMB-11': 'A 1 reduced to 0 counts as 1. House rule: it has no effect.',
  'AMB-12':
    'A T hit rolls its die if torpedoes were aboard before it. House rule: in any case. House rule: not at all.',
  'AMB-13':
    'The first hit leaves half the original dice rounded down, the second none; later hits only roll their die. House rule: each hit takes half the original rounded down. Other guns are halved in the same way. House rule: each hit halves what is left.',
  'AMB-14':
    'Half speed is rounded down to whole inches. House rule: to half inches. House rule: not rounded. Two P always stop the ship.',
  'AMB-15': 'Only turning leaves at least one die. House rule: a first M or S does too.',
  'AMB-16':
    "A hit with poor penetration counts against boats and convoys. House rule: only with an S or F in the light cruisers' column.",
  'AMB-17': 'A hit sinks one boat. House rule: all of them.',
  'AMB-18': 'Thresholds use the current markers: repaired damage restores guns. Sunk and abandoned are permanent.',
  'AMB-19': 'A successful repair removes one letter. House rule: all letters of that table result.',
  'AMB-20': 'Explosions affect no other ship. Unresolved hits on a ship that sinks are dropped.',
  'AMB-21': "The battleships' torpedo column is kept as printed, and can be edited.",
  'AMB-22': 'Types not in the tables: armoured ones use CA, others C2/C3, or what the owner picks.',
  'AMB-23':
    "Half of the current allowance, the formation's while in one. House rule: half of the distance actually moved.",
  'AMB-24': 'Each separate turn is rounded up on its own.',
  'AMB-25': 'Exactly on an edge the firer chooses the arc. House rule: both sides roll for it.',
  'AMB-26':
    'Ranges are measured from centre to centre. House rule: between the edges of the bases. House rule: from mast to mast. Bands include their far end.',
  'AMB-27': 'A target on fire can be fired at out to N + 4. House rule: out to 12 inches.',
  'AMB-28':
    'Only sighted targets can be fired at. Torpedoes that the umpire lets run at a blank counter are revealed in D together with what is behind it; at a dummy they are lost.',
  'AMB-29': 'Night lowers hit values only, not start numbers, size or pen.',
  'AMB-30': 'The 12.5-inch line is kept as printed, odd as it looks.',
  'AMB-31': 'Friends do not block fire.',
  'AMB-32': 'The hits of a turn are kept separate, each with its own range and penetration.',
  'AMB-33': 'The order of fire changes only what players know.',
  'AMB-34': 'A base of boats also loses the half inch. House rule: it does not.',
  'AMB-35':
    'An unplanned turn goes as far as the allowance pays for, the rest of it is lost, and any movement left is straight ahead. House rule: the rest is turned next time. The turning counts for fire.',
  'AMB-36':
    "Any formation's flagship counts; losing the fleet flagship also loses the exemption until a new one is named. House rule: no new fleet flagship is named.",
  'AMB-37': 'Dummies roll and obey. House rule: they do not roll.',
  'AMB-38': 'Gun flashes are seen out to N. House rule: out to 24 inches.',
  'AMB-39': 'One attempt per counter and side in a phase, however many ships are in range.',
  'AMB-40': 'The first hand is part of the 18 cards. House rule: it is extra. No hand limit, no reshuffle.',
  'AMB-41': 'A stopped ship would stop her formation, so the app suggests that she leaves it.',
  'AMB-42': 'Stopping is allowed, going astern is not. Stationary means moved 0 inches this turn, or anchored.',
  'AMB-43': 'A side that has ever sighted any enemy ship stays aware.',
  'AMB-44': "Victory is the scenario's text beside a neutral tally.",
  'AMB-45':
    'A base of boats rolls one start die, dice for each boat afloat, halved once for turning, and has the torpedoes of the boats that have not launched. Hits sink boats that have launched first.',
  'AMB-46': 'A single ship does not lose the half inch.',
  'AMB-47': 'S on a ship with main guns only still rolls for fire.',
  'AMB-48': 'An abandoned ship can still be sunk, and does nothing more.',
  'AMB-49': 'A convoy ship never fires, whatever her guns.',
  'AMB-50': 'Initiative is rolled between A and B.',
  'AMB-51':
    'Torpedoes launched at a ship that leaves the table in her move are still rolled, as she begins to move or in D at the latest, and their damage is applied before she counts as gone. House rule: leaving cancels them.',
  'AMB-52': 'Fires started by the dice after M and S are checked in later damage control phases like any other fire.',
  'AMB-53':
    'A blank counter that fires by day is revealed in the next Sighting Phase. Sighting one ship of a formation reveals the formation.',
  'AMB-54':
    "Arrivals are part of a side's movement: a formation enters in its own side's turn to move, never after the side that moves last has moved.",
  'AMB-55':
    'By day, with no dummies on either side, blank counters hide nothing that the scenario does not show: all ships begin sighted.',
  'CARD-1':
    'A card says what it is played on: a friendly or an enemy ship or formation on the table, or nothing. An enemy ship behind a blank counter cannot be named; the counter can, and counts as a formation.',
  'CARD-2':
    'A card on a formation applies to every ship in it. Numbers that belong to the whole formation (speed, orders, how it is sighted) also use cards on any of its ships.',
  'CARD-3':
    "A card changes one number, after everything the book does to that number. The card's title is listed among the number's parts, and the odds include it.",
  'CARD-4':
    'It lasts for the phase or the turn it is played in, or once: until the first roll it changes. Rolls made together are one roll.',
  'CARD-5': "Start number of the ship's guns, limits 1 to 6.",
  'CARD-6': 'Start number of every ship firing guns at this ship, limits 1 to 6.',
  'CARD-7': "A second start die, rolled when the first puts none of the ship's batteries on target.",
  'CARD-8': "Hit dice of each of the ship's batteries that bears, at least one; no card makes other guns bear.",
  'CARD-9': "Hit value of the ship's guns, limits 1 to 6.",
  'CARD-10': "Pen number of the ship's guns, limits 1 to 6. Poor penetration stays poor.",
  'CARD-11': "Hit value of the ship's torpedoes, limits 1 to 6.",
  'CARD-12': 'Size of the ship for torpedoes, limits 1 to 6, after evasion and surprise.',
  'CARD-13': 'The number needed to repair in damage control, at most 5. A 6 still makes damage permanent.',
  'CARD-14':
    'One more damage control attempt in this phase, for the ship or for one ship of the formation. Her fires are not checked a second time.',
  'CARD-15': "The highest roll at which the ship's fires do no damage in damage control, limits 1 to 6.",
  'CARD-16': 'The night number to sight the formation, limits 1 to 6.',
  'CARD-17': 'Inches the formation may move, from 0 to 8. A stopped ship stays stopped.',
  'CARD-18': 'The formation moves as ordered, whatever its unplanned movement dice show.',
  'CARD-19': 'The initiative die of the side that played it, before ties are checked.',
  'CARD-20':
    'The house deck offers at least eight Japanese and six Russian events. A deck holds events of its side, each once, and any number of dummies; its hand and its draws may differ from TOGO-71 and TOGO-72.',
  'CARD-21': 'A deck with a missing card, a card of the other side or the same card twice cannot be dealt.',
} as const;
