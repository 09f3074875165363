import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { packFiles } from './packed-files';
import { node, runShown } from './tasks';

const SOURCE = 'dist/bare-page';
const BUILT = 'dist/bare-page-web';

/** The least that Expo and its router can be: two screens, and a way from one to the other. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "bare", "version": "1.0.0", "private": true, "main": "index.jsx" }',
  'app.json': JSON.stringify({
    expo: { name: 'Bare', slug: 'bare', web: { bundler: 'metro', output: 'single' }, plugins: ['expo-router'] },
  }),
  'metro.config.js': `
    const config = require('expo/metro-config').getDefaultConfig(__dirname);
    config.watchFolders = [${JSON.stringify(resolve('node_modules'))}];
    module.exports = config;`,
  // Not the router's own entry: Metro would take it from its cache, with the routes of our app.
  'index.jsx': `
    import '@expo/metro-runtime';
    import { ExpoRoot } from 'expo-router';
    import { renderRootComponent } from 'expo-router/build/renderRootComponent';
    const context = require.context('./app');
    renderRootComponent(() => <ExpoRoot context={context} />);`,
  'app/index.jsx': `
    import { useRouter } from 'expo-router';
    import { Pressable, Text, View } from 'react-native';
    export default function Bare() {
      const router = useRouter();
      return (
        <View style={{ flex: 1, justifyContent: 'center' }}>
          <Pressable testID="to-quick" onPress={() => router.push('/other')}><Text>Quick shot</Text></Pressable>
        </View>
      );
    }`,
  'app/other.jsx': `
    import { Text } from 'react-native';
    export default function Other() { return <Text>Other</Text>; }`,
};

/** What a start is measured by, built and packed as the app is; answers with its folder. */
export async function buildBarePage(): Promise<string> {
  rmSync(BUILT, { recursive: true, force: true });
  mkdirSync(`${SOURCE}/app`, { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(`${SOURCE}/${name}`, text);
  const program = resolve('node_modules/expo/bin/cli');
  const code = await runShown(
    node(program, 'export', '--platform', 'web', '--output-dir', resolve(BUILT)),
    { EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' },
    SOURCE,
  );
  if (code !== 0) throw new Error('The bare page could not be built.');
  packFiles(BUILT);
  return BUILT;
}
