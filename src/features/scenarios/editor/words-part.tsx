import { useT } from '@/messages/messages';
import { SCENARIO_LIMITS } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { TextField } from '@/ui/text-field';

import { Fields, RemoveButton } from './fields';
import type { Edit } from './use-edit';

export function WordsPart({ edit: { draft, change } }: { edit: Edit }) {
  const t = useT();
  return (
    <>
      <Fields
        of={draft}
        onChange={(to) => change((now) => ({ ...now, ...to }))}
        rows={[{ text: 'history', label: t('scenarios.page.history'), most: SCENARIO_LIMITS.text, multiline: true }]}
      />
      <Fields
        of={draft.size}
        onChange={(to) => change((now) => ({ ...now, size: { ...now.size, ...to } }))}
        rows={[{ text: 'note', id: 'size-note', label: t('scenarios.edit.sizeNote'), most: 200 }]}
      />
      {LISTS.map(([list, title]) => (
        <Lines
          key={list}
          title={t(title)}
          lines={draft[list]}
          onChange={(to) => change((now) => ({ ...now, [list]: to(now[list]) }))}
          testID={list}
        />
      ))}
    </>
  );
}

const LISTS = [
  ['facts', 'scenarios.facts'],
  ['variants', 'scenarios.page.variants'],
  ['uncertain', 'scenarios.page.uncertain'],
] as const;

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
            <RemoveButton
              what={label}
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
