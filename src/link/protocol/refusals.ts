/** What speaks against a tap besides the rules: codes, for which `messages` has a sentence each. */
export type LinkRefusal =
  | 'ADMIRAL_ONLY'
  | 'ALREADY_REFUSED'
  | 'MOVED_ON'
  | 'NOT_HERE'
  | 'NOT_YOURS'
  | 'NOT_YOUR_DICE'
  | 'NOT_YOUR_DIVISION'
  | 'NO_QUESTION'
  | 'NO_STRIP'
  | 'NO_SUCH_SEAT'
  | 'NO_SUCH_SIDE'
  | 'ONLY_LOOKING'
  | 'STRIP_IN_HAND'
  | 'UMPIRE_ONLY';
