import { ExpoRoot } from 'expo-router';
import { ctx } from 'expo-router/_ctx';
import { renderRootComponent } from 'expo-router/build/renderRootComponent';
import { startTransition } from 'react';

/**
 * The routes in `app/`, as expo-router's own root shows them, but without its manager of the page's head. Apart from the
 * entry, or Fast Refresh would start the app anew with every route.
 */
export function WebRoot() {
  return <ExpoRoot context={ctx} />;
}

/** As a transition, which React makes in small pieces: SQLite's answers are heard in between. */
export const showApp = (): void => startTransition(() => renderRootComponent(WebRoot));
