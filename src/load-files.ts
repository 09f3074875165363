// Expo puts its own loader in place when it is first run: ours must come after it.
import 'expo';

import { loadPart } from '@/ui/parts';

type LoadFile = (path: string) => Promise<void>;
const loader = globalThis as unknown as { __loadBundleAsync: LoadFile };

/**
 * What `import()` calls in a browser. The build names all files of a part in one string (see src/tools/chunks.cjs). None
 * of them is run before all of them are here: a file that runs without the one it needs is broken for good.
 */
export function installFileLoader(): void {
  const loadFile = loader.__loadBundleAsync;
  loader.__loadBundleAsync = (paths) =>
    loadPart(async () => {
      const files = paths.split(' ');
      // Metro's development server builds what is asked for, and a second time if it is asked twice.
      if (!__DEV__) await Promise.all(files.map(fetchAhead));
      await Promise.all(files.map(loadFile));
    });
}

/**
 * Into the browser's cache. By `fetch`, because a preload link that failed once is never asked for again, and because
 * some hosts answer with their first page in place of a file that is gone.
 */
async function fetchAhead(path: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok || !answer.headers.get('Content-Type')?.includes('javascript'))
    throw new Error(`${path} is not there.`);
  await answer.arrayBuffer();
}
