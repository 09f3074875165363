import './words';

import { useState } from 'react';

import type { QuickFormProps, ShelfBook } from '@/features/play/shelf-book';
import { TotalLadder } from '@/kit/ladder/total-ladder';
import { OwnTableScreen } from '@/kit/own-table/own-table-screen';
import type { TableWords } from '@/kit/own-table/table-words';
import type { OwnerTable, TableForm } from '@/rules/common/owner-table';
import type { Tagged } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';

const FORM: TableForm = {
  id: 'start',
  rows: ['strike'],
  columns: ['one', 'two'],
  entry: { type: 'number', least: 2, most: 12, none: true },
  order: 'rows',
  facts: [{ id: 'more', type: 'order', along: 'row', way: 'rising', strictly: true, level: 'error', rule: 'TOY-4' }],
};

const WORDS: TableWords = {
  title: 'Table of strikes',
  subtitle: 'Type it from your copy',
  hint: 'The lowest total that scores.',
  corner: '',
  row: () => 'Strike',
  column: (column) => (column === 'one' ? 'One hit from' : 'Two hits from'),
  problem: ({ values }) => `Two hits from ${values[1]}, one from ${values[0]}?`,
};

function StrikeTable({ onBack }: { onBack: () => void }) {
  const [saved, setSaved] = useState<OwnerTable | null>(null);
  return (
    <OwnTableScreen
      table="strikes"
      forms={[{ form: FORM, label: 'Start values', words: WORDS }]}
      hasHouse
      saved={saved}
      onSave={async (table) => setSaved(table)}
      onBack={onBack}
    />
  );
}

const AimForm = ({ head, forms, rolls, keep, onRolled }: QuickFormProps) => {
  const roll = () => onRolled('Aim ≥9: total 11', { type: 'keepRoll', total: 11 } as Tagged);
  return (
    <Screen
      {...head}
      actionBar={{ main: <Button kind="primary" label="Roll aim" onPress={roll} testID="roll-aim" /> }}
      testID="quick-aim"
    >
      {forms}
      {keep}
      <TotalLadder label="Aim" resultOf={(total) => ({ brings: total >= 9 ? 'hit' : 'miss', scores: total >= 9 })} />
      {rolls}
    </Screen>
  );
};

const HoldForm = ({ head, forms, rolls }: QuickFormProps) => (
  <Screen {...head} testID="quick-hold">
    {forms}
    {rolls}
  </Screen>
);

/** What the toy shows of itself on the shelf. */
export const toyShelfBook: ShelfBook = {
  glyph: [{ d: 'M5 6h30v30H5z', width: 2 }],
  shortName: 'Toy',
  does: 'Keeps both cards secret and turns them up together.',
  newCampaign: { usualName: 'Toy campaign', setup: (rulings) => ({ rulings }) },
  quick: [
    { id: 'aim', label: 'Aim', Form: AimForm },
    { id: 'hold', label: 'Hold', Form: HoldForm },
  ],
  tables: [{ id: 'strikes', title: 'Table of strikes', useSource: () => 'none', Editor: StrikeTable }],
  rulings: [
    {
      id: 'ties',
      rule: 'TOY-2',
      question: 'Who turns up first?',
      options: [
        { value: 'together', label: 'Together' },
        { value: 'red', label: 'Red' },
      ],
    },
  ],
  rules: ['TOY-1', 'TOY-2', 'TOY-3', 'TOY-4'],
};
