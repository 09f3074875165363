import { useT } from '@/messages/messages';
import { SCENARIO_LIMITS } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { TextField } from '@/ui/text-field';

import type { Edit } from './use-edit';

export function WordsPart({ edit: { draft, change } }: { edit: Edit }) {
  const t = useT();
  return (
    <>
      <TextField
        label={t('scenarios.edit.history')}
        value={draft.history}
        onChange={(history) => change((now) => ({ ...now, history }))}
        maxLength={SCENARIO_LIMITS.text}
        multiline
        testID="field-history"
      />
      <TextField
        label={t('scenarios.edit.sizeNote')}
        value={draft.size.note}
        onChange={(note) => change((now) => ({ ...now, size: { ...now.size, note } }))}
        maxLength={200}
        testID="field-size-note"
      />
      <Lines
        title={t('scenarios.facts')}
        lines={draft.facts}
        onChange={(to) => change((now) => ({ ...now, facts: to(now.facts) }))}
        testID="facts"
      />
      <Lines
        title={t('scenarios.edit.variants')}
        lines={draft.variants}
        onChange={(to) => change((now) => ({ ...now, variants: to(now.variants) }))}
        testID="variants"
      />
      <Lines
        title={t('scenarios.edit.uncertain')}
        lines={draft.uncertain}
        onChange={(to) => change((now) => ({ ...now, uncertain: to(now.uncertain) }))}
        testID="uncertain"
      />
    </>
  );
}

interface LinesProps {
  title: string;
  lines: readonly string[];
  onChange: (to: (lines: readonly string[]) => readonly string[]) => void;
  testID: string;
}

const MOST_LINES = 40;

function Lines({ title, lines, onChange, testID }: LinesProps) {
  const t = useT();
  return (
    <Section title={title} aside={String(lines.length)}>
      {lines.map((line, place) => {
        const label = t('scenarios.edit.line', { number: place + 1 });
        return (
          // Fields keep their own words, so a line that went takes the others' fields with it.
          <Stack key={`${lines.length}-${place}`} gap="sm">
            <TextField
              label={label}
              value={line}
              onChange={(text) => onChange((now) => now.map((each, at) => (at === place ? text : each)))}
              maxLength={SCENARIO_LIMITS.text}
              multiline
              testID={`${testID}-${place}`}
            />
            <Button
              label={t('scenarios.edit.remove')}
              spokenLabel={t('scenarios.edit.removeSpoken', { what: label })}
              onPress={() => onChange((now) => now.filter((_, at) => at !== place))}
              testID={`${testID}-${place}-remove`}
            />
          </Stack>
        );
      })}
      <Button
        icon="plus"
        label={t('scenarios.edit.addLine')}
        disabled={lines.length >= MOST_LINES}
        onPress={() => onChange((now) => [...now, ''])}
        testID={`${testID}-add`}
      />
    </Section>
  );
}
