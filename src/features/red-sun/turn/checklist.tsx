import { useT } from '@/messages/messages';
import type { Row } from '@/rules/red-sun/index';
import { ToggleRow } from '@/ui/toggle-row';

import { useAct, useGame } from '../game';

/** The rows of a stage that nothing else settles. `instead`: what a tap on a row does besides ticking it. */
export function Checklist({ instead = {} }: { instead?: Partial<Record<Row, () => void>> }) {
  const t = useT();
  const act = useAct();
  const { rows } = useGame().view;
  return rows.map(({ row, done }) => {
    const open = done ? undefined : instead[row];
    return (
      <ToggleRow
        key={row}
        kind="checkbox"
        title={t(`red-sun.owed.row-${row}`)}
        on={done}
        onChange={() => (open ? open() : void act({ type: 'tick', row, done: !done }))}
        testID={`row-${row}`}
      />
    );
  });
}
