import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { onTable, removeLine, type ScenarioFormation, type Side, withFormation } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { TextField } from '@/ui/text-field';
import { ToggleRow } from '@/ui/toggle-row';

import { OpeningSection } from '../components/opening-section';
import { edgeChoices, Fields } from './fields';
import { LineShips } from './line-ships';
import { PlacedFields } from './placed-fields';
import type { Edit } from './use-edit';

interface FormationPartProps {
  edit: Edit;
  side: Side;
  place: number;
  formation: ScenarioFormation;
}

const LONGEST_NAME = 60;

/** One formation: who she is, her ships, where they stand, and when they come. */
export function FormationPart({ edit, side, place, formation }: FormationPartProps) {
  const t = useT();
  const router = useRouter();
  const { draft, change, changeWithUndo } = edit;
  const set = (to: (formation: ScenarioFormation) => ScenarioFormation) =>
    change((now) => withFormation(now, side, place, to));
  const remove = () => {
    changeWithUndo(
      (now) => removeLine(now, side, place),
      t('scenarios.edit.removedFormation', { name: formation.name }),
    );
    router.dismissTo(`/scenarios/${draft.id}/edit/${side}`);
  };
  return (
    <>
      <Fields
        of={formation}
        onChange={(to) => set((now) => ({ ...now, ...to }))}
        rows={[{ text: 'name', label: t('common.name'), most: LONGEST_NAME }]}
      />
      <LineShips edit={edit} side={side} formation={formation} onChange={set} />
      <OpeningSection
        scenario={draft}
        selectedId={formation.id}
        onTap={(at) => set((now) => ({ ...now, position: onTable(draft, at) }))}
        hint={t('scenarios.edit.positionHint')}
      />
      <PlacedFields
        placed={formation}
        table={draft.table}
        onChange={(placed) => set((now) => ({ ...now, ...placed }))}
        testID="field"
      />
      <Arrival edit={edit} formation={formation} side={side} onChange={set} />
      <TextField
        label={t('scenarios.edit.commander')}
        value={formation.commander ?? ''}
        onChange={(name) => set(({ commander: _, ...now }) => (name.trim() === '' ? now : { ...now, commander: name }))}
        maxLength={LONGEST_NAME}
        testID="field-commander"
      />
      <Button
        kind="danger"
        icon="delete"
        label={t('common.removeFormation')}
        onPress={remove}
        testID="remove-formation"
      />
    </>
  );
}

interface ArrivalProps {
  edit: Edit;
  side: Side;
  formation: ScenarioFormation;
  onChange: (to: (formation: ScenarioFormation) => ScenarioFormation) => void;
}

function Arrival({ edit: { draft }, side, formation, onChange }: ArrivalProps) {
  const t = useT();
  const { arrives, optional = false } = formation;
  const edge = draft.sides[side].entryEdge;
  return (
    <Section title={t('scenarios.edit.arrives')}>
      <Card padded={false}>
        <ToggleRow
          title={t('scenarios.edit.arrives')}
          subtitle={t('scenarios.edit.arrivesText')}
          on={arrives !== undefined}
          onChange={(late) =>
            onChange(({ arrives: _, ...now }) => (late ? { ...now, arrives: { turn: 2, edge } } : now))
          }
          testID="field-late"
        />
        <ToggleRow
          title={t('scenarios.page.optional')}
          subtitle={t('scenarios.edit.optionalText')}
          on={optional}
          onChange={(to) => onChange(({ optional: _, ...now }) => (to ? { ...now, optional: true } : now))}
          testID="field-optional"
        />
      </Card>
      {arrives && (
        <Fields
          of={arrives}
          onChange={(to) => onChange((now) => ({ ...now, arrives: { ...arrives, ...to } }))}
          rows={[
            { number: 'turn', label: t('scenarios.edit.arrivalTurn'), range: [1, draft.turnLimit] },
            { choice: 'edge', label: t('scenarios.edit.arrivalEdge'), options: edgeChoices(t) },
          ]}
          testID="field-arrival"
        />
      )}
    </Section>
  );
}
