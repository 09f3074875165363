import { View } from 'react-native';

import { type T } from '@/kit/scenario-words/terms';
import { useT } from '@/messages/messages';
import type { Scenario, Terrain } from '@/rules/togo/index';
import { Section } from '@/ui/section';

import { inches } from '../words/measures';
import { Fact } from './page-parts';

export const TERRAIN_WORDS = {
  land: 'scenarios.page.land',
  island: 'scenarios.page.island',
  anchorage: 'scenarios.page.anchorage',
} as const satisfies { [K in Terrain['kind']]: string };

export const terrainName = ({ kind, note }: Terrain, t: T): string => (note === '' ? t(TERRAIN_WORDS[kind]) : note);

export function TerrainSection({ terrain }: { terrain: Scenario['terrain'] }) {
  const t = useT();
  if (terrain.length === 0) return null;
  return (
    <Section title={t('scenarios.page.terrain')} testID="terrain">
      <View>
        {terrain.map((each, place) => (
          <Fact
            key={place}
            label={terrainName(each, t)}
            value={t('scenarios.page.terrainAt', { x: inches(each.x), y: inches(each.y) })}
          />
        ))}
      </View>
    </Section>
  );
}
