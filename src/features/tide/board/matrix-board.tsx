import { useState } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { useT } from '@/messages/messages';
import { type ChitPair, type FightView, manoeuvre } from '@/rules/tide/index';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { ManoeuvreResult } from './manoeuvre-result';
import { Matrix } from './matrix';
import { meetingWords } from './matrix-words';

export type Pairs = readonly [japanese: ChitPair, russian: ChitPair];

/** The pairs on the table, once both are revealed. */
export function revealedPairs(fight: FightView | null): Pairs | null {
  if (fight === null || fight.result === null) return null;
  const { ijn, irn } = fight.chits;
  return ijn === null || irn === null || ijn === 'hidden' || irn === 'hidden' ? null : [ijn, irn];
}

/** Narrower than this the cells need the margins of the screen. */
const NARROW = 350;

interface MatrixBoardProps {
  /** Where it begins: the pairs that lie on the table. */
  first?: Pairs | null;
  onPairs?: (pairs: Pairs) => void;
}

/** The matrix to look things up in: a tap on a cell says what it brings. */
export function MatrixBoard({ first = null, onPairs }: MatrixBoardProps) {
  const t = useT();
  const [tapped, setTapped] = useState<Pairs | null>(null);
  const isNarrow = useWindowDimensions().width < NARROW;
  const pairs = tapped ?? first;
  return (
    <>
      <View style={{ marginHorizontal: isNarrow ? -space.edge : 0 }}>
        <Matrix
          row={pairs?.[0] ?? null}
          column={pairs?.[1] ?? null}
          onCell={(japanese, russian) => {
            setTapped([japanese, russian]);
            onPairs?.([japanese, russian]);
          }}
        />
      </View>
      <View aria-live="polite">
        {pairs === null ? (
          <Text color="ink2">{t('tide.board.matrix.pick')}</Text>
        ) : (
          <Stack gap="sm">
            <Text as="name" testID="matrix-cell">
              {meetingWords(...pairs)}
            </Text>
            <ManoeuvreResult result={manoeuvre(...pairs)} />
          </Stack>
        )}
      </View>
    </>
  );
}
