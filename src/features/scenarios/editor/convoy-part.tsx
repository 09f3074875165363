import { SIDE_CHOICES } from '@/kit/sides';
import { useT } from '@/messages/messages';
import {
  addConvoyGroup,
  type ConvoyGroup,
  onTable,
  type Scenario,
  SCENARIO_LIMITS,
  type ScenarioDraft,
} from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

import { OpeningSection } from '../components/opening-section';
import { Fields, RemoveButton, Toggle } from './fields';
import { PlacedFields } from './placed-fields';
import type { Edit } from './use-edit';

type Convoy = NonNullable<Scenario['convoy']>;

const MOST_GROUPS = 20;

/** Merchant ships in groups, each a base on the table. */
export function ConvoyPart({ edit: { draft, change, changeWithUndo } }: { edit: Edit }) {
  const t = useT();
  const { convoy } = draft;
  const set = (to: (convoy: Convoy) => Convoy) =>
    change((now) => (now.convoy ? { ...now, convoy: to(now.convoy) } : now));
  const setGroup = (place: number, to: Partial<ConvoyGroup>) =>
    set((now) => ({ ...now, groups: now.groups.map((group, at) => (at === place ? { ...group, ...to } : group)) }));
  const add = () => change((now) => addConvoyGroup(now, t('scenarios.edit.convoyGroup')));
  const removed = (name: string) => t('scenarios.edit.removedFormation', { name });
  const [only] = convoy?.groups ?? [];
  return (
    <>
      <Toggle
        title={t('scenarios.edit.convoy')}
        subtitle={t('scenarios.edit.convoyText')}
        on={convoy !== null}
        onChange={(on) => (on ? add() : change((now) => ({ ...now, convoy: null })))}
        testID="field-convoy"
      />
      {convoy && (
        <>
          <Fields
            of={convoy}
            onChange={(to) => set((now) => ({ ...now, ...to }))}
            rows={[{ choice: 'side', label: t('scenarios.edit.convoySide'), options: SIDE_CHOICES }]}
            testID="field-convoy"
          />
          <OpeningSection
            scenario={draft}
            selectedId={convoy.groups.length === 1 ? only?.id : undefined}
            onTap={convoy.groups.length === 1 ? (at) => setGroup(0, { position: onTable(draft, at) }) : undefined}
            hint={convoy.groups.length === 1 ? t('scenarios.edit.positionHint') : undefined}
          />
          {convoy.groups.map((group, place) => (
            <Card key={group.id} testID={`group-${place}`}>
              <Fields
                of={group}
                onChange={(to) => setGroup(place, to)}
                rows={[
                  { text: 'name', label: t('common.name'), most: 60 },
                  { number: 'count', label: t('scenarios.edit.count'), range: [1, 60] },
                ]}
                testID={`group-${place}`}
              />
              <PlacedFields
                placed={group}
                table={draft.table}
                onChange={(placed) => setGroup(place, placed)}
                testID={`group-${place}`}
              />
              <RemoveButton
                what={group.name}
                onPress={() => changeWithUndo((now) => withoutGroup(now, place), removed(group.name))}
                testID={`group-${place}-remove`}
              />
            </Card>
          ))}
          <Button
            icon="plus"
            label={t('scenarios.edit.addGroup')}
            disabled={convoy.groups.length >= MOST_GROUPS}
            onPress={add}
            testID="add-group"
          />
          <Fields
            of={convoy}
            onChange={(to) => set((now) => ({ ...now, ...to }))}
            rows={[
              { text: 'note', label: t('scenarios.edit.convoyNote'), most: SCENARIO_LIMITS.text, multiline: true },
            ]}
            testID="field-convoy"
          />
        </>
      )}
    </>
  );
}

const withoutGroup = (draft: ScenarioDraft, place: number): ScenarioDraft =>
  draft.convoy
    ? { ...draft, convoy: { ...draft.convoy, groups: draft.convoy.groups.filter((_, at) => at !== place) } }
    : draft;
