import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { Tagged } from '@/rules/rulebook';
import { changeSettings, type Settings, useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { ChipChoice } from '@/ui/chip-choice';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';

import { KeepRoll } from './components/keep-roll';
import type { OnShelf } from './use-shelf';

const KEPT = 10;
/** More forms than these do not stand beside each other. */
const MOST_SEGMENTS = 4;

type Kept = Settings['quick'][string];

/** A result without a campaign, on the form used last. Rolls are kept here, ten of them, and in no log unless a campaign wants one. */
export function QuickScreen({ book, onBack }: { book: OnShelf; onBack: () => void }) {
  const t = useT();
  const kept = useSettings(({ quick }) => quick[book.id]);
  const { form: used, rolls } = kept ?? { form: '', rolls: [] };
  const [last, setLast] = useState<{ readonly command: Tagged; readonly place: number } | null>(null);
  const form = book.quick.find(({ id }) => id === used) ?? book.quick[0];
  if (!form) return null;
  const Forms = book.quick.length > MOST_SEGMENTS ? ChipChoice : SegmentedChoice;
  const keep = (change: (before: Kept) => Kept) =>
    void changeSettings(({ quick }) => ({
      quick: { ...quick, [book.id]: change(quick[book.id] ?? { form: form.id, rolls: [] }) },
    })).catch(() => undefined);
  return (
    <form.Form
      key={form.id}
      head={{ title: t('shelf.quick'), subtitle: book.name, back: onBack }}
      forms={
        book.quick.length > 1 && (
          <Forms
            label={t('shelf.forms')}
            options={book.quick.map(({ id, label, shortLabel }) => ({ value: id, label, shortLabel }))}
            value={form.id}
            onChange={(id) => {
              setLast(null);
              keep((before) => ({ ...before, form: id }));
            }}
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
      keep={last && <KeepRoll key={last.place} book={book.id} command={last.command} />}
      onRolled={(line, command) => {
        // On those that are kept: a second roll may come before the screen has the first.
        keep((before) => ({ ...before, rolls: [line, ...before.rolls].slice(0, KEPT) }));
        setLast((before) => (command ? { command, place: (before?.place ?? 0) + 1 } : null));
      }}
    />
  );
}
