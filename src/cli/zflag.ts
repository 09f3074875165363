import { rulesHash } from '@/testing/rules-hash';

import { battleCommand } from './battle/main';
import { answerLines } from './json-lines';
import { answerTogo } from './togo/answer';

const USAGE = `usage: zflag rules togo          one JSON question per line in, one JSON answer per line out; {"do":"help"} lists them
       zflag battle VERB --db FILE   battles on disk; zflag battle help lists the verbs
`;

const [group, ...args] = process.argv.slice(2);
if (group === 'rules' && args[0] === 'togo') {
  void answerLines(process.stdin, process.stdout, answerTogo);
} else if (group === 'battle') {
  process.env.ZFLAG_RULES_BUILD = rulesHash();
  const streams = { input: process.stdin, output: process.stdout, errors: process.stderr };
  void battleCommand(args, streams).then((code) => {
    process.exitCode = code;
  });
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
