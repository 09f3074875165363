import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { ACTS, DAMAGE, type Edge, SCENARIO_LIMITS, type ScenarioEffect, SIDES, withLight } from '@/rules/togo/index';
import { Text } from '@/ui/text';

import { ChipsField } from './chips-field';
import { edgeChoices, type Field, Fields, patched, phaseChoices, Toggle } from './fields';
import { FormationField } from './formation-field';
import { LightFields } from './light-fields';
import { DieField, TriggerFields } from './trigger-fields';
import type { EffectFormProps } from './use-edit';
import { WhenField } from './when-field';
import { WhoField } from './who-field';

/** A form for each kind of effect: its own numbers, then whom it concerns and when, where it has those. */
export function EffectForm(props: EffectFormProps) {
  const { edit, effect, onChange, testID } = props;
  return (
    <>
      <OwnFields {...props} />
      {'who' in effect && (
        <WhoField edit={edit} who={effect.who} onChange={(who) => onChange({ ...effect, who })} testID={testID} />
      )}
      {hasWhen(effect) && (
        <WhenField
          edit={edit}
          when={effect.when}
          onChange={(when) => onChange(patched(effect, { when }))}
          testID={testID}
        />
      )}
    </>
  );
}

type Timed = Extract<ScenarioEffect, { readonly when?: unknown }>;
const TIMELESS: readonly string[] = [
  'starting-damage',
  'anchored',
  'arrival-roll',
  'straight-turns',
  'firing-turns',
  'trigger',
];
const hasWhen = (effect: ScenarioEffect): effect is Timed => !TIMELESS.includes(effect.type);

const DIE = [1, 6] as const;
const LONGEST = 48;

function OwnFields({ edit, effect, onChange, testID }: EffectFormProps) {
  const t = useT();
  const { draft } = edit;
  const fields = <E extends ScenarioEffect>(of: E, rows: readonly (Field<E> | false)[]) => (
    <Fields of={of} onChange={(to) => onChange(patched(of, to))} rows={rows} testID={testID} />
  );
  const atLeast = { number: 'atLeast', id: 'at-least', label: t('scenarios.edit.atLeast'), range: DIE } as const;
  const turns = { number: 'turns', label: t('scenarios.edit.turns'), range: [1, SCENARIO_LIMITS.turns] } as const;
  const inches = (most: number) =>
    ({ number: 'inches', label: t('scenarios.edit.inches'), range: [0, most, 0.5], format: inchWords }) as const;

  switch (effect.type) {
    case 'anchored':
    case 'speed-halved':
    case 'no-unplanned-roll':
    case 'half-dice':
      return null;
    case 'starting-damage':
      return (
        <Fields
          of={effect.hits}
          onChange={(to) => onChange({ ...effect, hits: { ...effect.hits, ...to } })}
          rows={DAMAGE.map((letter) => ({
            number: letter,
            label: t('scenarios.edit.markers', { letter }),
            range: [0, 9],
          }))}
          testID={testID}
        />
      );
    case 'seen': {
      const distance = { label: t('scenarios.edit.distance'), range: [0, LONGEST, 0.5], format: inchWords } as const;
      return fields(effect, [
        { toggle: 'within', id: 'within', label: t('scenarios.edit.within'), on: 4 },
        effect.within !== undefined && { number: 'within', id: 'inches', ...distance },
      ]);
    }
    case 'weigh-anchor':
      return fields(effect, [atLeast]);
    case 'arrival-roll': {
      const late = SIDES.flatMap((side) => draft.sides[side].formations).filter(({ arrives }) => arrives);
      const lines = late.map(({ id, name }) => ({ value: id, label: name }));
      return (
        <>
          {late.length === 0 && <Text>{t('scenarios.edit.noLate')}</Text>}
          {fields(effect, [
            late.length > 0 && { chips: 'formations', label: t('scenarios.edit.lateFormations'), options: lines },
            atLeast,
            { toggle: 'eased', label: t('scenarios.edit.easedToggle'), on: Math.max(1, effect.atLeast - 1) },
            effect.eased !== undefined && { number: 'eased', label: t('scenarios.edit.eased'), range: DIE },
          ])}
        </>
      );
    }
    case 'sighting':
      return (
        <>
          <LightFields
            light={effect.light}
            range={effect.range}
            label={t('scenarios.edit.range')}
            limits={[0, LONGEST, 0.5]}
            onLight={(light) => {
              const now = { ...draft, light: effect.light, sightingRange: effect.range };
              onChange({ ...effect, light, range: withLight(now, light).sightingRange });
            }}
            onRange={(range) => onChange({ ...effect, range })}
            testID={testID}
          />
          {fields(effect, [{ toggle: 'die', label: t('scenarios.edit.dieToggle'), on: { atMost: 3 } }])}
          {effect.die && <DieField effect={effect} die={effect.die} onChange={onChange} testID={testID} />}
        </>
      );
    case 'speed-cap':
      return (
        <>
          <Toggle
            title={t('scenarios.edit.opening')}
            on={effect.inches === 'opening'}
            onChange={(on) => onChange({ ...effect, inches: on ? 'opening' : 2 })}
            testID={`${testID}-opening`}
          />
          {effect.inches !== 'opening' && (
            <Fields
              of={{ inches: effect.inches }}
              onChange={(to) => onChange({ ...effect, ...to })}
              rows={[inches(8)]}
              testID={testID}
            />
          )}
        </>
      );
    case 'speed-loss':
      return fields(effect, [inches(8)]);
    case 'exit':
      return (
        <ChipsField<Edge>
          label={t('scenarios.edit.edges')}
          options={edgeChoices(t)}
          chosen={effect.edges.map(({ edge }) => edge)}
          onChange={(edges) =>
            onChange({
              ...effect,
              edges: edges.map((edge) => effect.edges.find((each) => each.edge === edge) ?? { edge }),
            })
          }
          testID={`${testID}-edges`}
        />
      );
    case 'straight-turns':
      return (
        <>
          <FormationField edit={edit} effect={effect} onChange={onChange} testID={testID} />
          {fields(effect, [turns])}
        </>
      );
    case 'forbidden': {
      const acts = ACTS.map((act) => ({ value: act, label: t(`scenarios.act.${act}`) }));
      return fields(effect, [{ chips: 'acts', label: t('scenarios.edit.acts'), options: acts }]);
    }
    case 'gun-reach':
      return fields(effect, [
        {
          choice: 'battery',
          label: t('scenarios.edit.battery'),
          options: [
            { value: 'main', label: t('scenarios.edit.main'), shortLabel: t('scenarios.edit.mainShort') },
            { value: 'all', label: t('scenarios.edit.allGuns'), shortLabel: t('scenarios.edit.allGunsShort') },
          ],
        },
        inches(24),
      ]);
    case 'firing-turns':
      return fields(effect, [turns]);
    case 'trigger':
      return <TriggerFields edit={edit} effect={effect} onChange={onChange} testID={testID} />;
    case 'reminder':
      return fields(effect, [{ chips: 'phases', label: t('scenarios.edit.phases'), options: phaseChoices(t) }]);
  }
}
