/** The statements of `src/rules/togo/SPEC.md`, for whoever taps a rule number; a test keeps the two the same. */
export const rules = {
  'TOGO-1': 'The table is 72 by 48 inches. One base stands for one ship or for a group of small ones.',
  'TOGO-2': 'All dice have six sides.',
  'TOGO-3': 'An inch is 1000 yards and a turn five minutes, so an inch a turn is 5.92 knots.',
  'TOGO-4':
    'A turn is nine phases, always in this order: A torpedo firing, B sighted movement, C unsighted movement, D torpedo combat, E sighting, F gunfire combat, G damage control, H gunfire damage, I card draw.',
  'TOGO-5': 'Before movement each side throws one die; equal dice are thrown again.',
  'TOGO-6': 'The side with the higher die moves last in both movement phases.',
  'TOGO-7':
    'The side that moves last fires all its ships first in F. Nothing that is hit suffers before all fire of both sides is over.',
  'TOGO-8': 'A ship moves any distance up to her allowance in inches.',
  'TOGO-9': 'Turning costs half an inch for every 22.5 degrees begun.',
  'TOGO-10': 'The turning circle has a radius of 1.25 inches.',
  'TOGO-11': "Ships come on over their own side's edge only; who has left the table stays away.",
  'TOGO-12': 'A formation has at most eight ships and is made at set-up or on entry, at no other time.',
  'TOGO-13': 'A ship may leave her formation whenever she likes; she may join one only off the table.',
  'TOGO-14': 'A formation moves in line ahead with gaps of no more than two inches.',
  'TOGO-15': 'Destroyers or torpedo boats on one base are always a formation.',
  'TOGO-16': 'A formation moves half an inch slower than its slowest ship.',
  'TOGO-17':
    'As it is about to move, every formation and every ship moving alone throws two dice for unplanned movement, except the fleet flagship and her formation: 2 left 180, 3 left 90, 4 straight ahead, 5 to 9 as ordered, 10 straight ahead, 11 right 90, 12 right 180.',
  'TOGO-18':
    'A formation whose flagship sinks or leaves goes straight ahead for one turn, and still throws for unplanned movement in it.',
  'TOGO-19': 'Ships begin as blank counters among dummies. Who has been sighted stays sighted for the scenario.',
  'TOGO-20':
    'By day everything within 24 inches of an enemy ship is shown in E, dummies are taken off, and whoever fires guns is shown too. A scenario may name another distance.',
  'TOGO-21':
    'At night a scenario has a normal range N of 2 or 4 inches. Within N a counter is sighted by one die: Japanese 4 or less, Russians 2 or less. Only such a success removes a dummy.',
  'TOGO-22': 'A counter costs one die; a whole formation costs one die together and is shown together.',
  'TOGO-23': 'At night a burning ship is seen without a die up to N + 4 inches.',
  'TOGO-24': 'Guns fired at night show their ship in the next E without a die (how far: AMB-38).',
  'TOGO-25': 'Dummies see nothing: a real ship must be in range. Nobody is obliged to try.',
  'TOGO-26': 'Ships fire one after the other.',
  'TOGO-27': 'A ship names the targets of all her batteries before her die is thrown.',
  'TOGO-28':
    "One start die serves the whole ship and is compared with the start number of each battery's range: up to 2 inches 6, up to 4 inches 4, up to 8 inches 2, up to 12 inches 1, farther not at all. Die at or under the number: the battery is on target.",
  'TOGO-29':
    'Hit dice: one for every gun that bears after damage and turning. At or under the hit value: a potential hit.',
  'TOGO-30': "Size dice: one for every potential hit. At or under the target's gun size: an actual hit.",
  'TOGO-31': 'Pen dice: one for every actual hit. At or under power less armour: an effective hit.',
  'TOGO-32': 'Effective hits are marked beside the target and wait for H.',
  'TOGO-33': 'A ship may fire every gun that bears, each battery at one target, different batteries at different ones.',
  'TOGO-34':
    "A battery's dice are printed bow-side-stern: bow within 30 degrees of ahead, stern within 30 of astern, side between.",
  'TOGO-35': 'A ship that turns at all throws half her dice with each weapon, rounded down but at least one.',
  'TOGO-36': 'A ship that spends more than half of her movement on turning does not fire. Exactly half is allowed.',
  'TOGO-37': "At night every gun's hit value is one lower, but never below 1.",
  'TOGO-38': 'At night guns reach N inches, farther only if the target burns (how far: AMB-27).',
  'TOGO-39':
    'Where power less armour is below 1 the pen die needs a 1, and of such hits only S and F of the hit table count.',
  'TOGO-40': 'No combat value is below 1; one of 6 or more cannot fail.',
  'TOGO-41':
    'Hit values by range band and power are those of data/range-tables.ts; a weapon without a value does not fire there.',
  'TOGO-42': 'Destroyers use the 6/12p (R) line, except Japanese ones in 1905, which use 6/12p (J).',
  'TOGO-43': 'A torpedo attack is the same four rolls as gunfire, launched in A.',
  'TOGO-44':
    'A target must begin the turn within 2 inches and in a side arc of the launcher; fixed tubes reach only 75 to 105 degrees off the bow.',
  'TOGO-45':
    'Every launch puts a marker on the table; launcher, factors and target are written down. Dummy markers cost nothing.',
  'TOGO-46': "Torpedoes roll against the second number of a ship's size.",
  'TOGO-47':
    'That size becomes 1 when the target has declared evasion as her move began and turned at least 60 degrees away.',
  'TOGO-48':
    'It is 6 against a target that lies still, or whose side has not sighted any enemy ship yet (with evasion: AMB-1).',
  'TOGO-49': 'A ship launches once in a scenario.',
  'TOGO-50':
    'Within 2 inches the start number is 6, so the start die cannot fail; the hit value is 1, the power 4, by night as by day.',
  'TOGO-51': 'Every effective torpedo hit is one die on the torpedo hit table.',
  'TOGO-52': 'One die for each effective hit on the table of its kind; what it says is marked.',
  'TOGO-53': 'The gun hit table is that of data/hit-tables.ts.',
  'TOGO-54': 'The torpedo hit table is that of data/hit-tables.ts; its letters are worked left to right.',
  'TOGO-55': 'A gun hit from more than 8 inches takes 1 off its table die (AMB-11). Torpedo hits do not.',
  'TOGO-56': 'A natural 6 is always a fire.',
  'TOGO-57': 'P: half the original speed is gone, fractions dropped (AMB-14).',
  'TOGO-58': 'M: half the original main guns are gone; one die at once: 1 the ship blows up and sinks, 2 or 3 a fire.',
  'TOGO-59': 'S: half of all other guns are gone; one die at once: 1 or 2 a fire.',
  'TOGO-60':
    'T: half the original torpedoes are gone, if there are any; one die at once: 1 the ship blows up and sinks (AMB-12).',
  'TOGO-61': 'F: one fire. NE: nothing.',
  'TOGO-62': 'Two P or four fires: no guns, no torpedoes. Three P: the ship sinks. Five fires: she is abandoned.',
  'TOGO-63': 'Any hit puts a destroyer or torpedo boat out of action for good.',
  'TOGO-64': 'Every effective hit sinks one ship of a convoy. A convoy neither fires nor evades.',
  'TOGO-65': 'What is halved drops its fraction.',
  'TOGO-66': 'B are battleships, CA armoured cruisers, C2 and C3 light cruisers, TBD destroyers, TB torpedo boats.',
  'TOGO-67': 'In G a ship may try to remove one hit: one die, a 1 removes it.',
  'TOGO-68': 'A 6 on such a try makes the damage permanent, unless it is a fire.',
  'TOGO-69': 'G comes before H: gun damage waits a turn for treatment. Torpedo damage of D does not (AMB-3).',
  'TOGO-70': 'In later damage control phases a fire is one more hit on a 5 or 6 (AMB-9).',
  'TOGO-71': 'Japanese deck: 6 events and 12 dummies, 4 in hand at the start, 2 drawn each turn.',
  'TOGO-72': 'Russian deck: 3 events and 15 dummies, 2 in hand at the start, 1 drawn each turn.',
  'TOGO-73': 'What an event does stands on its card; it is played on a ship or formation on the table.',
  'TOGO-74': 'Convoy losses are kept on paper.',
  'AMB-1':
    'torpedoSurprise: 6 replaces the printed size and real evasion still makes it 1; a ship lying still cannot have turned. always-six: evasion does not help the unaware.',
  'AMB-2':
    'torpedoTiming: markers are shown and evasion declared as the target begins to move, dice wait for D. roll-on-move: dice and damage at once.',
  'AMB-3': 'torpedoDamageTiming: torpedo damage is worked in D after all torpedo dice. in-H: with the gun damage.',
  'AMB-4': "torpedoArmour: armour reduces a torpedo's power like a gun's. no-armour: it does not.",
  'AMB-5':
    'torpedoRestricted: restricted torpedo hits keep only their S and F letters, and a "sunk" becomes nothing. guns-only: they count in full.',
  'AMB-6':
    'torpedoTurning: turning does not touch torpedoes. halve: half the factors when turning, none over half the movement.',
  'AMB-7':
    'torpedoSplit: one launch, one target, any number of factors, the rest lost; each boat of a base is its own launcher. split: several targets.',
  'AMB-8':
    'evasionGeometry: a net change of heading of 60 degrees or more that opens the angle to the launcher, with at least 1.5 inches moved; each launch and each ship is judged alone. trust-player: the players agree.',
  'AMB-8b': 'Range and arc are judged where the ships stand in A; moving away later does not help.',
  'AMB-8c': 'Night changes nothing for torpedoes.',
  'AMB-9':
    "fireCheck: every fire throws a die in G; 5 or 6 is one more gun hit, short and unrestricted, and the attempted fire's own die does both jobs. attempt-only: only the attempted fire. ship-once: one die a ship. fireHitTiming: such hits are worked in H, or immediately in G.",
  'AMB-10':
    'natural6Long: a natural 6 from far off is the fire alone. fire-plus-shifted: row 5 as well, before the fire.',
  'AMB-11': 'oneToZero: a 1 shifted to 0 reads row 1. no-effect: it does nothing.',
  'AMB-12':
    'tExplosion: a T throws its die if torpedoes were aboard before it. always: in any case. never: not at all.',
  'AMB-13':
    'halfOriginal: the first hit leaves half the original rounded down, the second nothing; later ones only throw their die. loss-floored: each hit takes half the original rounded down. secondaryHalving: other guns likewise, or of-remaining: each hit halves what is left.',
  'AMB-14': 'speedFraction: half speed is cut to whole inches, half-inch steps, or exact. Two P always stop the ship.',
  'AMB-15': 'minOneDie: only turning leaves at least one die. also-first-damage: a first M or S does too.',
  'AMB-16':
    "restrictedSmall: a restricted hit counts against boats and convoys. must-roll-S-or-F: only with an S or F in the light cruisers' column.",
  'AMB-17': 'boatsPerHit: a hit takes one boat. whole-base: all of them.',
  'AMB-18':
    'Thresholds look at the markers of the moment: treated damage gives guns back. Sunk and abandoned are for good.',
  'AMB-19': 'multiLetterDC: a success removes one letter. whole-result: all letters of that table result.',
  'AMB-20': 'Explosions hurt nobody else. Hits still waiting on a ship that sinks are dropped.',
  'AMB-21': "The battleships' torpedo column is kept as the source prints it, and can be edited.",
  'AMB-22': 'Types the tables do not name: armoured ones read CA, others C2/C3, or what the owner picks.',
  'AMB-23':
    "halfMovement: half of the present allowance, the formation's inside one. distance-moved: half of what she moved.",
  'AMB-24': 'Each separate turn is rounded up by itself.',
  'AMB-25': 'arcEdge: exactly on an edge the firer chooses the arc. dice-off: both sides throw for it.',
  'AMB-26': 'rangeMeasure: centre to centre, base-edge or mast. Bands include their far end.',
  'AMB-27': 'nightBurningRange: a burning target can be fired at out to N + 4. unlimited: to 12 inches.',
  'AMB-28': 'Only sighted targets are fired at.',
  'AMB-29': 'Night lowers hit values alone, not start numbers, size or pen.',
  'AMB-30': 'The 12.5-inch line is kept as printed, odd as it looks.',
  'AMB-31': 'Friends do not block fire.',
  'AMB-32': 'Hits of a turn are kept apart, each with its own range and restriction.',
  'AMB-33': 'The order of fire changes nothing but what players know.',
  'AMB-34': 'smallBaseFormation: a base of boats loses the half inch too. no-penalty: it does not.',
  'AMB-35':
    'unplannedOverrun: an unplanned turn goes as far as the allowance pays for, the rest of it is lost, what is left is moved straight. carries-over: the rest is turned next time. The turning counts for fire.',
  'AMB-36':
    "flagshipLoss: any formation's flagship counts; losing the fleet flagship also costs the exemption until a new one is named. fleet-flagship-not-replaced: none is.",
  'AMB-37': 'dummyUnplanned: dummies throw and obey. no-roll: they do not.',
  'AMB-38': 'gunFlashRange: gun flashes show out to N, or 24 inches.',
  'AMB-39': 'One try for each counter and side in a phase, however many watch.',
  'AMB-40': 'startingHand: the first hand comes out of the 18 cards, or is extra. No hand limit, no reshuffle.',
  'AMB-41': 'A stopped ship would stop her formation, so leaving it is proposed.',
  'AMB-42': 'Stopping is allowed, going astern is not. Stationary is moved 0 inches this turn, or anchored.',
  'AMB-43': 'A side that has ever sighted any enemy ship is aware for good.',
  'AMB-44': "Victory is the scenario's text beside a neutral tally.",
  'AMB-45':
    'A base of boats throws one start die, dice for each boat afloat, halved once for turning, and has the torpedoes of the boats that have not launched. Hits take boats that have launched first.',
  'AMB-46': 'One ship alone loses no half inch.',
  'AMB-47': 'S on a ship with main guns only still throws its fire die.',
  'AMB-48': 'An abandoned ship can still be sunk, and does nothing more.',
  'AMB-49': 'A convoy ship never fires, whatever guns she has.',
  'AMB-50': 'Initiative is thrown between A and B.',
  'AMB-51':
    'leavingUnderTorpedoes: torpedoes launched at a ship that leaves the table in her move are still rolled, as she begins to move or in D at the latest, and what they do is done before she counts as gone. escapes: leaving voids them.',
  'AMB-52': 'Fires lit by the dice after M and S are checked in later damage control phases like any other fire.',
  'AMB-53':
    'A blank counter that fires by day is turned over in the next Sighting Phase. Sighting one ship of a formation shows the formation.',
  'AMB-54':
    "Arrivals are part of a side's movement: a formation comes on in its own side's turn to move, never after the side that goes last has moved.",
  'AMB-55':
    'By day and without dummies on either side blank counters hide nothing that the scenario does not tell: everybody begins in sight.',
  'CARD-1':
    'A card says whom it is played on: an own or an enemy ship or formation on the table, or nobody. An enemy ship behind a blank counter cannot be named; the counter can, and counts as a formation.',
  'CARD-2':
    'A card on a formation holds for every ship in it. Numbers that a formation has as a whole (speed, orders, how it is sighted) also take cards on any ship of it.',
  'CARD-3':
    "A card changes one number by what it says, after everything the book does to that number. The card's title stands among the number's parts, and the odds count with it.",
  'CARD-4':
    'It lasts for the phase or the turn it is played in, or once: until the first roll it changes. Rolls made together are one roll.',
  'CARD-5': "Start number of the ship's guns, kept within 1 to 6.",
  'CARD-6': 'Start number of whoever fires guns at the ship, kept within 1 to 6.',
  'CARD-7': "A second start die, thrown when the first puts none of the ship's batteries on target.",
  'CARD-8':
    "Hit dice of each of the ship's batteries that bears, never fewer than one; no card makes guns bear that do not.",
  'CARD-9': "Hit value of the ship's guns, kept within 1 to 6.",
  'CARD-10': "Pen number of the ship's guns, kept within 1 to 6. A restricted hit stays restricted.",
  'CARD-11': "Hit value of the ship's torpedoes, kept within 1 to 6.",
  'CARD-12': 'Size of the ship for torpedoes, kept within 1 to 6, after evasion and surprise.',
  'CARD-13': 'The number that removes a hit in damage control, at most 5. A 6 still makes damage permanent.',
  'CARD-14':
    'One more damage control try in this phase, for the ship or for one ship of the formation. Her fires are not checked a second time.',
  'CARD-15': "The number up to which the ship's fires do no harm in damage control, kept within 1 to 6.",
  'CARD-16': 'The night number of whoever tries to sight the formation, kept within 1 to 6.',
  'CARD-17': 'Inches the formation may move, from 0 to 8. A stopped ship stays stopped.',
  'CARD-18': 'The formation moves as ordered, whatever its unplanned movement dice said or would say.',
  'CARD-19': 'The initiative die of the side that played it, before ties are looked at.',
  'CARD-20':
    'The house deck offers at least eight Japanese and six Russian events. A deck holds events of its side, each once, and any number of dummies; its hand and its draws may differ from TOGO-71 and TOGO-72.',
  'CARD-21': 'A deck that names a card nobody has, a card of the other side or a card twice is not dealt.',
} as const;
