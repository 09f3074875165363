import { existsSync } from 'node:fs';

import { WEB_DIR } from './build-web';
import { serveStatic } from './static-server';

if (!existsSync(WEB_DIR)) {
  console.error('There is nothing to serve yet: run "npm run build" first.');
  process.exit(1);
}
const { url } = await serveStatic(WEB_DIR, { port: Number(process.env.PORT ?? 8090) });
console.log(`The built app is at ${url} (stop with Ctrl+C)`);
