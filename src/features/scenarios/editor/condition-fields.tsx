import { conditionWords } from '@/kit/scenario-words/victory-words';
import { SIDE_CHOICES } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Condition, Side } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { NamedChoice } from '@/ui/named-choice';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { DeedField } from './deed-field';
import { NumberField } from './fields';
import type { Edit } from './use-edit';
import { WhoField } from './who-field';

interface ConditionFieldsProps {
  edit: Edit;
  condition: Condition;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
  testID: string;
}

export function ConditionFields(props: ConditionFieldsProps) {
  const t = useT();
  const { edit, condition, onRemove, testID } = props;
  const words = conditionWords(condition, edit.checked.names, t);
  return (
    <Card testID={testID}>
      <Text as="textMedium" aria-live="polite">
        {words}
      </Text>
      {condition.type === 'count' ? <CountFields {...props} condition={condition} /> : <PointFields {...props} />}
      <Button
        label={t('scenarios.edit.remove')}
        spokenLabel={t('scenarios.edit.removeSpoken', { what: words })}
        onPress={onRemove}
        testID={`${testID}-remove`}
      />
    </Card>
  );
}

function PointFields({ condition, onChange, testID }: ConditionFieldsProps) {
  const t = useT();
  if (condition.type === 'count') return null;
  return (
    <>
      <NamedChoice<Side>
        label={t('common.sideLabel')}
        value={condition.side}
        onChange={(side) => onChange({ ...condition, side })}
        options={SIDE_CHOICES}
        testID={`${testID}-side`}
      />
      {condition.type === 'points' ? (
        <NumberField
          label={t('scenarios.edit.conditionPoints')}
          value={condition.atLeast}
          onChange={(atLeast) => onChange({ ...condition, atLeast })}
          range={[-200, 200]}
          testID={`${testID}-points`}
        />
      ) : (
        <NumberField
          label={t('scenarios.edit.times')}
          value={condition.times}
          onChange={(times) => onChange({ ...condition, times })}
          range={[1, 10, 0.5]}
          testID={`${testID}-times`}
        />
      )}
    </>
  );
}

type Count = Extract<Condition, { type: 'count' }>;

function CountFields({ edit, condition, onChange, testID }: ConditionFieldsProps & { condition: Count }) {
  const t = useT();
  const { atLeast: _, atMost, ...plain } = condition;
  const isMost = atMost !== undefined;
  return (
    <>
      <Card padded={false}>
        <ToggleRow
          title={t('scenarios.edit.countToggle')}
          on={isMost}
          onChange={(on) => onChange(on ? { ...plain, atMost: 0 } : { ...plain, atLeast: 1 })}
          testID={`${testID}-most-on`}
        />
      </Card>
      {isMost ? (
        <NumberField
          label={t('scenarios.edit.countAtMost')}
          value={atMost}
          onChange={(to) => onChange({ ...condition, atMost: to })}
          range={[0, 99]}
          testID={`${testID}-at-most`}
        />
      ) : (
        <NumberField
          label={t('scenarios.edit.countAtLeast')}
          value={condition.atLeast ?? 0}
          onChange={(to) => onChange({ ...condition, atLeast: to })}
          range={[0, 99]}
          testID={`${testID}-at-least`}
        />
      )}
      <DeedField deed={condition.deed} onChange={(deed) => onChange({ ...condition, deed })} testID={testID} />
      <WhoField edit={edit} who={condition.of} onChange={(of) => onChange({ ...condition, of })} testID={testID} />
    </>
  );
}
