import { battleCommand } from '@/cli/battle/main';

/** `zflag battle ...`, to be bundled and shot. */
const { argv, stdin: input, stdout: output, stderr: errors } = process;
void battleCommand(argv.slice(2), { input, output, errors }).then((code) => {
  process.exitCode = code;
});
