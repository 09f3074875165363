import { ScrollView } from 'react-native';

import { type MarkStyle, SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import type { Battle } from '@/rules/tsushima/index';
import { ListRow } from '@/ui/list-row';
import { space } from '@/ui/tokens';

import type { OpenGame } from '../game';
import type { BoardModel } from './board-model';
import { laneWords, rowTitle, rowWords, unitName } from './unit-words';

interface BoardListProps {
  game: OpenGame;
  battle: Battle;
  model: BoardModel;
  marks: MarkStyle;
  onOpen: (id: string) => void;
}

/** The same facts as on the board, lane by lane: for the ear, and for whoever would rather read. A row has its orders. */
export function BoardList({ game, battle, model, marks, onOpen }: BoardListProps) {
  const tokens = [...model.tokens].sort((a, b) => a.column - b.column || a.side.localeCompare(b.side));
  return (
    <ScrollView style={{ flex: 1 }} contentContainerStyle={{ paddingBottom: space.lg }} testID="board-list">
      {tokens.map((token) => (
        <ListRow
          key={token.id}
          leading={<SideMark side={ensignOf(token.side)} marks={marks} width={26} />}
          title={unitName(game, token.id)}
          subtitle={rowWords(game, battle, model, token)}
          value={laneWords(token)}
          label={[rowTitle(game, token), rowWords(game, battle, model, token)].join(', ')}
          onPress={() => onOpen(token.id)}
          testID={`unit-${token.id}`}
        />
      ))}
    </ScrollView>
  );
}
