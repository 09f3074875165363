/** What the rooms are called, on the door and inside. */
export const rooms = {
  fleets: 'Fleets',
  ships: 'Ships',
  scenarios: 'Scenarios',
  cards: 'Cards',
  shelf: 'Shelf',
  shelfText: 'Board games of the same war',
  newBattle: 'New battle',
  firstBattle: 'First battle',
  firstBattleText: 'Five minutes, no rules needed',
  records: 'Records',
  recordsText: 'App dice, battles fought, luckiest ship',
} as const;
