import { inchWords } from '@/kit/words/inches';
import { useState } from 'react';

import { type Pose, pose, tablePoint } from '@/measure/point';
import { keepOn, type TableEdge, type TableSize } from '@/measure/table';
import { normalised } from '@/measure/units';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Sheet } from '@/ui/sheet';
import { StepRow } from '@/ui/step-row';

import { courseWords, edgeWords } from '../words';

interface PlaceSheetProps {
  name: string;
  size: TableSize;
  /** Where she stands; the middle of the table where she stands nowhere. */
  from: Pose | null;
  /** She comes on by one of these. */
  edges?: readonly TableEdge[];
  step: number;
  onPut: (to: Pose, edge: TableEdge | null) => void;
  onClose: () => void;
}

/** A place in numbers, for those who read it off the real table. */
export function PlaceSheet({ name, size, from, edges, step, onPut, onClose }: PlaceSheetProps) {
  const t = useT();
  const [edge, setEdge] = useState<TableEdge | null>(edges?.[0] ?? null);
  const [at, setAt] = useState<Pose>(() => tidied(from ?? startOf(edges?.[0] ?? null, size)));
  const inch = (value: number) => inchWords(value);
  const row = (label: string, value: number, most: number, to: (value: number) => Pose, testID: string) => (
    <StepRow
      label={label}
      decreaseLabel={t('table.placing.less')}
      increaseLabel={t('table.placing.more')}
      value={value}
      min={0}
      max={most}
      step={0.25}
      format={inch}
      onChange={(next) => setAt(to(next))}
      testID={testID}
    />
  );
  const isAcross = edge === null || edge === 'north' || edge === 'south';
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('table.placing.title', { name })}
      testID="placing"
      foot={
        <Button
          kind="primary"
          label={edge === null ? t('table.placing.put') : t('table.placing.bring')}
          onPress={() => onPut(at, edge)}
          testID="placing-put"
        />
      }
    >
      {edge !== null && edges !== undefined && edges.length > 1 && (
        <SegmentedChoice
          label={t('table.placing.edge')}
          value={edge}
          onChange={(next) => {
            setEdge(next);
            setAt(startOf(next, size));
          }}
          options={edges.map((each) => ({ value: each, label: edgeWords(t, each) }))}
          testID="placing-edge"
        />
      )}
      {isAcross &&
        row(t('table.placing.across'), at.at.x, size.width, (x) => pose(x, at.at.y, at.heading), 'placing-x')}
      {(edge === null || !isAcross) &&
        row(t('table.placing.down'), at.at.y, size.depth, (y) => pose(at.at.x, y, at.heading), 'placing-y')}
      <StepRow
        label={t('table.placing.heading')}
        decreaseLabel={t('table.placing.port')}
        increaseLabel={t('table.placing.starboard')}
        value={at.heading}
        min={-step}
        max={360}
        step={step}
        format={(value) => `${courseWords(normalised(value))}°`}
        onChange={(heading) => setAt({ ...at, heading: normalised(heading) })}
        testID="placing-heading"
      />
    </Sheet>
  );
}

const tidied = ({ at, heading }: Pose): Pose => pose(Math.round(at.x * 4) / 4, Math.round(at.y * 4) / 4, heading);

/** In the middle of the edge, heading in; in the middle of the table where there is no edge. */
export function startOf(edge: TableEdge | null, { width, depth }: TableSize): Pose {
  switch (edge) {
    case 'north':
      return pose(width / 2, 0, 180);
    case 'south':
      return pose(width / 2, depth, 0);
    case 'west':
      return pose(0, depth / 2, 90);
    case 'east':
      return pose(width, depth / 2, 270);
    case null:
      return pose(width / 2, depth / 2, 0);
  }
}

/** Somebody may have stood off a table that is smaller now. */
export const onIt = (at: Pose, size: TableSize): Pose => ({ ...at, at: keepOn(tablePoint(at.at.x, at.at.y), size) });
