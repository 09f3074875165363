import { useState } from 'react';
import { View } from 'react-native';

import type { StripSource, StripStep } from '@/rules/common/strip';
import type { Face } from '@/ui/dice-input';
import { DieFace, type DieState } from '@/ui/die-face';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { useTheme } from '@/ui/theme';

/** The dice of a cell: faces as they came, then the places of those to come. */
export function StripDice({ step, size }: { step: Pick<StripStep, 'faces' | 'state' | 'missing'>; size: number }) {
  // Faces that were there when the strip opened have landed long ago.
  const [landed] = useState(step.faces.length);
  const places = step.state === 'active' ? step.missing : 0;
  if (step.faces.length + places === 0) return null;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: Math.max(2, size * 0.08), flexShrink: 1 }}>
      {step.faces.map(({ face, success, was }, i) => (
        <DieFace
          key={i}
          face={face === null ? undefined : (face as Face)}
          state={stateOf(success)}
          corrected={was.length > 0}
          arrives={i >= landed}
          size={size}
          label={null}
        />
      ))}
      {Array.from({ length: places }, (_, i) => (
        <DieFace key={`place-${i}`} state={i === 0 ? 'next' : 'waiting'} size={size} label={null} />
      ))}
    </View>
  );
}

const stateOf = (success: boolean | null): DieState => (success === null ? 'plain' : success ? 'success' : 'failed');

const SOURCES = {
  app: 'phone',
  table: 'hand',
  count: 'tally',
  umpire: 'pencil',
  certain: 'check',
} as const satisfies Record<StripSource, IconName>;

/** Where the dice of a step came from; more than one drawing where they are mixed. */
export const SourceMarks = ({ step }: { step: Pick<StripStep, 'faces' | 'state'> }) => (
  <SourceDrawings
    sources={
      step.state === 'counted'
        ? ['count']
        : step.state === 'certain'
          ? ['certain']
          : step.faces.length > 0
            ? [...new Set(step.faces.map(({ source }) => source))]
            : ['table']
    }
  />
);

export function SourceDrawings({ sources }: { sources: readonly StripSource[] }) {
  const { growth } = useTheme();
  return (
    <View style={{ flexDirection: 'row', gap: 2 }}>
      {sources.map((source) => (
        <View key={source} testID={`source-${source}`}>
          <Icon name={SOURCES[source]} size={15 * growth('control')} color="ink2" />
        </View>
      ))}
    </View>
  );
}
