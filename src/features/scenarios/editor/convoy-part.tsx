import { SIDE_CHOICES } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { addConvoyGroup, type ConvoyGroup, onTable, type Scenario, SCENARIO_LIMITS } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { NamedChoice } from '@/ui/named-choice';
import { TextField } from '@/ui/text-field';
import { ToggleRow } from '@/ui/toggle-row';

import { OpeningSection } from '../components/opening-section';
import { NumberField } from './fields';
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
  const [only] = convoy?.groups ?? [];
  return (
    <>
      <Card padded={false}>
        <ToggleRow
          title={t('scenarios.edit.convoy')}
          subtitle={t('scenarios.edit.convoyText')}
          on={convoy !== null}
          onChange={(on) => (on ? add() : change((now) => ({ ...now, convoy: null })))}
          testID="field-convoy"
        />
      </Card>
      {convoy && (
        <>
          <NamedChoice
            label={t('scenarios.edit.convoySide')}
            value={convoy.side}
            onChange={(side) => set((now) => ({ ...now, side }))}
            options={SIDE_CHOICES}
            testID="field-convoy-side"
          />
          <OpeningSection
            scenario={draft}
            selectedId={convoy.groups.length === 1 ? only?.id : undefined}
            onTap={convoy.groups.length === 1 ? (at) => setGroup(0, { position: onTable(draft, at) }) : undefined}
            hint={convoy.groups.length === 1 ? t('scenarios.edit.positionHint') : undefined}
          />
          {convoy.groups.map((group, place) => (
            <Card key={group.id} testID={`group-${place}`}>
              <TextField
                label={t('common.name')}
                value={group.name}
                onChange={(name) => setGroup(place, { name })}
                maxLength={60}
                testID={`group-${place}-name`}
              />
              <NumberField
                label={t('scenarios.edit.count')}
                value={group.count}
                onChange={(count) => setGroup(place, { count })}
                range={[1, 60]}
                testID={`group-${place}-count`}
              />
              <PlacedFields
                placed={group}
                table={draft.table}
                onChange={(placed) => setGroup(place, placed)}
                testID={`group-${place}`}
              />
              <Button
                icon="delete"
                label={t('scenarios.edit.remove')}
                spokenLabel={t('scenarios.edit.removeSpoken', { what: group.name })}
                onPress={() =>
                  changeWithUndo(
                    (now) =>
                      now.convoy
                        ? {
                            ...now,
                            convoy: { ...now.convoy, groups: now.convoy.groups.filter((_, at) => at !== place) },
                          }
                        : now,
                    t('scenarios.edit.removedFormation', { name: group.name }),
                  )
                }
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
          <TextField
            label={t('scenarios.edit.convoyNote')}
            value={convoy.note}
            onChange={(note) => set((now) => ({ ...now, note }))}
            maxLength={SCENARIO_LIMITS.text}
            multiline
            testID="field-convoy-note"
          />
        </>
      )}
    </>
  );
}
