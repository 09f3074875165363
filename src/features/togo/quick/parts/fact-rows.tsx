import { Fragment } from 'react';

import { percentShort } from '@/kit/odds-charts/odds-words';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';

/** Chances one under the other. */
export function ChanceRows({ rows, testID }: { rows: readonly { name: string; chance: number }[]; testID: string }) {
  return (
    <Card padded={false} testID={testID}>
      {rows.map(({ name, chance }) => (
        <Fragment key={name}>
          <ListRow title={name} value={percentShort(chance)} />
        </Fragment>
      ))}
    </Card>
  );
}
