import { type ReactNode, useState } from 'react';

import { BandMark } from '@/kit/band-mark';
import { bandOf, type Navy } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import type { Json, Tagged } from '@/rules/rulebook';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Row } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Tag } from '@/ui/tag';

import { useAct } from '../act-provider';
import { gameAddress } from '../addresses';
import { SubjectHistory } from '../log/subject-history';
import { useGame } from '../open-game';
import type { Field, Values } from './fields';
import { FieldsSheet } from './fields-sheet';

interface CounterPageProps {
  subject: { readonly id: string; readonly name: string; readonly side: Navy; readonly isHouse: boolean };
  subtitle: string;
  facts: readonly { readonly label: string; readonly value: string }[];
  fieldsOf: (values: Values) => readonly Field[];
  values: Values;
  /** The commands that bring what was entered about; nothing changed, nothing is sent. */
  commandsOf: (values: Values) => readonly Tagged[];
  children?: ReactNode;
  /** Under everything: what takes the counter away. */
  foot?: ReactNode;
  testID: string;
}

/** One counter: what is printed on it, what has become of it, and every value to be set by hand. */
export function CounterPage(props: CounterPageProps) {
  const { subject, subtitle, facts, fieldsOf, values, commandsOf, children, foot, testID } = props;
  const t = useT();
  const act = useAct();
  const { id } = useGame();
  const back = useBack(gameAddress(id));
  const marks = useSettings((settings) => settings.marks);
  const [editing, setEditing] = useState(false);
  const save = async (next: Values) => {
    for (const command of commandsOf(next)) if (!(await act(command))) return;
  };
  return (
    <Screen
      title={subject.name}
      subtitle={subtitle}
      back={{ label: t('common.back'), onPress: back }}
      band={bandOf(subject.side)}
      right={<BandMark side={subject.side} marks={marks} />}
      testID={testID}
    >
      {subject.isHouse && (
        <Row>
          <Tag tone="caution" text={t('play.fields.house')} />
        </Row>
      )}
      <Card padded={false}>
        {facts.map(({ label, value }) => (
          <ListRow key={label} title={label} value={value} />
        ))}
      </Card>
      {children}
      <Button icon="pencil" label={t('play.fields.edit')} onPress={() => setEditing(true)} testID="edit-counter" />
      <SubjectHistory
        subject={subject.id}
        title={t('play.fields.history')}
        empty={t('play.fields.noHistory')}
        testID="counter-history"
      />
      {foot}
      {editing && (
        <FieldsSheet
          title={subject.name}
          note={t('play.fields.editNote')}
          fieldsOf={fieldsOf}
          first={values}
          onSave={(next) => void save(next)}
          onClose={() => setEditing(false)}
        />
      )}
    </Screen>
  );
}

/** An address of something that is not in this campaign. */
export function NoSuch({ testID }: { testID: string }) {
  const t = useT();
  const { id } = useGame();
  const back = useBack(gameAddress(id));
  const title = t('play.fields.noSuch');
  return (
    <Screen title={title} back={{ label: t('common.back'), onPress: back }} testID={testID}>
      <EmptyState icon="ship" title={title} text={t('play.fields.noSuchText')} />
    </Screen>
  );
}

interface Correction extends Tagged {
  readonly type: 'correct';
  readonly path: readonly string[];
  readonly value: Json;
}

/** Fields that were changed, each corrected by hand. */
export const corrections = (
  path: readonly [string, string],
  before: Values,
  after: Values,
  fields: readonly string[],
): readonly Correction[] =>
  fields.flatMap((field) => {
    const value = after[field] ?? null;
    return before[field] === value ? [] : [{ type: 'correct' as const, path: [...path, field], value }];
  });

/** Whether any of these was changed. */
export const isChanged = (before: Values, after: Values, fields: readonly string[]): boolean =>
  fields.some((field) => (before[field] ?? null) !== (after[field] ?? null));
