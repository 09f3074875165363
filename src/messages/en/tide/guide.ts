/** For somebody who has never read the rules: the first game, and what each step is for. */
export const guide = {
  first: {
    name: 'First sortie',
    about:
      'The Russian fleet in Port Arthur comes out, and the Japanese fleet meets it: one Naval Phase with four counters a side. The phone explains each step.',
    win: 'The Japanese start with 60 points from the war on land and 10 Togo points. They win with 70 in the end: a lost battleship or a refused battle can cost them the game.',
  },
  todo: {
    'choose-vladivostok':
      'The Russians decide first, fleet by fleet. Everybody hears that a fleet sails, but not with which ships.',
    'choose-port-arthur':
      'The Russians decide whether the Port Arthur fleet sails. Everybody hears that it does, but not with which ships. In a first game it should.',
    'choose-japan':
      'Now the Japanese answer, in secret as well. A Russian fleet that nobody meets costs them a Togo point and half their transport.',
    'enter-coastal':
      'Port Arthur is mined. Each Japanese ship that enters rolls a die: 5 or less is through, a 6 goes home.',
    'leave-coastal': 'The Japanese stayed out. The Russians may come out through the mines, or stay inside.',
    'reveal-fleets': 'Both fleets are in the same waters. Turn them over.',
    'fight-or-withdraw':
      'Both fleets can be seen now. Whoever withdraws goes home; the Japanese lose Togo points for it.',
    'pick-chits':
      'Each admiral picks two manoeuvre chits in secret: straight on, to port, to starboard. Both pairs together give range and broadside.',
    'reveal-chits': 'Both pairs are picked. The matrix shows what they give.',
    'cross-t':
      'The side with the broadside may try to cross the enemy’s T: one die. If it works, all gun dice get better, and Togo points change.',
    'type-ratings': 'The ratings are printed on your counter. Enter them once; the phone remembers them.',
    fire: 'Ships are paired in line order. Each gun rolls its dice and hits at or under the number shown. A battleship sinks with two hits in one round.',
    'smoke-or-not': 'Between rounds a side may lay smoke: everybody shoots worse in the next round.',
    recover: 'Back in port. Ships under Port markers roll to be ready for the next turn.',
    repair: 'Damaged battleships roll for repair.',
    'next-turn': 'The Naval Phase is over. Play the rest of the turn on the map, then start the next one.',
    tsushima: 'The game’s last turn is over. The European Fleet arrives for the last battle, if there is one.',
    'cross-mines': 'The European Fleet comes through the mines: a die for each ship.',
    'type-victory-points': 'Enter the victory points the Japanese have in the base game.',
    'end-campaign': 'Points from the war on land and Togo points are added: 70 or more, and the Japanese win.',
  },
  hint: {
    sail: 'Tap the ships that sail, or “{{all}}”. Then tap “{{button}}” and hand the phone back.',
    sail_linked: 'Tap the ships that sail, or “{{all}}”. Then tap “{{button}}”.',
    mines: 'Roll a die for each ship. Only you see who is turned back, until the fleets meet.',
    chits: 'Tap two of the three chits. Below you see what your pair can bring. Then lock them in and pass the phone.',
    chits_linked: 'Tap two of the three chits. Below you see what your pair can bring. Then lock them in.',
    manoeuvre: 'The marked cell is where both pairs meet. Tap the filled button.',
    fire: 'Each row is a target and the ships that fire at it. Tap “{{button}}”: the phone rolls for the whole line.',
  },
  over: {
    title: 'Your first sortie is over',
    text: 'A campaign plays this once a turn beside the board game: with Vladivostok, mines, blockade and the Battle of Tsushima at the end.',
  },
} as const;
