import { type ComponentProps, type ReactNode, useState } from 'react';

import '@/messages/instruments';

import { useT } from '@/messages/messages';
import { type Cells, cellsOf, type OwnerTable, type TableForm, type TableSource } from '@/rules/common/owner-table';
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
  forms: readonly {
    readonly form: TableForm;
    readonly label: string;
    readonly shortLabel?: string;
    readonly words: TableWords;
  }[];
  /** Whether the app has a table of its own for it. */
  hasHouse: boolean;
  saved: OwnerTable | null;
  /** Settles once it is on disk. */
  onSave: (table: OwnerTable) => Promise<void>;
  onBack: () => void;
  /** At the end of the header: sharing, say. */
  right?: ReactNode;
}

/** The three ways to a table that is printed in the owner's copy only: typed in, the house's, or asked for at each roll. */
export function OwnTableScreen({ table, forms, hasHouse, saved, onSave, onBack, right }: OwnTableScreenProps) {
  const t = useT();
  const toasts = useToast();
  const [first] = forms;
  const [way, setWay] = useState(() => wayOf(saved, forms));
  const typed = forms.find(({ form }) => form.id === way);
  const { title, subtitle } = (typed ?? first)?.words ?? { title: '', subtitle: '' };

  /** Whether it is on disk; where it is not, the player reads so. */
  const save = (change: Partial<OwnerTable>): Promise<boolean> => {
    const before = saved ?? { id: table, name: title, table, source: 'none', form: first?.form.id ?? '', cells: {} };
    return onSave({ ...before, ...change }).then(
      () => true,
      () => {
        toasts.show({ message: t('ownTable.notSaved') });
        return false;
      },
    );
  };
  const choose = (next: string) => {
    setWay(next);
    if (next === 'house' || next === 'none') void save({ source: next });
  };
  const choice = (
    <SegmentedChoice
      label={t('ownTable.way')}
      options={[
        ...forms.map(({ form, label, shortLabel }) => ({ value: form.id, label, shortLabel })),
        ...(hasHouse ? [{ value: 'house', label: t('ownTable.house') }] : []),
        { value: 'none', label: t('ownTable.each'), shortLabel: t('ownTable.eachShort') },
      ]}
      value={way}
      onChange={choose}
      testID="table-way"
    />
  );
  if (!typed) {
    return (
      <Screen title={title} subtitle={subtitle} back={onBack} right={right} testID="table-way-screen">
        {choice}
        <Row>
          <TableTag source={way as TableSource} />
        </Row>
        <Text>{way === 'house' ? t('ownTable.houseText') : t('ownTable.eachText')}</Text>
      </Screen>
    );
  }
  const { form, words } = typed;
  return (
    <TypedTable
      key={form.id}
      form={form}
      words={words}
      // Cells of the other form mean something else: each form keeps none but its own.
      first={saved?.form === form.id ? saved.cells : {}}
      above={choice}
      onChange={(next) => void save({ form: form.id, cells: next })}
      onSave={(cells) =>
        // What is not on disk stays before the eyes.
        void save({ source: 'yours', form: form.id, cells }).then((isKept) => isKept && onBack())
      }
      onBack={onBack}
      right={right}
    />
  );
}

type TypedTableProps = Omit<ComponentProps<typeof TableEditor>, 'cells'> & { first: Cells };

/** What is typed stands here at once: the next key may come before the disk has the last. */
export function TypedTable({ first, onChange, ...editor }: TypedTableProps) {
  const [cells, setCells] = useState(first);
  return (
    <TableEditor
      {...editor}
      cells={cells}
      onChange={(next) => {
        setCells(next);
        onChange(next);
      }}
    />
  );
}

/** Where it was left: a table that is not finished is gone on with, whatever its results come from until then. */
function wayOf(saved: OwnerTable | null, forms: OwnTableScreenProps['forms']): string {
  if (saved === null) return forms[0]?.form.id ?? '';
  const form = forms.find(({ form: { id } }) => id === saved.form)?.form;
  const typed = Object.keys(saved.cells).length;
  const isBegun = form !== undefined && typed > 0 && typed < cellsOf(form).length;
  return saved.source === 'yours' || (saved.source === 'none' && isBegun) ? saved.form : saved.source;
}
