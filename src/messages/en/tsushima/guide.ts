/** For somebody who has never read the rules: the first game, and what each step is for. */
export const guide = {
  first: {
    name: 'First battle: Chemulpo',
    about:
      'February 1904: the Russian cruiser Variag tries to break out past Uriu’s six cruisers. The battle starts where the guns begin to reach. The phone explains each step.',
    win: 'Sunk, Variag is lost. Out over the far edge of the board, she has won. After eight rounds you may agree to end it.',
  },
  todo: {
    'roll-italian': 'Two cruisers built in Italy: two dice decide who gets them.',
    'start-campaign': 'Ships are placed. Look at the Forces tab, then start.',
    'choose-plan': 'The Japanese choose a land plan: what they want from the army, and by when.',
    'start-phase': 'A fleet in port may claim protection before anybody moves.',
    'roll-grounding': 'Ships that moved along a coast roll for grounding.',
    'end-move': 'Move your groups: tap one, then say where it goes. When everybody has moved, end the move.',
    search:
      'Both sides are in the same place. Search to find the enemy: one die, with everything that counts beside it.',
    'search-zone': 'Both sides are in the same zone. Search to find the enemy.',
    'attack-port': 'The enemy is in port. An attack there is a battle with the forts.',
    retreat: 'This group must retreat one hex.',
    'end-fight': 'No more searches wanted? End the combat of this side.',
    'check-guns': 'The list is not certain of these guns. Compare them with your counter.',
    'roll-flight':
      'Fleeing ships roll: 3 or less is three columns. After the third success they go three columns every round.',
    'fire-round':
      'The sides move by turns, up to their speed. Guns hit better the fewer lanes lie between, so close in: open the Battle Board and drag a division. Close enough? Then just fire.',
    'fire-moved': 'Now the guns. Every ship fires at her target, one roll of two dice for each gun.',
    'mark-hits': 'Fire is simultaneous: hits count only now. Three hits sink a cruiser.',
    repairs: 'The month ends. Ports may repair ships: a die each.',
    mines: 'Lay or sweep mines, or leave it.',
    troops:
      'A month counts once all its loads have landed. After enough of them a die a month brings the fall of Port Arthur nearer.',
    zones: 'Groups in far zones move on.',
    morale: 'Ships at sea lose a point of morale. Ships that have been in port long enough win one back.',
    merchants: 'Lost merchants are replaced.',
    channel: 'Block ships lie in the channel: a die may clear it.',
    scuttle: 'Port Arthur has fallen. Ships in it may be scuttled: a die each.',
    'end-month': 'All rows are done. Start the next month.',
  },
  endBattle: 'End the battle',
  mayEnd: 'Eight rounds are played. If both agree, the battle may end here.',
  over: {
    title: 'Your first battle is over',
    text: 'Scenarios add searches, mines, repairs and whole months at sea. Battles are always fought like this one.',
  },
} as const;
