import { readdirSync } from 'node:fs';

/** Every route of the app as its files name them: `/battle/[id]/clock`. Layouts are no routes. */
export const routes = (folder = 'app'): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('_layout.tsx'))
    .map((file) => `/${file.replaceAll('\\', '/').slice(0, -'.tsx'.length)}`)
    .map((route) => route.replace(/\/index$/, '') || '/')
    .sort();
