import { useMemo } from 'react';

import type { Opening } from '@/kit/opening-chart/opening';
import { OpeningChart } from '@/kit/opening-chart/opening-chart';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type Scenario, SIDES, type TablePlace } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { chartWords } from '../words/chart-words';

interface OpeningSectionProps {
  scenario: Scenario;
  selectedId?: string;
  onTap?: (place: TablePlace) => void;
  /** Instead of the key to the drawing. */
  hint?: string;
}

export function OpeningSection({ scenario, selectedId, onTap, hint }: OpeningSectionProps) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const opening = useMemo(() => openingOf(scenario, (turn) => t('scenarios.chart.turn', { turn })), [scenario, t]);
  const description = useMemo(() => chartWords(scenario, t), [scenario, t]);
  const hasLate = SIDES.some((side) => scenario.sides[side].formations.some(({ arrives }) => arrives));
  return (
    <Section title={t('scenarios.page.opening')} testID="opening">
      <OpeningChart
        opening={opening}
        marks={marks}
        description={description}
        selectedId={selectedId}
        onTap={onTap}
        testID="opening-chart"
      />
      <Text as="text2" color="ink2">
        {hint ?? t('scenarios.page.openingHint')}
      </Text>
      {hint === undefined && hasLate && (
        <Text as="text2" color="ink2">
          {t('scenarios.page.openingHintLate')}
        </Text>
      )}
    </Section>
  );
}

/** The opening of a scenario as the chart takes it; `arrival` words the turn of those who come later. */
export function openingOf(scenario: Scenario, arrival: (turn: number) => string): Opening {
  const { table, terrain, sides, convoy } = scenario;
  return {
    table,
    terrain: terrain.map(({ note, ...shape }) => ({ ...shape, label: note })),
    edges: SIDES.map((side) => ({ side: ensignOf(side), edge: sides[side].entryEdge })),
    formations: [
      ...SIDES.flatMap((side) =>
        sides[side].formations.map(({ id, name, position, heading, speed, ships, arrives }) => ({
          ...{ id, side: ensignOf(side), label: name, at: position, heading, speed, bases: Math.max(1, ships.length) },
          ...(arrives && { arrivesBy: arrives.edge, note: arrival(arrives.turn) }),
        })),
      ),
      ...(convoy?.groups ?? []).map(({ id, name, position, heading, speed }) => ({
        id,
        side: ensignOf(convoy?.side ?? 'ijn'),
        label: name,
        at: position,
        heading,
        speed,
        bases: 1,
        convoy: true,
      })),
    ],
  };
}
