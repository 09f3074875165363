import '@expo/metro-runtime'; // First, or Fast Refresh does not work.
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web/LoadSkiaWeb';
import { renderRootComponent } from 'expo-router/build/renderRootComponent';

import { WebRoot } from './web-root';

// Any module that imports Skia needs CanvasKit on globalThis before it runs, so the app is rendered only then.
// The splash in index.html is on screen meanwhile, and says so if this browser cannot run it.
LoadSkiaWeb({ locateFile: (file: string) => `/${file}` }).then(
  () => renderRootComponent(WebRoot),
  () => document.body.classList.add('cannot-start'),
);
