import { winnerWords } from '@/kit/scenario-words/victory-words';
import { SIDE_CHOICES } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Condition, Verdict, Victory } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { NamedChoice } from '@/ui/named-choice';
import { Section } from '@/ui/section';
import { Heading, Text } from '@/ui/text';

import { ConditionFields } from './condition-fields';
import { SUNK } from './deed-field';
import { RemoveButton, Toggle } from './fields';
import type { Edit } from './use-edit';

interface VerdictFieldsProps {
  edit: Edit;
  onChange: (to: (victory: Victory) => Victory) => void;
}

const MOST = { verdicts: 12, conditions: 8 } as const;

/** The higher total wins: what most scenarios want, by one tap. */
const HIGHER_WINS: readonly Verdict[] = [
  { winner: 'ijn', if: [{ type: 'ahead', side: 'ijn', times: 1 }] },
  { winner: 'irn', if: [{ type: 'ahead', side: 'irn', times: 1 }] },
];

export function VerdictFields({ edit, onChange }: VerdictFieldsProps) {
  const t = useT();
  const { verdicts } = edit.draft.victory;
  const set = (to: (verdicts: readonly Verdict[]) => readonly Verdict[]) =>
    onChange((victory) => ({ ...victory, verdicts: to(victory.verdicts) }));
  return (
    <Section title={t('scenarios.verdicts')} aside={String(verdicts.length)}>
      <Text as="text2" color="ink2">
        {t('scenarios.page.verdictHint')}
      </Text>
      {verdicts.map((verdict, place) => (
        <VerdictCard
          key={`${verdicts.length}-${place}`}
          edit={edit}
          verdict={verdict}
          number={place + 1}
          onChange={(to) => set((now) => now.map((each, at) => (at === place ? to : each)))}
          onRemove={() => set((now) => now.filter((_, at) => at !== place))}
          testID={`verdict-${place}`}
        />
      ))}
      <Button
        icon="plus"
        label={t('scenarios.edit.addHigher')}
        disabled={verdicts.length + HIGHER_WINS.length > MOST.verdicts}
        onPress={() => set((now) => [...now, ...HIGHER_WINS])}
        testID="add-higher"
      />
      <Button
        icon="plus"
        label={t('scenarios.edit.addVerdict')}
        disabled={verdicts.length >= MOST.verdicts}
        onPress={() => set((now) => [...now, { winner: 'ijn', if: [] }])}
        testID="add-verdict"
      />
    </Section>
  );
}

interface VerdictCardProps {
  edit: Edit;
  verdict: Verdict;
  number: number;
  onChange: (verdict: Verdict) => void;
  onRemove: () => void;
  testID: string;
}

function VerdictCard({ edit, verdict, number, onChange, onRemove, testID }: VerdictCardProps) {
  const t = useT();
  const setConditions = (conditions: readonly Condition[]) => onChange({ ...verdict, if: conditions });
  const side = verdict.winner === 'draw' ? 'ijn' : verdict.winner;
  const other = side === 'ijn' ? 'irn' : 'ijn';
  const isFull = verdict.if.length >= MOST.conditions;
  const fresh: readonly (readonly [id: string, label: string, condition: Condition])[] = [
    ['points', t('scenarios.edit.addPoints'), { type: 'points', side, atLeast: 5 }],
    ['ahead', t('scenarios.edit.addAhead'), { type: 'ahead', side, times: 1 }],
    ['count', t('scenarios.edit.addCount'), { type: 'count', of: { side: other }, deed: SUNK, atLeast: 1 }],
  ];
  return (
    <Card testID={testID}>
      <Heading as="name" level={3}>
        {t('scenarios.edit.verdict', { number })}
      </Heading>
      <NamedChoice<Verdict['winner']>
        label={t('scenarios.edit.winner')}
        value={verdict.winner}
        onChange={(winner) => onChange({ ...verdict, winner })}
        options={[...SIDE_CHOICES, { value: 'draw', label: t('scenarios.verdict.draw') }]}
        testID={`${testID}-winner`}
      />
      {verdict.winner !== 'draw' && (
        <Toggle
          title={t('scenarios.edit.decisive')}
          subtitle={t('scenarios.edit.decisiveText')}
          on={verdict.decisive ?? false}
          onChange={(decisive) => onChange({ ...verdict, decisive })}
          testID={`${testID}-decisive`}
        />
      )}
      <Text as="textStrong">{t('scenarios.edit.conditions')}</Text>
      {verdict.if.length === 0 && <Text color="ink2">{t('scenarios.page.noConditions')}</Text>}
      {verdict.if.map((condition, place) => (
        <ConditionFields
          key={`${verdict.if.length}-${place}`}
          edit={edit}
          condition={condition}
          onChange={(to) => setConditions(verdict.if.map((each, at) => (at === place ? to : each)))}
          onRemove={() => setConditions(verdict.if.filter((_, at) => at !== place))}
          testID={`${testID}-if-${place}`}
        />
      ))}
      {fresh.map(([id, label, condition]) => (
        <Button
          key={id}
          icon="plus"
          label={label}
          disabled={isFull}
          onPress={() => setConditions([...verdict.if, condition])}
          testID={`${testID}-add-${id}`}
        />
      ))}
      <RemoveButton what={winnerWords(verdict, t)} onPress={onRemove} testID={`${testID}-remove`} />
    </Card>
  );
}
