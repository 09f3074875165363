import '@expo/metro-runtime'; // First, or Fast Refresh does not work.
import { renderRootComponent } from 'expo-router/build/renderRootComponent';

import { installFileLoader } from './load-files';
import { WebRoot } from './web-root';

installFileLoader();
renderRootComponent(WebRoot);
