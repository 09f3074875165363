import { existsSync } from 'node:fs';

import { WEB_DIR } from './build-web';
import { serveStatic } from './static-server';

if (!existsSync(WEB_DIR)) {
  console.error('There is nothing to serve yet: run "npm run build" first.');
  process.exit(1);
}
const port = process.env.PORT ?? '8090';
try {
  const { url } = await serveStatic(WEB_DIR, { port: Number(port) });
  console.log(`The built app is at ${url} (stop with Ctrl+C)`);
} catch (error) {
  console.error(`Port ${port} cannot be used, name another with PORT=...: ${error}`);
  process.exit(1);
}
