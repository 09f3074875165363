import { useRouter } from 'expo-router';
import { useState } from 'react';

import { PickSheet } from '@/kit/pick-sheet';
import { useT } from '@/messages/messages';
import { SCENARIO_LIMITS, type ScenarioEffect, type SpecialRule } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Heading, Text } from '@/ui/text';

import { EFFECT_TYPES, effectWords } from '../words/effect-words';
import { EffectForm } from './effect-form';
import { Fields, patched, RemoveButton } from './fields';
import { freshEffect } from './fresh-effect';
import type { Edit } from './use-edit';

interface RulePartProps {
  edit: Edit;
  place: number;
  rule: SpecialRule;
}

const MOST_EFFECTS = 8;

/** A sentence, and what it does to the numbers: from the vocabulary, or as a reminder in its phases. */
export function RulePart({ edit, place, rule }: RulePartProps) {
  const t = useT();
  const router = useRouter();
  const [adding, setAdding] = useState(false);
  const { draft, change, changeWithUndo } = edit;
  const set = (to: (rule: SpecialRule) => SpecialRule) =>
    change((now) => ({ ...now, specialRules: now.specialRules.map((each, at) => (at === place ? to(each) : each)) }));
  const setEffects = (to: (effects: readonly ScenarioEffect[]) => readonly ScenarioEffect[]) =>
    set((now) => ({ ...now, effects: to(now.effects) }));
  const remove = () => {
    changeWithUndo(
      (now) => ({ ...now, specialRules: now.specialRules.filter((_, at) => at !== place) }),
      t('scenarios.edit.removedRule', { number: place + 1 }),
    );
    router.dismissTo(`/scenarios/${draft.id}/edit/rules`);
  };
  return (
    <>
      <Fields
        of={rule}
        onChange={(to) => set((now) => patched(now, to))}
        rows={[
          { text: 'text', label: t('scenarios.edit.ruleText'), most: SCENARIO_LIMITS.text, multiline: true },
          {
            toggle: 'optional',
            id: 'optional',
            label: t('scenarios.page.optional'),
            subtitle: t('scenarios.edit.ruleOptionalText'),
            on: true,
          },
        ]}
        testID="field-rule"
      />
      <Section title={t('scenarios.edit.effects')} aside={String(rule.effects.length)}>
        {rule.effects.map((effect, at) => (
          <Card key={`${rule.effects.length}-${at}-${effect.type}`} testID={`effect-${at}`}>
            <Heading as="name" level={3}>
              {t(`scenarios.effectName.${effect.type}`)}
            </Heading>
            <Text as="text2" color="ink2" aria-live="polite">
              {effectWords(effect, edit.checked.names, t).what.join(' ')}
            </Text>
            <EffectForm
              edit={edit}
              effect={effect}
              onChange={(to) => setEffects((now) => now.map((each, other) => (other === at ? to : each)))}
              testID={`effect-${at}`}
            />
            <RemoveButton
              what={t(`scenarios.effectName.${effect.type}`)}
              onPress={() => setEffects((now) => now.filter((_, other) => other !== at))}
              testID={`effect-${at}-remove`}
            />
          </Card>
        ))}
        <Button
          icon="plus"
          label={t('scenarios.edit.addEffect')}
          disabled={rule.effects.length >= MOST_EFFECTS}
          onPress={() => setAdding(true)}
          testID="add-effect"
        />
      </Section>
      <Button
        kind="danger"
        icon="delete"
        label={t('scenarios.edit.removeRule')}
        onPress={remove}
        testID="remove-rule"
      />
      {adding && (
        <PickSheet
          title={t('scenarios.edit.chooseEffect')}
          options={EFFECT_TYPES.map((type) => ({
            key: type,
            value: type,
            label: t(`scenarios.effectName.${type}`),
            hint: effectWords(freshEffect(type, draft), edit.checked.names, t).what[0],
          }))}
          onPick={(type) => setEffects((now) => [...now, freshEffect(type, draft)])}
          onClose={() => setAdding(false)}
          testID="pick-effect"
        />
      )}
    </>
  );
}
