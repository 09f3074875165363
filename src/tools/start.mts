import { createServer } from 'node:net';

import { copyCanvasKit, expo } from './build-web';
import { networkAddress } from './network-address';
import { stop } from './stop';

const args = process.argv.slice(2);
const port = readPort();

if (!(await isFree(port))) {
  stop(`Port ${port} is taken by another program: stop it, or choose another with "npm start -- --port 8090".`);
}

copyCanvasKit();
console.log(instructions());
process.exit(await expo(['start', '--web', '--offline', '--port', String(port)], { EXPO_PUBLIC_FOLDER: 'assets/web' }));

function readPort(): number {
  const at = args.indexOf('--port');
  const text = at === -1 ? '8081' : args[at + 1];
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65535) {
    stop(`"${text ?? ''}" is no port: give a whole number, for example "npm start -- --port 8090".`);
  }
  return number;
}

function isFree(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(candidate);
  });
}

function instructions(): string {
  const address = networkAddress();
  return [
    '',
    `  Z Flag opens in this computer's browser at  http://localhost:${port}`,
    '  (the first page takes about a minute to prepare)',
    '',
    '  On a phone in the same Wi-Fi:',
    address
      ? `    Expo Go or a development build: open  exp://${address}:${port}`
      : '    Expo Go or a development build: connect this computer to a network first.',
    "    A phone's browser keeps data and works offline only over https: build with",
    '    "npm run build" and put dist/web on any https host.',
    '',
  ].join('\n');
}
