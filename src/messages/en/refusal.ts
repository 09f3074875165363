/** Why a thing is not done, by the code of the house or of the dice; what a book refuses stands with the book. */
export const refusal = {
  someone: 'This one',
  unknown: 'The rules do not allow this ({{code}}).',
  BAD_VALUE: 'A value is out of range ({{field}}).',
  BAD_COMMAND: 'This cannot be done ({{field}}).',
  TOO_MANY_FACES: 'More dice were entered than are needed.',
  COUNT_NOT_ALLOWED: 'This roll needs the faces; a count is not enough.',
  SUM_NOT_ALLOWED: 'This roll needs each die; a total is not enough.',
  RESULT_NOT_ALLOWED: 'The book has a table for this roll; enter the dice.',
  DICE_MISSING: 'Some dice are still to be rolled.',
  NOT_SAVED: 'That could not be saved on this device. Nothing was changed.',
  CHANGED_ELSEWHERE: 'The battle was changed in another window. Reloading it.',
  NOT_OPEN: 'No battle is open.',
  NOTHING_TO_UNDO: 'There is nothing to undo.',
  NOTHING_TO_REDO: 'There is nothing to redo.',
  NO_SUCH_MOMENT: 'Nothing to undo after that point.',
  NOTHING_DAMAGED: 'Every entry of this battle can be read.',
} as const;
