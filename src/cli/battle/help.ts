export const HELP = `zflag battle VERB --db FILE ...     Battles on the same code and schema as the app.

  new      --scenario ID --seed N [--battle ID]    start a scenario of Togo; {"battle":id,"seq":n}
  new      --book tide --seed N [--battle ID]      start a campaign of The Tide at Sunrise
  new      --book tsushima --scenario ID --seed N  start Tsushima: chemulpo port-arthur round-island tsushima war-at-sea
  new      --book red-sun --seed N [--battle ID]   start a campaign of Red Sun Rising with the forces of the house
  new      --book mukden --seed N [--battle ID]    start Mukden with the units of the house
  do       --battle ID                             one command per line in, one answer per line out, once it is on disk:
                                                   {"type":...,"faces":[...]} or {"type":...,"dice":"app","override":false}
  state    --battle ID [--as public|ijn|irn|umpire]
  log      [--battle ID]                           one event per line, with its seq
  undo     --battle ID                             undo the last action
  redo     --battle ID                             redo it
  back     --battle ID --to SEQ|damage             undo back to SEQ, or to before the first unreadable row
  export   --file FILE [--battle ID]               everything, or one battle
  import   --file FILE                             add what is new; existing items are left alone,
                                                   items that cannot be opened are skipped and named
  auto     --scenario ID --seed N --turns T        two simple captains play; one line per action, once it is on disk
  auto     --book tide --seed N [--turns T]        two simple players; the whole campaign unless turns are given
  auto     --book tsushima --scenario ID --seed N [--turns T]
  auto     --book red-sun --seed N [--turns T]
  auto     --book mukden --seed N [--turns T]
  verify                                           file, checksums and replay; {"ok":true,"battles":n,"events":n}
  help

Exit codes: 0 success, 1 a check failed, 2 wrong arguments.
`;
