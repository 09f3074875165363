import { conditionWords } from '@/kit/scenario-words/victory-words';
import { SIDE_CHOICES } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Condition } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { Text } from '@/ui/text';

import { DeedField } from './deed-field';
import { Fields, RemoveButton, Toggle } from './fields';
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
      {condition.type === 'count' ? (
        <CountFields {...props} condition={condition} />
      ) : (
        <PointFields {...props} condition={condition} />
      )}
      <RemoveButton what={words} onPress={onRemove} testID={`${testID}-remove`} />
    </Card>
  );
}

type PointsProps = ConditionFieldsProps & { condition: Exclude<Condition, Count> };

function PointFields({ condition, onChange, testID }: PointsProps) {
  const t = useT();
  const side = { choice: 'side', label: t('common.sideLabel'), options: SIDE_CHOICES } as const;
  const points = t('scenarios.edit.conditionPoints');
  return condition.type === 'points' ? (
    <Fields
      of={condition}
      onChange={(to) => onChange({ ...condition, ...to })}
      rows={[side, { number: 'atLeast', id: 'points', label: points, range: [-200, 200] }]}
      testID={testID}
    />
  ) : (
    <Fields
      of={condition}
      onChange={(to) => onChange({ ...condition, ...to })}
      rows={[side, { number: 'times', label: t('scenarios.edit.times'), range: [1, 10, 0.5] }]}
      testID={testID}
    />
  );
}

type Count = Extract<Condition, { type: 'count' }>;

function CountFields({ edit, condition, onChange, testID }: ConditionFieldsProps & { condition: Count }) {
  const t = useT();
  const { atLeast: _, atMost, ...plain } = condition;
  const isMost = atMost !== undefined;
  return (
    <>
      <Toggle
        title={t('scenarios.edit.countToggle')}
        on={isMost}
        onChange={(on) => onChange(on ? { ...plain, atMost: 0 } : { ...plain, atLeast: 1 })}
        testID={`${testID}-most-on`}
      />
      <Fields
        of={condition}
        onChange={(to) => onChange({ ...condition, ...to })}
        rows={[
          isMost
            ? { number: 'atMost', id: 'at-most', label: t('scenarios.edit.countAtMost'), range: [0, 99] }
            : { number: 'atLeast', id: 'at-least', label: t('scenarios.edit.countAtLeast'), range: [0, 99] },
        ]}
        testID={testID}
      />
      <DeedField deed={condition.deed} onChange={(deed) => onChange({ ...condition, deed })} testID={testID} />
      <WhoField edit={edit} who={condition.of} onChange={(of) => onChange({ ...condition, of })} testID={testID} />
    </>
  );
}
