import { answerLines } from './json-lines';
import { answerTogo } from './togo/answer';

const USAGE = `usage: zflag rules togo    one JSON question a line in, one JSON answer a line out; {"do":"help"} lists them\n`;

const [group, book] = process.argv.slice(2);
if (group === 'rules' && book === 'togo') {
  void answerLines(process.stdin, process.stdout, answerTogo);
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
