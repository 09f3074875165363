import { useState } from 'react';

import '@/messages/instruments';

import { useT } from '@/messages/messages';
import type { OwnerTable, TableForm, TableSource } from '@/rules/common/owner-table';
import { Row } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';

import { TableEditor } from './table-editor';
import { TableTag } from './table-tag';
import type { TableWords } from './table-words';

export interface OwnTableScreenProps {
  /** Which table of the book. */
  table: string;
  forms: readonly { readonly form: TableForm; readonly label: string; readonly words: TableWords }[];
  /** Whether the app has a table of its own for it. */
  hasHouse: boolean;
  saved: OwnerTable | null;
  /** Settles once it is on disk. */
  onSave: (table: OwnerTable) => Promise<void>;
  onBack: () => void;
}

/** The three ways to a table that is printed in the owner's copy only: typed in, the house's, or asked for at each roll. */
export function OwnTableScreen({ table, forms, hasHouse, saved, onSave, onBack }: OwnTableScreenProps) {
  const t = useT();
  const toasts = useToast();
  const [first] = forms;
  const [way, setWay] = useState(() => wayOf(saved, first?.form.id ?? ''));
  const typed = forms.find(({ form }) => form.id === way);
  const { title, subtitle } = (typed ?? first)?.words ?? { title: '', subtitle: '' };

  const save = (change: Partial<OwnerTable>): Promise<void> => {
    const before = saved ?? { id: table, name: title, table, source: 'none', form: first?.form.id ?? '', cells: {} };
    return onSave({ ...before, ...change }).catch(() => toasts.show({ message: t('ownTable.notSaved') }));
  };
  const choose = (next: string) => {
    setWay(next);
    if (next === 'house' || next === 'none') void save({ source: next });
  };
  const choice = (
    <SegmentedChoice
      label={t('ownTable.way')}
      options={[
        ...forms.map(({ form, label }) => ({ value: form.id, label })),
        ...(hasHouse ? [{ value: 'house', label: t('ownTable.house') }] : []),
        { value: 'none', label: t('ownTable.each') },
      ]}
      value={way}
      onChange={choose}
      testID="table-way"
    />
  );
  if (!typed) {
    return (
      <Screen title={title} subtitle={subtitle} back={onBack} testID="table-way-screen">
        {choice}
        <Row>
          <TableTag source={way as TableSource} />
        </Row>
        <Text>{way === 'house' ? t('ownTable.houseText') : t('ownTable.eachText')}</Text>
      </Screen>
    );
  }
  const { form, words } = typed;
  // Cells of the other form mean something else: each form keeps none but its own.
  const cells = saved?.form === form.id ? saved.cells : {};
  return (
    <TableEditor
      key={form.id}
      form={form}
      words={words}
      cells={cells}
      above={choice}
      onChange={(next) => void save({ form: form.id, cells: next })}
      onSave={(next) => void save({ source: 'yours', form: form.id, cells: next }).then(onBack)}
      onBack={onBack}
    />
  );
}

const wayOf = (saved: OwnerTable | null, first: string): string =>
  saved === null ? first : saved.source === 'yours' ? saved.form : saved.source;
