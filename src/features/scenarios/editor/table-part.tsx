import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { type ScenarioDraft, SCENARIO_LIMITS, type Terrain, withSide } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Heading } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { OpeningSection } from '../components/opening-section';
import { terrainName } from '../components/terrain-section';
import { EdgeField } from './edge-field';
import { NumberField } from './fields';
import type { Edit } from './use-edit';

/** A room has no table longer than this, and none smaller is a sea. */
const TABLE = [12, 144] as const;

export function TablePart({ edit }: { edit: Edit }) {
  const t = useT();
  const { draft, change } = edit;
  const { width, depth } = draft.table;
  const setTable = (to: Partial<ScenarioDraft['table']>) =>
    change((now) => ({ ...now, table: { ...now.table, ...to } }));
  return (
    <>
      <OpeningSection scenario={draft} />
      <NumberField
        label={t('scenarios.edit.width')}
        value={width}
        onChange={(to) => setTable({ width: to })}
        range={TABLE}
        format={inchWords}
        testID="field-width"
      />
      <NumberField
        label={t('scenarios.edit.depth')}
        value={depth}
        onChange={(to) => setTable({ depth: to })}
        range={TABLE}
        format={inchWords}
        testID="field-depth"
      />
      <EdgeField
        label={t('scenarios.edit.ijnEdge')}
        value={draft.sides.ijn.entryEdge}
        onChange={(entryEdge) => change((now) => withSide(now, 'ijn', { entryEdge }))}
        testID="field-edge-ijn"
      />
      <EdgeField
        label={t('scenarios.edit.irnEdge')}
        value={draft.sides.irn.entryEdge}
        onChange={(entryEdge) => change((now) => withSide(now, 'irn', { entryEdge }))}
        testID="field-edge-irn"
      />
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
    <Section title={t('scenarios.edit.terrain')}>
      {terrain.map((each, place) => (
        <Card key={`${terrain.length}-${place}`} testID={`terrain-${place}`}>
          <Heading as="name" level={3}>
            {t(`scenarios.terrain.${each.kind}`)}
          </Heading>
          <TextField
            label={t('scenarios.edit.note')}
            value={each.note}
            onChange={(note) => set(place, { ...each, note })}
            maxLength={SCENARIO_LIMITS.name}
            testID={`terrain-${place}-note`}
          />
          <Step
            label={t('scenarios.number.x')}
            value={each.x}
            max={table.width}
            onChange={(x) => set(place, { ...each, x })}
            testID={`terrain-${place}-x`}
          />
          <Step
            label={t('scenarios.number.y')}
            value={each.y}
            max={table.depth}
            onChange={(y) => set(place, { ...each, y })}
            testID={`terrain-${place}-y`}
          />
          {each.kind === 'land' ? (
            <>
              <Step
                label={t('scenarios.edit.terrainWidth')}
                value={each.width}
                max={table.width}
                onChange={(width) => set(place, { ...each, width })}
                testID={`terrain-${place}-width`}
              />
              <Step
                label={t('scenarios.edit.terrainDepth')}
                value={each.depth}
                max={table.depth}
                onChange={(depth) => set(place, { ...each, depth })}
                testID={`terrain-${place}-depth`}
              />
            </>
          ) : (
            <Step
              label={t('scenarios.edit.radius')}
              value={each.radius}
              max={24}
              onChange={(radius) => set(place, { ...each, radius })}
              testID={`terrain-${place}-radius`}
            />
          )}
          <Button
            icon="delete"
            label={t('scenarios.edit.remove')}
            spokenLabel={t('scenarios.edit.removeSpoken', { what: terrainName(each, t) })}
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

interface StepProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  testID: string;
}

const Step = ({ max, ...field }: StepProps) => <NumberField {...field} range={[0, max, 0.5]} format={inchWords} />;
