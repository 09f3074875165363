import { type Href, Redirect } from 'expo-router';

// For whoever works on the app. A build for players has neither the page nor what is shown on it.
export const GalleryRoute = __DEV__
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- An import would be in every build.
    (require('./gallery-screen') as typeof import('./gallery-screen')).GalleryScreen
  : () => <Redirect href={'/no-gallery' as Href} />;
