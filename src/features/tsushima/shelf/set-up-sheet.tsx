import { RuleLink } from '@/kit/rule-link';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { minus } from '@/kit/words/signed';
import { sentenceOf, useT } from '@/messages/messages';
import { counterById, SCENARIOS, type ScenarioId, type Side, SIDES } from '@/rules/tsushima/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { placeName, sideWords } from '../words/names-in';

type Force = (typeof SCENARIOS)[ScenarioId]['forces'][number];

/** The rule that says how a scenario is won, and the one that lists its ships. */
const RULES: Readonly<Record<ScenarioId, { readonly victory: string; readonly forces: string }>> = {
  'port-arthur': { victory: 'TSU-63', forces: 'TSU-68' },
  chemulpo: { victory: 'TSU-64', forces: 'TSU-69' },
  'round-island': { victory: 'TSU-65', forces: 'TSU-70' },
  tsushima: { victory: 'TSU-66', forces: 'TSU-71' },
  'war-at-sea': { victory: 'TSU-67', forces: 'TSU-72' },
};

/** Who begins where: to be laid out on the table before the first phase. */
export function SetUpSheet({ scenario, onClose }: { scenario: ScenarioId; onClose: () => void }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { forces, morale, mines, flyingBases } = SCENARIOS[scenario];
  const { victory, forces: listed } = RULES[scenario];
  const extras = (side: Side): readonly string[] => [
    ...(mines[side] > 0 ? [t('tsushima.shelf.start.mines', { count: mines[side] })] : []),
    ...(side === 'ijn' && flyingBases > 0 ? [t('tsushima.shelf.start.bases', { count: flyingBases })] : []),
    ...(morale[side] < 0 ? [t('tsushima.shelf.start.morale', { morale: minus(morale[side]) })] : []),
  ];
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('tsushima.shelf.start.setUpOf', { scenario: t(`tsushima.place.scenario.${scenario}`) })}
      testID="set-up-sheet"
    >
      <Row align="center" gap="sm">
        <Text as="text2" color="ink2" style={{ flex: 1 }}>
          {sentenceOf('tsushima', 'rules', victory)}
        </Text>
        <RuleLink rule={listed} />
      </Row>
      {SIDES.map((side) => (
        <Section key={side} title={sideWords(side)}>
          {forces
            .filter((force) => force.side === side)
            .map((force, place) => (
              <Row key={place} gap="md" align="flex-start" testID={`force-${side}-${place}`}>
                <SideMark side={ensignOf(side)} marks={marks} width={28} />
                <Stack flex={1}>
                  <Text as="name">{forcePlace(t, force)}</Text>
                  <Text>{shipList(t, force.ships)}</Text>
                </Stack>
              </Row>
            ))}
          {extras(side).length > 0 && <Text color="ink2">{extras(side).join(', ')}</Text>}
        </Section>
      ))}
    </Sheet>
  );
}

type T = ReturnType<typeof useT>;

function forcePlace(t: T, { where, anywhere, squadron, column }: Force): string {
  if (column !== undefined) return t('tsushima.shelf.start.column', { column });
  if (squadron !== undefined) return t(`tsushima.place.squadron.${squadron}`);
  return anywhere === undefined ? placeName(where) : t(`tsushima.shelf.start.anywhere.${anywhere}`);
}

/** Ships by name; counters that are all alike by their number. */
function shipList(t: T, ships: readonly string[]): string {
  const counters = ships.flatMap((id) => counterById(id) ?? []);
  const named = counters.filter(({ type }) => type !== 'D' && type !== 'T' && type !== 'M').map(({ name }) => name);
  const boats = (['D', 'T', 'M'] as const).flatMap((type) => {
    const count = counters.filter((counter) => counter.type === type).length;
    return count === 0 ? [] : [t(`tsushima.shelf.start.boats.${type}`, { count })];
  });
  return [...named, ...boats].join(', ');
}
