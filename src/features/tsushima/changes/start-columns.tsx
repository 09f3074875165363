import { useState } from 'react';

import { useT } from '@/messages/messages';
import { BOARD_COLUMNS, SIDES } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { StepRow } from '@/ui/step-row';

import { useActWithToast, useGame } from '../game';

/** The shaded columns of this copy's board (AMB-11). In battle everybody has been placed on them already. */
export function StartColumns() {
  const t = useT();
  const { view } = useGame();
  const [isOpen, setOpen] = useState(false);
  const { ijn, irn } = view.startColumns;
  return (
    <>
      <ListRow
        title={t('tsushima.change.startColumns')}
        subtitle={t('tsushima.change.columnsNow', { ijn, irn })}
        onPress={() => setOpen(true)}
        testID="start-columns"
      />
      {isOpen && <StartColumnsSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function StartColumnsSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const [columns, setColumns] = useState(useGame().view.startColumns);
  const keep = async () => {
    if (await act({ type: 'setStartColumns', ...columns })) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('tsushima.change.startColumns')}
      testID="start-columns-sheet"
      foot={
        <Button
          kind="primary"
          label={t('tsushima.change.save')}
          onPress={() => void keep()}
          testID="start-columns-keep"
        />
      }
    >
      {SIDES.map((side) => (
        <StepRow
          key={side}
          ruled
          label={t(`tsushima.change.column.${side}`)}
          decreaseLabel={t('tsushima.change.columnDown')}
          increaseLabel={t('tsushima.change.columnUp')}
          value={columns[side]}
          min={1}
          max={BOARD_COLUMNS}
          onChange={(column) => setColumns({ ...columns, [side]: column })}
          testID={`start-${side}`}
        />
      ))}
    </Sheet>
  );
}
