/** For somebody who has never read the rules: the first game, and what each step is for. */
export const guide = {
  first: {
    name: 'First attack',
    about:
      'The last turn of the battle, six divisions: three Japanese surround the Russians in Mukden, two others face each other. The phone explains each step.',
    win: 'The Japanese win if they take Mukden and the Russians have lost a fifth more steps than they have. From every second hex an attack is worth two columns more.',
  },
  todo: {
    'place-corps': 'The Cavalry Corps was lost in the turn before and comes back. Tap a hex.',
    'choose-order':
      'The Japanese decide what comes first this turn. With combat first they may use their eight bombardment markers.',
    'roll-paralysis':
      'Russian headquarters were slow. One die, halved: that many Russian units do nothing in the next phase.',
    'choose-paralysed': 'Tap the Russian units that are paralysed.',
    'act-combat':
      'The sides act by turns, one attack at a time; who has attacked is flipped. Tap a unit that stands next to the enemy.',
    'act-movement':
      'Now units move, one at a time by turns. Tap a unit and move it, or tap “{{agree}}” when both have moved enough.',
    'show-defenders': 'An attack is declared. The defender says how strong the hex is.',
    'roll-attack': 'One die on the combat table. The column comes from the difference in strength, terrain and guns.',
    'take-losses': 'Each lost step is one strength point. Choose the units that lose them.',
    'advance-units': 'The hex is empty. Attackers may advance into it.',
    'follow-up': 'Whoever advanced may attack once more, or probe the next hex.',
    'end-action': 'The action is over: the attackers are flipped.',
    'recover-all': 'All units turn face up again.',
    'judge-game': 'That was the last turn. The phone counts losses and looks who holds Mukden.',
  },
  hint: {
    plan: 'The rosette shows the target in the middle and your units around it. Below stands what each face brings. Then tap “{{button}}”: it cannot be called off.',
    move: 'Enter the hex it moves to, or leave it out and move it on the board. Then tap “{{button}}”.',
  },
  over: {
    title: 'Your first attack is over',
    text: 'The whole battle has six turns and some thirty units, with zones of control, lines of communication and the railroad. Each action is played like these.',
  },
} as const;
