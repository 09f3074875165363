import '@expo/metro-runtime'; // First, or Fast Refresh does not work.
import { renderRootComponent } from 'expo-router/build/renderRootComponent';

import { WebRoot } from './web-root';

// Any module that imports Skia needs CanvasKit on globalThis before it runs, so the app is rendered only then.
// The splash in index.html is on screen meanwhile, and says so if this browser cannot run it. CanvasKit comes in a file
// of its own, which a browser keeps when the app is updated.
import('@shopify/react-native-skia/lib/module/web/LoadSkiaWeb')
  .then(({ LoadSkiaWeb }) => LoadSkiaWeb({ locateFile: (file: string) => `/${file}` }))
  .then(
    () => renderRootComponent(WebRoot),
    () => document.body.classList.add('cannot-start'),
  );
