/** Cards and decks. The words of the house deck stand under `house`, by card: rules know a card by its id alone. */
export const cards = {
  subtitle: 'Decks and events for both sides',

  list: {
    newDeck: 'New deck',
    own: 'Your cards',
    house: 'House cards',
    houseHint: 'The book prints no event cards. These were made for this app, based on the history of the war.',
    count_one: '{{count}} card',
    count_other: '{{count}} cards',
    unread: 'Made by another version',
    unreadText: 'Kept unchanged, but this version cannot read it',
    nameless: 'No name',
    empty: {
      title: 'No cards of your own',
      text: 'Make one, or open a house card and copy it: you can change the copy.',
    },
  },

  deck: {
    houseName: 'House deck',
    ownName: 'Own deck',
    subtitleIjn: 'Japanese deck',
    subtitleIrn: 'Russian deck',
    changedIjn: 'Japanese deck, changed',
    changedIrn: 'Russian deck, changed',
    line: '{{events}} events, {{dummies}} blanks, {{hand}} in hand, {{draws}} per turn',
    changed: 'Changed',
    broken: 'Cannot be dealt',
    name: 'Deck name',
    numbers: 'Numbers',
    total_one: '{{count}} card in all',
    total_other: '{{count}} cards in all',
    less: { dummies: 'One blank card fewer', hand: 'One card fewer in hand', draws: 'Draw one fewer' },
    more: { dummies: 'One blank card more', hand: 'One card more in hand', draws: 'Draw one more' },
    printed: 'In the book: {{count}}',
    firstHand: 'An event in the first hand: {{percent}}',
    lasts_one: 'The pile lasts {{count}} turn.',
    lasts_other: 'The pile lasts {{count}} turns.',
    neverDrawn: 'Nothing is drawn after the first hand.',
    differs: 'Differs from the book',
    than: {
      events: 'Events: {{here}}, in the book {{printed}}',
      dummies: 'Blank cards: {{here}}, in the book {{printed}}',
      hand: 'In hand: {{here}}, in the book {{printed}}',
      draws: 'Drawn each turn: {{here}}, in the book {{printed}}',
    },
    reset: 'Reset numbers',
    resetDone: 'The deck has the book’s numbers again.',
    houseAgain: 'Reset house deck',
    houseAgainDone: 'The house deck was reset.',
    events: 'Events in the deck',
    chosen: '{{chosen}} of {{most}}',
    full: 'A deck can have at most {{most}} events.',
    gone: 'A deleted card',
    goneText: 'The deck cannot be dealt until you remove it.',
    wrongSide: 'Not a card for this side',
    twice: 'In the deck twice',
    takeOut: 'Remove',
    delete: 'Delete deck',
    deleted: 'The deck {{name}} was deleted.',
    backFailed: 'The deck could not be restored.',
    notFound: { title: 'Deck not found' },
    count: { dummies: 'Blank cards', hand: 'In hand at the start', draws: 'Drawn each turn' },
  },

  card: {
    houseTag: 'House card',
    ownTag: 'Your card',
    counted: 'Applied by the app',
    acted: 'For the players',
    byApp: 'The app applies it and names this card beside the number.',
    byPlayers: 'The players carry it out; the app only records that it was played.',
    played: 'Played',
    on: 'On',
    lasts: 'Lasts',
    history: 'History',
    balance: 'Strength',
    note: 'Notes',
    noNote: 'No notes.',
    noText: 'This card has no text yet.',
    inDecks: 'In these decks',
    inNoDeck: 'Not in any deck. Add it on a deck’s page.',
    copyToEdit: 'Copy and edit',
    delete: 'Delete card',
    deleted: 'The card {{name}} was deleted.',
    backFailed: 'The card could not be restored.',
    notFound: { title: 'Card not found' },
  },

  edit: {
    saved: 'Every change is saved at once',
    noName: 'A card needs a name. The old one is kept until you enter a new one.',
    text: 'Text on the card',
    textHint: 'What players read when it is played.',
    time: 'When it is played',
    target: 'What it is played on',
    whose: 'Whose',
    kind: 'What',
    nobody: 'No target',
    nobodyHint: 'Only for cards that the players carry out.',
    effectRow: 'Number it changes',
    by: 'By how much',
    less: 'Less',
    more: 'More',
    lasts: 'How long it lasts',
    lastsHint: 'Once: until the first roll it changes.',
    note: 'Notes for yourself',
    preview: 'In plain words',
    field: {
      name: 'name',
      text: 'text',
      side: 'deck',
      time: 'time',
      target: 'target',
      effect: 'effect',
      note: 'notes',
    },
  },

  time: {
    any: 'At any time',
    A: 'A, torpedo firing',
    B: 'B, sighted movement',
    C: 'C, unsighted movement',
    D: 'D, torpedo combat',
    E: 'E, sighting',
    F: 'F, gunfire',
    G: 'G, damage control',
    H: 'H, gunfire damage',
    I: 'I, card draw',
  },

  whoseTarget: { own: 'Own', enemy: 'Enemy', any: 'Any' },
  targetKind: { ship: 'Ship', formation: 'Formation', either: 'Either' },
  target: {
    none: 'No target',
    own: {
      ship: 'One of your own ships',
      formation: 'One of your own formations',
      either: 'One of your own ships or formations',
    },
    enemy: {
      ship: 'An enemy ship in sight',
      formation: 'An enemy formation or counter',
      either: 'An enemy ship in sight, formation or counter',
    },
    any: {
      ship: 'Any ship in sight',
      formation: 'Any formation or counter',
      either: 'Any ship in sight, formation or counter',
    },
  },
  lasts: {
    phase: 'This phase',
    turn: 'This turn',
    once: 'Once',
  },

  /** The number a card changes, as it is chosen from. */
  number: {
    none: 'No number the app applies',
    start: 'Start number',
    'start-against': 'Start number of ships firing at it',
    'start-again': 'A second start die',
    dice: 'Hit dice',
    hit: 'Hit value',
    pen: 'Pen number',
    'torpedo-hit': 'Torpedo hit value',
    'torpedo-size': 'Size for torpedoes',
    control: 'Damage control number',
    'control-again': 'A second damage control attempt',
    'fire-safe': 'Harmless fires',
    sighted: 'Being sighted at night',
    speed: 'Speed',
    unplanned: 'Unplanned movement',
    initiative: 'Initiative die',
  },
  /** What it does, in one sentence with its number. */
  effect: {
    none: 'The players do what the text says.',
    start: '{{by}} to the start number (limits 1 to 6).',
    'start-against': '{{by}} to the start number of every ship firing guns at it (limits 1 to 6).',
    'start-again': 'A second start die if the first puts no battery on target.',
    dice: '{{by}} to the hit dice of each battery that bears (at least 1).',
    hit: '{{by}} to the hit value of its guns (limits 1 to 6).',
    pen: '{{by}} to the pen number of its guns (limits 1 to 6).',
    'torpedo-hit': '{{by}} to the hit value of its torpedoes (at most 6).',
    'torpedo-size': '{{by}} to its size for torpedoes (limits 1 to 6).',
    control: '{{by}} to the number needed to repair; normally 1.',
    'control-again': 'One more damage control attempt; fires are not checked again.',
    'fire-safe': '{{by}} to the highest roll at which its fires do no damage; normally 4.',
    sighted: '{{by}} to the number needed to sight it at night (limits 1 to 6).',
    speed: '{{by}} to its movement; a stopped ship stays stopped.',
    unplanned: 'It moves as ordered, whatever the unplanned movement dice show.',
    initiative: '{{by}} to your initiative die.',
  },
  inches: '{{by}}″',
  /** In place of a phase's letter on the corner of a card. */
  anyLetter: '∗',

  house: {
    ijnGunlayers: {
      name: 'Drilled gunlayers',
      text: 'One of your ships: +1 to her start number in this gunfire phase.',
      history:
        'From February to May 1905 the Combined Fleet lay in Chinhae Bay and trained, with sub-calibre practice day after day and far more ammunition than peacetime had ever allowed.',
      balance:
        'Half as many hits again at 4 to 8 inches, a quarter more at 2 to 4, none up to 2, where fire is always on target.',
    },
    ijnRangefinder: {
      name: 'Barr and Stroud',
      text: 'One of your ships: if her start die puts none of her batteries on target, roll it again.',
      history:
        'Japanese ships had Barr and Stroud rangefinders, and men who had used them for years. Most of Rozhestvensky’s ships were given theirs shortly before they sailed.',
      balance:
        'About as good as +1 to the start number; better at 4 to 8 inches, where two dice in three fail. No use when one battery is on target and another is not.',
    },
    ijnShimose: {
      name: 'Shimose powder',
      text: 'An enemy ship on fire: her fires also do damage on a 4 in this damage control phase.',
      history:
        'Japanese shells were filled with Shimose, a picric acid explosive. They burst at a touch and set paint, boats and coal alight; the Suvorov burned for hours.',
      balance:
        'A fire does a hit every second time instead of every third. Best kept for a ship with two fires or more.',
    },
    ijnReadyShells: {
      name: 'Shells at the guns',
      text: 'One of your ships: each of her batteries that bears rolls one extra die in this gunfire phase.',
      history:
        'Once the range was found the broadside guns fired as fast as they could be served, from shells laid ready beside them.',
      balance:
        'Best for ships with many small batteries. A battleship gains a fifth at most, a cruiser’s lone bow gun doubles.',
    },
    ijnCleanHulls: {
      name: 'Clean hulls, Welsh coal',
      text: 'One of your formations moves an extra half inch this turn.',
      history:
        'Docked in the spring and burning picked coal, the Japanese line made 15 knots at Tsushima. The Russians, foul after seven months at sea, kept to nine or eleven.',
      balance: 'A sixth more for a battle line. Useful for the last inch to a range band, or for staying out of one.',
    },
    ijnShinanoMaru: {
      name: 'Report of the Shinano Maru',
      text: 'An enemy counter: +1 to the number needed to sight it in this sighting phase. Night only.',
      history:
        'Before dawn on 27 May 1905 the auxiliary cruiser Shinano Maru came upon the lights of a hospital ship, found a fleet behind them, and reported it by wireless.',
      balance: 'Five in six instead of four. Useless by day, so it is not in the deck at first.',
    },
    ijnZFlag: {
      name: 'Z flag',
      text: 'Play in the torpedo phase on one of your ships: +2 to your initiative die this turn.',
      history:
        'At five minutes to two on 27 May 1905 the Mikasa hoisted it: the fate of the Empire rests upon this one battle; let every man do his utmost.',
      balance: 'You move last and fire first in four turns out of five instead of one out of two.',
    },
    ijnPressedHome: {
      name: 'Pressed home',
      text: 'One of your ships or bases: +1 to the hit value of her torpedoes this turn.',
      history:
        'In the night after Tsushima destroyers closed to a few hundred metres. Torpedoes and mines cost the Russians the Navarin, the Sissoi Veliky and two armoured cruisers.',
      balance: 'Doubles the hits of one launch. The strongest card against a line at anchor: keep it for a full base.',
    },
    ijnKamimura: {
      name: 'Kamimura’s own judgement',
      text: 'One of your formations moves as ordered this turn, whatever its dice show. May be played after the roll.',
      history:
        'When the Suvorov sheered out of line with a jammed rudder, Kamimura did not follow Togo’s turn away. He kept the Russians in sight on his own judgement.',
      balance: 'Saves a formation one time in three, and as you may wait for the roll, it is never wasted.',
    },
    ijnLinkedMines: {
      name: 'Linked mines',
      text: 'An enemy formation with one of your torpedo craft within 4 inches ahead of it: it must turn at least 45 degrees at the start of its next move, or its leading ship takes one torpedo hit, set by the umpire.',
      history:
        'Towards the end of the night after Tsushima, destroyers dropped mines tied together by ropes across the course of the Navarin.',
      balance:
        'A threat rather than a blow: the other side chooses. For the players to carry out, since only they see the table.',
    },
    irnMist: {
      name: 'Mist on the strait',
      text: 'One of your ships: −1 to the start number of every ship firing guns at her in this gunfire phase.',
      history: 'Haze lay on the strait on 27 May 1905. More than once the fleets lost each other in mist and smoke.',
      balance:
        'Halves fire from 4 to 8 inches and takes a quarter off at 2 to 4. The best card in this deck against a whole line firing at one ship.',
    },
    irnDamageParties: {
      name: 'Damage parties',
      text: 'One of your ships: her next damage control attempt succeeds on a 1 or 2.',
      history:
        'The Tsesarevich came out of the Yellow Sea, and the Oryol out of Tsushima, riddled and still under control: their crews had shored, plugged and pumped for hours.',
      balance: 'One in three instead of one in six, once. Best for a second P, or for the fourth fire.',
    },
    irnWoodwork: {
      name: 'Woodwork cleared away',
      text: 'One of your ships: her fires do damage only on a 6 in this damage control phase.',
      history:
        'Aboard the Oryol the constructor Kostenko had urged that wooden fittings be taken out before the battle. She burned, but never from end to end.',
      balance: 'Halves the damage from her fires for one phase; the answer to Shimose.',
    },
    irnCollisionMat: {
      name: 'Collision mat',
      text: 'One of your ships makes one more damage control attempt in this phase.',
      history:
        'On 9 August 1904 a siege shell holed the Retvizan under water. She sailed for the Yellow Sea the next morning all the same, with hundreds of tons of water in her.',
      balance: 'Two attempts together succeed in 31 of 100 cases. A 6 can also make a second hit permanent.',
    },
    irnNets: {
      name: 'Nets and boom',
      text: 'One of your ships: −2 to her size for torpedoes this turn.',
      history:
        'In December 1904 the Sevastopol lay behind nets and a boom in White Wolf Bay. Night after night torpedo boats attacked her, and she stayed afloat.',
      balance: 'Takes a third of the hits off a ship at anchor, half off one under way at size 4.',
    },
    irnFirstSalvoes: {
      name: 'The first quarter of an hour',
      text: 'One of your ships: +1 to the hit value of her guns in this gunfire phase.',
      history:
        'In the first quarter of an hour at Tsushima the Mikasa alone took nineteen hits, five of them from 12-inch guns.',
      balance:
        'Twice the hits beyond 4 inches, half as many again up to 4. The strongest gunnery card; the Russians draw few.',
    },
    irnIzumrud: {
      name: 'The Izumrud runs',
      text: 'One of your formations moves an extra half inch this turn.',
      history:
        'On 28 May 1905, when Nebogatov struck, the cruiser Izumrud went through the closing ring at full speed and got away.',
      balance: 'For breaking off, or for the last inch to the table edge.',
    },
    irnLightsOut: {
      name: 'Lights out',
      text: 'One of your formations: −2 to the number needed to sight it in this sighting phase. Night only.',
      history:
        'In the night after Tsushima Nebogatov’s ships steamed without a light and without searchlights, and no torpedo boat found them before dawn.',
      balance:
        'The Japanese sight it two times in six instead of four. Useless by day, so it is not in the deck at first.',
    },
    irnRetvizan: {
      name: 'Draw their fire',
      text: 'One of your ships within 8 inches of the enemy: enemy ships that fire guns in this phase and could fire at her must do so with at least one battery.',
      history:
        'At the end of the Yellow Sea fight, with the flagship’s rudder jammed, Shchensnovich turned the Retvizan alone towards the Japanese line and drew its fire.',
      balance: 'Shields a cripple with a sound ship. For the players to carry out, since only they see who could fire.',
    },
  },
  copyName: '{{name}}, copy',
  toCards: 'Go to Cards',
  goneText: 'It was deleted, or the link is old.',
  does: 'What it does',
  newCard: 'New card',
  deckOf: 'Deck of',
  decks: 'Decks',
} as const;
