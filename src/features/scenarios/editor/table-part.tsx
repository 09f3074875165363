import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { SCENARIO_LIMITS, SIDES, type Terrain, withSide } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Heading } from '@/ui/text';

import { OpeningSection } from '../components/opening-section';
import { terrainName } from '../components/terrain-section';
import { edgeChoices, Fields, RemoveButton } from './fields';
import type { Edit } from './use-edit';

/** A room has no table longer than this, and none smaller is a sea. */
const TABLE = [12, 144] as const;

export function TablePart({ edit }: { edit: Edit }) {
  const t = useT();
  const { draft, change } = edit;
  const edgeOf = { ijn: t('scenarios.edit.ijnEdge'), irn: t('scenarios.edit.irnEdge') };
  return (
    <>
      <OpeningSection scenario={draft} />
      <Fields
        of={draft.table}
        onChange={(to) => change((now) => ({ ...now, table: { ...now.table, ...to } }))}
        rows={[
          { number: 'width', label: t('scenarios.edit.width'), range: TABLE, format: inchWords },
          { number: 'depth', label: t('scenarios.edit.depth'), range: TABLE, format: inchWords },
        ]}
      />
      {SIDES.map((side) => (
        <Fields
          key={side}
          of={draft.sides[side]}
          onChange={(to) => change((now) => withSide(now, side, to))}
          rows={[{ choice: 'entryEdge', id: side, label: edgeOf[side], options: edgeChoices(t) }]}
          testID="field-edge"
        />
      ))}
      <TerrainFields edit={edit} />
    </>
  );
}

const MOST_TERRAIN = 20;

function TerrainFields({ edit: { draft, change } }: { edit: Edit }) {
  const t = useT();
  const { terrain, table } = draft;
  const set = (place: number, to: Terrain) =>
    change((now) => ({ ...now, terrain: now.terrain.map((each, at) => (at === place ? to : each)) }));
  const add = (one: Terrain) => change((now) => ({ ...now, terrain: [...now.terrain, one] }));
  const middle = { x: Math.round(table.width / 2), y: Math.round(table.depth / 2), note: '' };
  const isFull = terrain.length >= MOST_TERRAIN;
  return (
    <Section title={t('scenarios.page.terrain')}>
      {terrain.map((each, place) => (
        <Card key={`${terrain.length}-${place}`} testID={`terrain-${place}`}>
          <Heading as="name" level={3}>
            {t(`scenarios.terrain.${each.kind}`)}
          </Heading>
          <Fields
            of={each}
            onChange={(to) => set(place, { ...each, ...to } as Terrain)}
            rows={[
              { text: 'note', label: t('scenarios.edit.note'), most: SCENARIO_LIMITS.name },
              { number: 'x', label: t('scenarios.number.x'), ...inches(table.width) },
              { number: 'y', label: t('scenarios.number.y'), ...inches(table.depth) },
            ]}
            testID={`terrain-${place}`}
          />
          {each.kind === 'land' ? (
            <Fields
              of={each}
              onChange={(to) => set(place, { ...each, ...to })}
              rows={[
                { number: 'width', label: t('scenarios.edit.terrainWidth'), ...inches(table.width) },
                { number: 'depth', label: t('scenarios.edit.terrainDepth'), ...inches(table.depth) },
              ]}
              testID={`terrain-${place}`}
            />
          ) : (
            <Fields
              of={each}
              onChange={(to) => set(place, { ...each, ...to })}
              rows={[{ number: 'radius', label: t('scenarios.edit.radius'), ...inches(24) }]}
              testID={`terrain-${place}`}
            />
          )}
          <RemoveButton
            what={terrainName(each, t)}
            onPress={() => change((now) => ({ ...now, terrain: now.terrain.filter((_, at) => at !== place) }))}
            testID={`terrain-${place}-remove`}
          />
        </Card>
      ))}
      <Button
        icon="plus"
        label={t('scenarios.edit.addLand')}
        disabled={isFull}
        onPress={() => add({ kind: 'land', x: 0, y: 0, width: table.width, depth: 2, note: '' })}
        testID="add-land"
      />
      <Button
        icon="plus"
        label={t('scenarios.edit.addIsland')}
        disabled={isFull}
        onPress={() => add({ kind: 'island', ...middle, radius: 1 })}
        testID="add-island"
      />
      <Button
        icon="plus"
        label={t('scenarios.edit.addAnchorage')}
        disabled={isFull}
        onPress={() => add({ kind: 'anchorage', ...middle, radius: 3 })}
        testID="add-anchorage"
      />
    </Section>
  );
}

const inches = (most: number) => ({ range: [0, most, 0.5] as const, format: inchWords });
