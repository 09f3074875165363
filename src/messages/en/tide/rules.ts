/** The statements of `src/rules/tide/SPEC.md`, for whoever taps a rule number; a test keeps the two the same. */
export const rules = {
  'TAS-1':
    'These rules replace the Naval Combat Table of the base game by a Naval Phase in every game turn. The Battle of Tsushima is always fought at the end of the game.',
  'TAS-2':
    'Vladivostok begins with two cruiser and two destroyer units. Port Arthur begins with the battleships Sevastopol, Peresvyet, Poltava, Pobyeda, Tsesarevich, Retvizen and Petropavlovsk, one cruiser and one destroyer unit. All other Russian ships are the European Fleet, which is for Tsushima only.',
  'TAS-3': 'All Japanese ships begin in the Japan Box. The Togo marker begins on 10. Port markers lie aside.',
  'TAS-4':
    'There is no Naval Phase on game turn 1. Vladivostok does not sortie on turns 8 to 12. Ships never change port.',
  'TAS-5':
    'Togo points begin at 10 and never fall below 0: what would be lost beyond that is ignored. At the end they are added to the Japanese victory points. 70 or more in all is a Japanese win, anything less a Russian one.',
  'TAS-6':
    'Each Russian fleet that sorties while no Japanese ship does: -1. Japanese withdraw: -2. Russians withdraw: +2. Russians cross the T: -3. Japanese cross the T: +3. Each Japanese battleship sunk: -1. Each Russian battleship sunk: +1. Each Russian battleship not evacuated when hex 0801 is Japanese: +1.',
  'TAS-7':
    'Step 1: the Russians say whether Vladivostok sorties. If it does, they choose its ships in secret and put an Unspotted marker in the Open Sea Box. This sortie is over before Port Arthur sorties.',
  'TAS-8': 'Step 2: the same for Port Arthur; its marker is in the Coastal Waters Box.',
  'TAS-9':
    'Step 3: if neither fleet sorties the phase ends (AMB-23). If Port Arthur stays in port, the restrictions of base rule 8.3.1 are lifted this turn.',
  'TAS-10':
    'Step 4: the Japanese may sortie any of their ships that are not under Port markers, or none, in secret; their marker is in the Open Sea Box. With none step 5 follows, against Vladivostok step 6, against Port Arthur step 7.',
  'TAS-11':
    'Step 5: the Japanese stay in port. They lose 1 Togo point for each Russian fleet that sortied; if Port Arthur did, their transport points are halved this turn. The phase is over (AMB-23).',
  'TAS-12':
    'Step 6, Vladivostok: both sides reveal their ships. The Russians, then the Japanese may withdraw. If nobody does, they fight. If somebody does, all ships of both sides go home under Port markers and the Togo points change.',
  'TAS-13':
    'Step 7, Port Arthur: the Japanese may enter the Coastal Waters through the mines. Both reveal; the Russians, then the Japanese may withdraw; if the Japanese do, their transport is reduced by 4 this turn. If nobody does, they fight.',
  'TAS-14':
    'Step 8: if the Japanese stay out, the Russians may move to the Open Sea through the mines. Both reveal; the Russians, then the Japanese may withdraw; if the Japanese do, their transport is reduced by 6 this turn. If nobody does, they fight.',
  'TAS-15':
    'Step 9: if the Russians stay too, the sortie is over. All ships that sailed go home under Port markers, and 8.3.1 is in force this turn.',
  'TAS-16': 'Transport is reduced for that turn only.',
  'TAS-17': 'A withdrawal changes the Togo points as TAS-6 says.',
  'TAS-18':
    'Mines: one die for each ship that crosses. A Russian battleship going out to the Open Sea returns to port on 5 or 6, a Russian cruiser or destroyer on 6. Any Japanese ship entering the Coastal Waters returns on 6. Returned ships get Port markers.',
  'TAS-19':
    'Each side takes two of the chits FSH, HP and HS in secret, two of a kind if it likes, and both are revealed together. The matrix, a row for the Japanese pair and a column for the Russian one, gives a number from 1 to 10.',
  'TAS-20':
    '1 short, broadside both; 2 short, none; 3 short, Japanese; 4 short, Russian; 5 medium, Japanese; 6 medium, none; 7 medium, Russian: two rounds each. 8 long, Japanese; 9 long, Russian; 10 long, none: one round each.',
  'TAS-21':
    'The side that alone has a broadside may roll to cross the T: Russians 2 or less, Japanese 4 or less. Failing keeps the broadside. At Tsushima the Russians add 1 to the die and the Japanese subtract 1.',
  'TAS-22': 'One or two rounds by the number of the matrix. After the last, all ships go home under Port markers.',
  'TAS-23':
    'In a round the Russians line up. The Japanese match one ship to each Russian ship; if they run out, the rest are not engaged. Ships left over are second ships on targets of their choice; a third ship on one target only when every target has two. They fire set by set. Then the Japanese line up, and the Russians match and fire in the same way. Results apply after both have fired.',
  'TAS-24':
    'A ship rolls one die for her primary and one for her secondary guns, or fires torpedoes in place of both if she has them. Cruisers and destroyers roll three dice, one fewer for each hit marker; these losses are never repaired.',
  'TAS-25':
    'A gun hits when the modified die is at most its rating, which runs from 0 to 6. A torpedo hits on 4 or less.',
  'TAS-26':
    'The first hit turns a battleship over to her damaged side; a hit while damaged sinks her. A cruiser or destroyer gets a hit marker.',
  'TAS-27':
    'At long range only L ships fire, at medium L and M, at short all. The primary die adds 2 at long and 1 at medium range; the secondary die adds 2 at medium and is silent at long range; torpedoes run at short range only.',
  'TAS-28':
    'A broadside subtracts 1 and a crossing of the T subtracts 2 from all gun dice of the side that has it, not from torpedoes.',
  'TAS-29':
    'After round one of a fight of two the Russians, then the Japanese may lay smoke. Who lays it does not fire in that round. The range goes up one level; from long the combat is over. The other side adds 1 to all its dice.',
  'TAS-30':
    'Ships under Port markers cannot sortie. In the Recovery Segment each undamaged ship under a Port marker first rolls to remove it: Port Arthur 3 or less, Vladivostok 4, Japan 4. Then each damaged ship rolls against the same number to be repaired; her marker stays until the recovery of the next Naval Phase.',
  'TAS-31':
    "Open, or by option secret: recovery rolls and the condition of ships in port are their own side's to know.",
  'TAS-32':
    'At the start of any Naval Phase the Russians may announce the evacuation of Port Arthur. The Japanese must then enter the Coastal Waters to fight; a fleet that reaches the Open Sea is evacuated and removed, without rolls for mines.',
  'TAS-33':
    'At the end of the game all Japanese ships are repaired, recovered and in the Open Sea. Each ship of the European Fleet rolls for mines to enter. Four rounds are fought. The Russians may not lay smoke.',
  'TAS-34':
    'Notes on the base game, shown as text: the Russians set up west of and adjacent to the Yalu; a Port Arthur fleet not evacuated when 0801 is Japanese is destroyed, for 5 victory points; a 12 on the sortie table lets naval infantry be placed at once in a Russian Port Arthur hex, and later sorties go on; reinforcements need a rail line of communication from the board edge (3651) to the city they arrive in.',
  'AMB-1':
    'Vladivostok first: its sortie is played out, then that of Port Arthur, and the Japanese decide afresh with the ships they still have free. Or split: both Russian fleets are declared, then the Japanese decide once and split their ships into two groups in secret.',
  'AMB-2': 'The dashes of the list of Togo points are minus signs.',
  'AMB-3': 'When both sides have a broadside, neither may cross the T.',
  'AMB-4': 'Trying to cross the T is a choice.',
  'AMB-5': 'Russian battleships left in Port Arthur: 1 Togo point each, or 5 victory points for the whole fleet.',
  'AMB-6':
    'A cruiser or destroyer with hit markers counts as undamaged when she recovers; or as damaged, and stays in port.',
  'AMB-7': 'Three hit markers sink a cruiser or destroyer. She is no battleship and changes no Togo points.',
  'AMB-8':
    'A cruiser or destroyer rolls three dice for each weapon; or three in all, with the guns that hit more easily.',
  'AMB-9':
    'The 1 that smoke adds counts for torpedoes too. Both sides may lay smoke: then nobody fires, and the range goes up by one level, not two.',
  'AMB-10': 'Smoke makes medium of short and long of medium range, and who may fire follows the new range.',
  'AMB-11': 'Halved transport is rounded down.',
  'AMB-12': 'Rule 8.3.1 is in force whenever Port Arthur sortied.',
  'AMB-13':
    'At Tsushima there is one manoeuvre for all four rounds; or a new one before every round. Either way the Japanese may lay smoke after round one.',
  'AMB-14': 'If the mines leave a side without ships, the sortie ends and no Togo points change.',
  'AMB-15': 'Second and third ships fire too, in both halves of a round.',
  'AMB-16': 'Ships that are sunk in a round still fire in it.',
  'AMB-17': 'There are chits enough for any pair.',
  'AMB-18': 'No face is an automatic hit or miss.',
  'AMB-19': 'The 2 of a crossing of the T is in place of the 1 of the broadside.',
  'AMB-20': 'A ship whose letter is S or blank fires at short range only.',
  'AMB-21': 'Ships sent home by mines have not withdrawn.',
  'AMB-22': 'European ships turned back by mines at Tsushima take no part and are not lost.',
  'AMB-23': 'Always: there is a recovery also in a phase that ended in step 3 or 5. Or literal: there is none.',
  'AMB-24': 'After a withdrawal in step 7 or 8 the ships of both sides go home under Port markers, as in step 6.',
  'AMB-25': 'Togo points won and lost at Tsushima count.',
  'AMB-26': 'Two hits in one round sink an undamaged battleship; or they only turn her over, one step a round.',
  'AMB-27': 'FSH is read as full speed ahead, HP as hard to port, HS as hard to starboard. Nothing depends on it.',
  'AMB-28':
    'A fight may be fought out with Togo in place of its rounds. Its ships come home with the damage the players agree on, never less than before; battleships sunk change the Togo points, a crossing of the T there does not. Then all go home as after the last round.',
} as const;
