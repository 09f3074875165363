import { useT } from '@/messages/messages';
import { changeSettings, useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';

import type { OnShelf } from './use-shelf';

const KEPT = 10;

/** A result without a campaign, on the form used last. Rolls are kept here, ten of them, and in no log. */
export function QuickScreen({ book, onBack }: { book: OnShelf; onBack: () => void }) {
  const t = useT();
  const kept = useSettings(({ quick }) => quick[book.id]);
  const { form: last, rolls } = kept ?? { form: '', rolls: [] };
  const form = book.quick.find(({ id }) => id === last) ?? book.quick[0];
  if (!form) return null;
  const keep = (change: Partial<{ form: string; rolls: readonly string[] }>) =>
    void changeSettings(({ quick }) => {
      const before = quick[book.id] ?? { form: form.id, rolls: [] };
      return { quick: { ...quick, [book.id]: { ...before, ...change, rolls: [...(change.rolls ?? before.rolls)] } } };
    }).catch(() => undefined);
  return (
    <form.Form
      key={form.id}
      head={{ title: t('shelf.quick'), subtitle: book.name, back: onBack }}
      forms={
        book.quick.length > 1 && (
          <SegmentedChoice
            label={t('shelf.forms')}
            options={book.quick.map(({ id, label, shortLabel }) => ({ value: id, label, shortLabel }))}
            value={form.id}
            onChange={(id) => keep({ form: id })}
            testID="quick-form"
          />
        )
      }
      rolls={
        <Section title={t('shelf.rolls')} testID="quick-rolls">
          {rolls.length === 0 ? (
            <Text as="text2" color="ink2">
              {t('shelf.noRolls')}
            </Text>
          ) : (
            <Card padded={false}>
              {rolls.map((line, place) => (
                <ListRow key={`${place} ${line}`} variant="plain" title={line} />
              ))}
            </Card>
          )}
        </Section>
      }
      onRolled={(line) => keep({ rolls: [line, ...rolls].slice(0, KEPT) })}
    />
  );
}
