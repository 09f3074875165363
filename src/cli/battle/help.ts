export const HELP = `zflag battle VERB --db FILE ...     Battles on the same code and schema as the app.

  new      --scenario ID --seed N [--battle ID]    begin a scenario of Togo; {"battle":id,"seq":n}
  new      --book tide --seed N [--battle ID]      begin a campaign of The Tide at Sunrise
  do       --battle ID                             one command a line in, one answer a line out, after it is on disk:
                                                   {"type":...,"faces":[...]} or {"type":...,"dice":"app","override":false}
  state    --battle ID [--as public|ijn|irn|umpire]
  log      [--battle ID]                           one event a line, with its seq
  undo     --battle ID                             take back the last action
  redo     --battle ID                             bring it back
  back     --battle ID --to SEQ|damage             back to a moment, or to before the first row that cannot be read
  export   --file FILE [--battle ID]               everything, or one battle
  import   --file FILE                             add what is new; what is here already is left alone,
                                                   what cannot be opened is left out and named
  auto     --scenario ID --seed N --turns T        two simple captains play; a line an action, after it is on disk
  auto     --book tide --seed N [--turns T]        two simple players; the whole campaign unless turns are given
  verify                                           file, seals and replay; {"ok":true,"battles":n,"events":n}
  help

Exit 0 fine, 1 a check failed, 2 the call's words are off.
`;
