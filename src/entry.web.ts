import '@expo/metro-runtime'; // First, or Fast Refresh does not work.
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web/LoadSkiaWeb';
import { App } from 'expo-router/build/qualified-entry';
import { renderRootComponent } from 'expo-router/build/renderRootComponent';

// Any module that imports Skia needs CanvasKit on globalThis before it runs, so the app is rendered only then.
// The splash in index.html is on screen meanwhile, and says so if this browser cannot run it.
LoadSkiaWeb({ locateFile: (file: string) => `/${file}` }).then(
  () => renderRootComponent(App),
  () => document.body.classList.add('cannot-start'),
);
