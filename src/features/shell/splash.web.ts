import { router, type Href } from 'expo-router';

declare global {
  /** Set by the script in index.html: where a tap on its first screen leads. */
  var firstTap: string | undefined;
}

/** The web's splash is part of index.html and looks like the Harbour. What was tapped on it is taken up here. */
export function hideSplash(): void {
  document.getElementById('splash')?.remove();
  const tapped = globalThis.firstTap;
  globalThis.firstTap = undefined;
  // Once the router has noted the first screen in the browser's history, or Back would leave the app.
  if (tapped) setTimeout(() => router.push(tapped as Href));
}

/** Whether the first screen can be shown without a database: the Harbour can, and opening one takes a while here. */
export const mayComeFirst = (): boolean => location.pathname === '/';
