import { View } from 'react-native';

import { type T } from '@/kit/scenario-words/terms';
import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import type { Scenario, Terrain } from '@/rules/togo/index';
import { Section } from '@/ui/section';

import { Fact } from './page-parts';

export const terrainName = ({ kind, note }: Terrain, t: T): string =>
  note === '' ? t(`scenarios.terrain.${kind}`) : note;

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
            value={t('scenarios.page.terrainAt', { x: inchWords(each.x), y: inchWords(each.y) })}
          />
        ))}
      </View>
    </Section>
  );
}
