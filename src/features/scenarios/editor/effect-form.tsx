import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import {
  ACTS,
  DAMAGE,
  type Edge,
  EDGES,
  PHASE_IDS,
  SCENARIO_LIMITS,
  type ScenarioEffect,
  SIDES,
  withLight,
} from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { NamedChoice } from '@/ui/named-choice';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { ChipsField } from './chips-field';
import type { EffectFormProps } from './effect-props';
import { NumberField } from './fields';
import { FormationField } from './formation-field';
import { TriggerFields } from './trigger-fields';
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
          onChange={(when) => {
            const { when: _, ...always } = effect;
            onChange((when === undefined ? always : { ...effect, when }) as ScenarioEffect);
          }}
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

function OwnFields({ edit, effect, onChange, testID }: EffectFormProps) {
  const t = useT();
  const { draft } = edit;
  const die = (label: string, value: number, to: (face: number) => ScenarioEffect, key: string) => (
    <NumberField
      label={label}
      value={value}
      onChange={(face) => onChange(to(face))}
      range={[1, 6]}
      testID={`${testID}-${key}`}
    />
  );
  const length = (label: string, value: number, to: (inches: number) => ScenarioEffect, max = 48) => (
    <NumberField
      label={label}
      value={value}
      onChange={(by) => onChange(to(by))}
      range={[0, max, 0.5]}
      format={inchWords}
      testID={`${testID}-inches`}
    />
  );
  const turns = (value: number, to: (turns: number) => ScenarioEffect) => (
    <NumberField
      label={t('scenarios.edit.turns')}
      value={value}
      onChange={(count) => onChange(to(count))}
      range={[1, SCENARIO_LIMITS.turns]}
      testID={`${testID}-turns`}
    />
  );
  const toggle = (title: string, on: boolean, to: (on: boolean) => ScenarioEffect, key: string) => (
    <Card padded={false}>
      <ToggleRow title={title} on={on} onChange={(next) => onChange(to(next))} testID={`${testID}-${key}`} />
    </Card>
  );

  switch (effect.type) {
    case 'anchored':
    case 'speed-halved':
    case 'no-unplanned-roll':
    case 'half-dice':
      return null;
    case 'starting-damage':
      return DAMAGE.map((letter) => (
        <NumberField
          key={letter}
          label={t('scenarios.edit.markers', { letter })}
          value={effect.hits[letter] ?? 0}
          onChange={(count) => onChange({ ...effect, hits: { ...effect.hits, [letter]: count } })}
          range={[0, 9]}
          testID={`${testID}-${letter}`}
        />
      ));
    case 'seen': {
      const { within, ...always } = effect;
      return (
        <>
          {toggle(
            t('scenarios.edit.within'),
            within !== undefined,
            (on) => (on ? { ...effect, within: 4 } : always),
            'within',
          )}
          {within !== undefined && length(t('scenarios.edit.distance'), within, (by) => ({ ...effect, within: by }))}
        </>
      );
    }
    case 'weigh-anchor':
      return die(t('scenarios.edit.atLeast'), effect.atLeast, (atLeast) => ({ ...effect, atLeast }), 'at-least');
    case 'arrival-roll': {
      const { eased, ...plain } = effect;
      const late = SIDES.flatMap((side) => draft.sides[side].formations).filter(({ arrives }) => arrives);
      return (
        <>
          {late.length === 0 ? (
            <Text>{t('scenarios.edit.noLate')}</Text>
          ) : (
            <ChipsField
              label={t('scenarios.edit.lateFormations')}
              options={late.map(({ id, name }) => ({ value: id, label: name }))}
              chosen={effect.formations}
              onChange={(formations) => onChange({ ...effect, formations })}
              testID={`${testID}-formations`}
            />
          )}
          {die(t('scenarios.edit.atLeast'), effect.atLeast, (atLeast) => ({ ...effect, atLeast }), 'at-least')}
          {toggle(
            t('scenarios.edit.easedToggle'),
            eased !== undefined,
            (on) => (on ? { ...effect, eased: Math.max(1, effect.atLeast - 1) } : plain),
            'eased-on',
          )}
          {eased !== undefined && die(t('scenarios.edit.eased'), eased, (to) => ({ ...effect, eased: to }), 'eased')}
        </>
      );
    }
    case 'sighting': {
      const { die: thrown, ...plain } = effect;
      return (
        <>
          <NamedChoice
            label={t('common.light')}
            value={effect.light}
            onChange={(light) => {
              const { sightingRange } = withLight(
                { ...draft, light: effect.light, sightingRange: effect.range },
                light,
              );
              onChange({ ...effect, light, range: sightingRange });
            }}
            options={[
              { value: 'day', label: t('scenarios.light.day'), icon: 'sun' },
              { value: 'night', label: t('scenarios.light.night'), icon: 'moon' },
            ]}
            testID={`${testID}-light`}
          />
          {effect.light === 'night' ? (
            <NamedChoice
              label={t('scenarios.edit.range')}
              value={String(effect.range)}
              onChange={(range) => onChange({ ...effect, range: Number(range) })}
              options={['2', '4'].map((range) => ({ value: range, label: inchWords(Number(range)) }))}
              testID={`${testID}-night-range`}
            />
          ) : (
            length(t('scenarios.edit.range'), effect.range, (range) => ({ ...effect, range }))
          )}
          {toggle(
            t('scenarios.edit.dieToggle'),
            thrown !== undefined,
            (on) => (on ? { ...effect, die: { atMost: 3 } } : plain),
            'die-on',
          )}
          {thrown &&
            die(t('scenarios.edit.atMost'), thrown.atMost, (atMost) => ({ ...effect, die: { atMost } }), 'at-most')}
        </>
      );
    }
    case 'speed-cap':
      return (
        <>
          {toggle(
            t('scenarios.edit.opening'),
            effect.inches === 'opening',
            (on) => ({ ...effect, inches: on ? 'opening' : 2 }),
            'opening',
          )}
          {effect.inches !== 'opening' &&
            length(t('scenarios.edit.inches'), effect.inches, (by) => ({ ...effect, inches: by }), 8)}
        </>
      );
    case 'speed-loss':
      return length(t('scenarios.edit.inches'), effect.inches, (by) => ({ ...effect, inches: by }), 8);
    case 'exit':
      return (
        <ChipsField<Edge>
          label={t('scenarios.edit.edges')}
          options={EDGES.map((edge) => ({ value: edge, label: t(`scenarios.direction.${edge}`) }))}
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
          {turns(effect.turns, (count) => ({ ...effect, turns: count }))}
        </>
      );
    case 'forbidden':
      return (
        <ChipsField
          label={t('scenarios.edit.acts')}
          options={ACTS.map((act) => ({ value: act, label: t(`scenarios.act.${act}`) }))}
          chosen={effect.acts}
          onChange={(acts) => onChange({ ...effect, acts })}
          testID={`${testID}-acts`}
        />
      );
    case 'gun-reach':
      return (
        <>
          <NamedChoice
            label={t('scenarios.edit.battery')}
            value={effect.battery}
            onChange={(battery) => onChange({ ...effect, battery })}
            options={[
              { value: 'main', label: t('scenarios.edit.main'), shortLabel: t('scenarios.edit.mainShort') },
              { value: 'all', label: t('scenarios.edit.allGuns'), shortLabel: t('scenarios.edit.allGunsShort') },
            ]}
            testID={`${testID}-battery`}
          />
          {length(t('scenarios.edit.inches'), effect.inches, (by) => ({ ...effect, inches: by }), 24)}
        </>
      );
    case 'firing-turns':
      return turns(effect.turns, (count) => ({ ...effect, turns: count }));
    case 'trigger':
      return <TriggerFields edit={edit} effect={effect} onChange={onChange} testID={testID} />;
    case 'reminder':
      return (
        <ChipsField
          label={t('scenarios.edit.phases')}
          options={PHASE_IDS.map((phase) => ({ value: phase, label: t(`scenarios.phase.${phase}`) }))}
          chosen={effect.phases}
          onChange={(phases) => onChange({ ...effect, phases })}
          testID={`${testID}-phases`}
        />
      );
  }
}
