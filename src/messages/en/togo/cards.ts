/** Cards and decks. The words of the house deck stand under `house`, by card: rules know a card by its id alone. */
export const cards = {
  subtitle: 'Decks and events of both sides',

  list: {
    newDeck: 'New deck',
    own: 'Your cards',
    house: 'House cards',
    houseHint: 'The book prints no event cards. These were made for this app, from the history of the war.',
    count_one: '{{count}} card',
    count_other: '{{count}} cards',
    unread: 'Made by another version',
    unreadText: 'Kept as it is, but this version cannot read it',
    nameless: 'Without a name',
    empty: {
      title: 'No cards of your own',
      text: 'Make one, or open a house card and copy it: the copy is yours to change.',
    },
  },

  deck: {
    houseName: 'House deck',
    ownName: 'Own deck',
    subtitleIjn: 'Japanese deck',
    subtitleIrn: 'Russian deck',
    changedIjn: 'Japanese deck, other than printed',
    changedIrn: 'Russian deck, other than printed',
    line: '{{events}} events, {{dummies}} blanks, {{hand}} in hand, {{draws}} a turn',
    changed: 'Changed',
    broken: 'Cannot be dealt',
    name: 'Name of the deck',
    numbers: 'Numbers',
    total_one: '{{count}} card in all',
    total_other: '{{count}} cards in all',
    less: { dummies: 'One blank card fewer', hand: 'One card fewer in hand', draws: 'Draw one fewer' },
    more: { dummies: 'One blank card more', hand: 'One card more in hand', draws: 'Draw one more' },
    printed: 'Printed: {{count}}',
    firstHand: 'An event in the first hand: {{percent}}',
    lasts_one: 'The pile lasts {{count}} turn.',
    lasts_other: 'The pile lasts {{count}} turns.',
    neverDrawn: 'Nothing is drawn after the first hand.',
    differs: 'Other than printed',
    than: {
      events: 'Events: {{here}}, printed {{printed}}',
      dummies: 'Blank cards: {{here}}, printed {{printed}}',
      hand: 'In hand: {{here}}, printed {{printed}}',
      draws: 'Drawn each turn: {{here}}, printed {{printed}}',
    },
    reset: 'Printed numbers',
    resetDone: 'The deck has the printed numbers again.',
    houseAgain: 'House deck as it was',
    houseAgainDone: 'The house deck is as it was.',
    events: 'Events in the deck',
    chosen: '{{chosen}} of {{most}}',
    full: 'A deck takes {{most}} events at most.',
    gone: 'A card that is gone',
    goneText: 'The deck cannot be dealt until it is taken out.',
    wrongSide: 'Not a card of this side',
    twice: 'In the deck twice',
    takeOut: 'Take out',
    delete: 'Delete this deck',
    deleted: 'The deck {{name}} was deleted.',
    backFailed: 'The deck could not be brought back.',
    notFound: { title: 'No such deck' },
    count: { dummies: 'Blank cards', hand: 'In hand at the start', draws: 'Drawn each turn' },
  },

  card: {
    houseTag: 'House card',
    ownTag: 'Your card',
    counted: 'Counted by the app',
    acted: 'For the players',
    byApp: 'The app counts with it: the number names this card.',
    byPlayers: 'The players carry it out; the app only notes that it was played.',
    played: 'Played',
    on: 'On',
    lasts: 'Lasts',
    history: 'History',
    balance: 'Balance',
    note: 'Notes',
    noNote: 'Nothing noted.',
    noText: 'This card has no text yet.',
    inDecks: 'In these decks',
    inNoDeck: 'In no deck. A deck’s page puts it in.',
    copyToEdit: 'Copy to change it',
    delete: 'Delete this card',
    deleted: 'The card {{name}} was deleted.',
    backFailed: 'The card could not be brought back.',
    notFound: { title: 'No such card' },
  },

  edit: {
    saved: 'Every change is kept at once',
    noName: 'A card needs a name. Until it has one, the old name is kept.',
    text: 'Text on the card',
    textHint: 'What the players read when it is played.',
    time: 'When it is played',
    target: 'Whom it is played on',
    whose: 'Whose',
    kind: 'What',
    nobody: 'Played on nobody',
    nobodyHint: 'Only for cards whose text the players carry out.',
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
    none: 'Nobody',
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
    none: 'Nothing the app can count',
    start: 'Start number',
    'start-against': 'Start number of those who fire at it',
    'start-again': 'A second start die',
    dice: 'Hit dice',
    hit: 'Hit value',
    pen: 'Pen number',
    'torpedo-hit': 'Torpedo hit value',
    'torpedo-size': 'Size for torpedoes',
    control: 'Damage control number',
    'control-again': 'A second damage control try',
    'fire-safe': 'Harmless fires',
    sighted: 'Being sighted at night',
    speed: 'Speed',
    unplanned: 'Unplanned movement',
    initiative: 'Initiative die',
  },
  /** What it does, in one sentence with its number. */
  effect: {
    none: 'The players do what the text says.',
    start: 'Start number of its guns {{by}}, within 1 and 6.',
    'start-against': 'Start number of every gun fired at it {{by}}, within 1 and 6.',
    'start-again': 'A second start die when the first puts none of its batteries on target.',
    dice: 'Hit dice of each battery that bears {{by}}, at least one.',
    hit: 'Hit value of its guns {{by}}, within 1 and 6.',
    pen: 'Pen number of its guns {{by}}, within 1 and 6.',
    'torpedo-hit': 'Hit value of its torpedoes {{by}}, at most 6.',
    'torpedo-size': 'Its size for torpedoes {{by}}, within 1 and 6.',
    control: 'The number that removes a hit {{by}}; without the card it is 1.',
    'control-again': 'One more damage control try; fires are not checked again.',
    'fire-safe': 'The number up to which its fires do no harm {{by}}; without the card it is 4.',
    sighted: 'The number to sight it at night {{by}}, within 1 and 6.',
    speed: 'Its movement {{by}}; a stopped ship stays stopped.',
    unplanned: 'It moves as ordered, whatever the unplanned movement dice say.',
    initiative: 'Your initiative die {{by}}.',
  },
  inches: '{{by}}″',
  /** In place of a phase's letter on the corner of a card. */
  anyLetter: '∗',

  house: {
    ijnGunlayers: {
      name: 'Drilled gunlayers',
      text: 'One of your ships: her start number is one better in this gunfire phase.',
      history:
        'From February to May 1905 the Combined Fleet lay in Chinhae Bay and drilled, with sub-calibre practice day after day and far more ammunition than peace had ever allowed.',
      balance:
        'Half as many hits again at 4 to 8 inches, a quarter more at 2 to 4, none at 2 and under, where fire is on target anyway.',
    },
    ijnRangefinder: {
      name: 'Barr and Stroud',
      text: 'One of your ships: if her start die puts none of her batteries on target, throw it once more.',
      history:
        'Japanese ships had Barr and Stroud rangefinders, and men who had used them for years. Most of Rozhestvensky’s ships were given theirs shortly before they sailed.',
      balance:
        'About as good as one on the start number; better at 4 to 8 inches, where two dice in three fail. Does nothing when one battery is on target and another is not.',
    },
    ijnShimose: {
      name: 'Shimose powder',
      text: 'An enemy ship that burns: her fires do harm on a 4 too in this damage control phase.',
      history:
        'Japanese shells were filled with Shimose, a picric acid explosive. They burst at a touch and set paint, boats and coal alight; the Suvorov burned for hours.',
      balance:
        'A fire is a hit every second time instead of every third. Worth waiting for a ship with two fires or more.',
    },
    ijnReadyShells: {
      name: 'Shells at the guns',
      text: 'One of your ships: each of her batteries that bears throws one die more in this gunfire phase.',
      history:
        'Once the range was found the broadside guns fired as fast as they could be served, from shells laid ready beside them.',
      balance:
        'Most for ships with many small batteries. A battleship gains a fifth at most, a cruiser’s lone bow gun doubles.',
    },
    ijnCleanHulls: {
      name: 'Clean hulls, Welsh coal',
      text: 'One of your formations moves half an inch more this turn.',
      history:
        'Docked in the spring and burning picked coal, the Japanese line made 15 knots at Tsushima. The Russians, foul after seven months at sea, kept to nine or eleven.',
      balance:
        'A sixth more for a battle line. Its worth is in the last inch to a range band, or in staying out of one.',
    },
    ijnShinanoMaru: {
      name: 'Report of the Shinano Maru',
      text: 'An enemy counter: it is sighted on one more in this sighting phase. Night only.',
      history:
        'Before dawn on 27 May 1905 the auxiliary cruiser Shinano Maru came upon the lights of a hospital ship, found a fleet behind them, and told of it by wireless.',
      balance: 'Five in six instead of four. Useless by day, so it is not in the deck at first.',
    },
    ijnZFlag: {
      name: 'Z flag',
      text: 'Play in the torpedo phase on one of your ships: your initiative die counts two more this turn.',
      history:
        'At five minutes to two on 27 May 1905 the Mikasa hoisted it: the fate of the Empire rests upon this one battle; let every man do his utmost.',
      balance: 'Moving last and firing first in four turns out of five instead of one out of two.',
    },
    ijnPressedHome: {
      name: 'Pressed home',
      text: 'One of your ships or bases: the hit value of her torpedoes is one better this turn.',
      history:
        'In the night after Tsushima destroyers closed to a few hundred metres. Torpedoes and mines cost the Russians the Navarin, the Sissoi Veliky and two armoured cruisers.',
      balance: 'Doubles the hits of one launch. The strongest card against a line at anchor: keep it for a full base.',
    },
    ijnKamimura: {
      name: 'Kamimura’s own judgement',
      text: 'One of your formations moves as ordered this turn, whatever its dice say. May be played after the dice.',
      history:
        'When the Suvorov sheered out of line with a jammed rudder, Kamimura did not follow Togo’s turn away. He kept the Russians in sight on his own judgement.',
      balance: 'Saves one formation in three from its dice, and as it may wait for them, it is never wasted.',
    },
    ijnLinkedMines: {
      name: 'Linked mines',
      text: 'An enemy formation with one of your torpedo craft within 4 inches ahead of it: it turns at least 45 degrees at the start of its next move, or its leading ship takes one torpedo hit from the umpire.',
      history:
        'Towards the end of the night after Tsushima, destroyers dropped mines tied together by ropes across the course of the Navarin.',
      balance:
        'A threat rather than a blow: the other side chooses. For the players to carry out, since only they see the table.',
    },
    irnMist: {
      name: 'Mist on the strait',
      text: 'One of your ships: whoever fires guns at her needs one less on the start die in this gunfire phase.',
      history: 'Haze lay on the strait on 27 May 1905. More than once the fleets lost each other in mist and smoke.',
      balance:
        'Halves fire from 4 to 8 inches and takes a quarter off at 2 to 4. Against a whole line firing at one ship it is the best card of this deck.',
    },
    irnDamageParties: {
      name: 'Damage parties',
      text: 'One of your ships: her next damage control try succeeds on a 1 or a 2.',
      history:
        'The Tsesarevich came out of the Yellow Sea, and the Oryol out of Tsushima, riddled and still under control: their people had shored, plugged and pumped for hours.',
      balance: 'One in three instead of one in six, once. Best for a second P, or for the fourth fire.',
    },
    irnWoodwork: {
      name: 'Woodwork cleared away',
      text: 'One of your ships: her fires do harm on a 6 only in this damage control phase.',
      history:
        'Aboard the Oryol the constructor Kostenko had urged that wooden fittings be taken out before the battle. She burned, but never from end to end.',
      balance: 'Halves what her fires do in one phase; the answer to Shimose.',
    },
    irnCollisionMat: {
      name: 'Collision mat',
      text: 'One of your ships tries damage control once more in this phase.',
      history:
        'On 9 August 1904 a siege shell holed the Retvizan under water. She sailed for the Yellow Sea the next morning all the same, with hundreds of tons of water in her.',
      balance: 'Two tries together succeed in 31 of 100 cases. A 6 can make a second hit permanent too.',
    },
    irnNets: {
      name: 'Nets and boom',
      text: 'One of your ships: her size for torpedoes is two less this turn.',
      history:
        'In December 1904 the Sevastopol lay behind nets and a boom in White Wolf Bay. Night after night torpedo boats came for her, and she still floated.',
      balance: 'Takes a third of the hits from a ship at anchor, half from one that steams at size 4.',
    },
    irnFirstSalvoes: {
      name: 'The first quarter of an hour',
      text: 'One of your ships: the hit value of her guns is one better in this gunfire phase.',
      history:
        'In the first quarter of an hour at Tsushima the Mikasa alone took nineteen hits, five of them from 12-inch guns.',
      balance:
        'Twice the hits beyond 4 inches, half as many again up to 4. The strongest gunnery card; the Russians see few.',
    },
    irnIzumrud: {
      name: 'The Izumrud runs',
      text: 'One of your formations moves half an inch more this turn.',
      history:
        'On 28 May 1905, when Nebogatov struck, the cruiser Izumrud went through the closing ring at full speed and got away.',
      balance: 'For breaking off, or for a last inch to the edge of the table.',
    },
    irnLightsOut: {
      name: 'Lights out',
      text: 'One of your formations: it is sighted on two less in this sighting phase. Night only.',
      history:
        'In the night after Tsushima Nebogatov’s ships steamed without a light and without searchlights, and no torpedo boat found them before dawn.',
      balance:
        'The Japanese see it two times in six instead of four. Useless by day, so it is not in the deck at first.',
    },
    irnRetvizan: {
      name: 'Draw their fire',
      text: 'One of your ships within 8 inches of the enemy: enemy ships that fire guns in this phase and could fire at her must do so with one battery at least.',
      history:
        'At the end of the Yellow Sea fight, the flagship’s rudder jammed, Shchensnovich turned the Retvizan alone towards the Japanese line and drew its fire.',
      balance: 'Shields a cripple with a sound ship. For the players to carry out, since only they see who could fire.',
    },
  },
  copyName: '{{name}}, copy',
  toCards: 'To the cards',
  goneText: 'It was deleted, or the link is old.',
  does: 'What it does',
  newCard: 'New card',
  deckOf: 'Deck of',
  decks: 'Decks',
} as const;
