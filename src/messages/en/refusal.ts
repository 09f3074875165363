/** Why a thing is not done, by the code of the house or of the dice; what a book refuses stands with the book. */
export const refusal = {
  someone: 'This one',
  unknown: 'The rules speak against this ({{code}}).',
  BAD_VALUE: 'A value is out of bounds ({{field}}).',
  BAD_COMMAND: 'This cannot be done as it stands ({{field}}).',
  TOO_MANY_FACES: 'More dice were entered than are needed.',
  COUNT_NOT_ALLOWED: 'Here the faces matter; a count is not enough.',
  SUM_NOT_ALLOWED: 'Here each die is looked at by itself; their sum is not enough.',
  RESULT_NOT_ALLOWED: 'Here the book has a table of its own; the dice are wanted.',
  DICE_MISSING: 'Dice are still missing.',
  NOT_SAVED: 'That could not be saved on this device. Nothing has changed.',
  CHANGED_ELSEWHERE: 'The battle was changed in another window. It is being read again.',
  NOT_OPEN: 'No battle is open.',
  NOTHING_TO_UNDO: 'There is nothing to undo.',
  NOTHING_TO_REDO: 'There is nothing to redo.',
  NO_SUCH_MOMENT: 'There is nothing after that moment to take back.',
  NOTHING_DAMAGED: 'Every entry of this battle can be read.',
} as const;
