import { rulesHash } from '@/testing/rules-hash';

import { answerMukden, answerRedSun, answerTide, answerTogo, answerTsushima } from './answers';
import { battleCommand } from './battle/main';
import { answerLines, type Answerer } from './json-lines';

const BOOKS: Readonly<Record<string, Answerer>> = {
  togo: answerTogo,
  tide: answerTide,
  tsushima: answerTsushima,
  'red-sun': answerRedSun,
  mukden: answerMukden,
};

const USAGE = `usage: zflag rules togo|tide|tsushima|red-sun|mukden   one JSON question per line in, one JSON answer per line out; {"do":"help"} lists them
       zflag battle VERB --db FILE   battles on disk; zflag battle help lists the verbs
`;

const [group, ...args] = process.argv.slice(2);
const book = group === 'rules' && Object.hasOwn(BOOKS, args[0] ?? '') ? BOOKS[args[0] ?? ''] : undefined;
if (book) {
  void answerLines(process.stdin, process.stdout, book);
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
