import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { addRule } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Text } from '@/ui/text';

import { effectWords } from '../words/effect-words';
import { readable } from '../words/names';
import type { Edit } from './use-edit';

const MOST_RULES = 40;

export function RulesPart({ edit: { draft, change, checked } }: { edit: Edit }) {
  const t = useT();
  const router = useRouter();
  const { specialRules } = draft;
  return (
    <>
      {specialRules.length === 0 ? (
        <Text color="ink2">{t('scenarios.page.noRules')}</Text>
      ) : (
        <Card padded={false}>
          {specialRules.map(({ id, text, effects }, place) => (
            <ListRow
              key={id}
              title={text === '' ? t('scenarios.edit.ruleEmpty') : readable(text, draft, checked.names)}
              subtitle={effects.flatMap((effect) => effectWords(effect, checked.names, t).what).join(' ')}
              onPress={() => router.push(`/scenarios/${draft.id}/edit/rules/${place}`)}
              testID={`rule-row-${place}`}
            />
          ))}
        </Card>
      )}
      <Button
        icon="plus"
        label={t('scenarios.edit.addRule')}
        disabled={specialRules.length >= MOST_RULES}
        onPress={() => change(addRule)}
        testID="add-rule"
      />
    </>
  );
}
