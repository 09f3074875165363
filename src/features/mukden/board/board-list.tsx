import { ScrollView } from 'react-native';

import { useT } from '@/messages/messages';
import type { CampaignView } from '@/rules/mukden/index';
import { EmptyState } from '@/ui/empty-state';
import { ListRow } from '@/ui/list-row';
import { space } from '@/ui/tokens';

import { CounterMark } from '../counter-mark';
import { stateWords, unitSaid } from '../forces/unit-words';
import { CRITICAL } from './board-model';

interface BoardListProps {
  view: CampaignView;
  onOpen: (unit: string) => void;
}

/** The same facts as on the board, hex by hex from the north-west: for the ear, and for whoever would rather read. */
export function BoardList({ view, onOpen }: BoardListProps) {
  const t = useT();
  const stacks = [...view.stacks].sort((a, b) => a.hex.localeCompare(b.hex));
  if (stacks.length === 0) {
    return <EmptyState icon="compass" title={t('mukden.board.list.empty')} text={t('mukden.board.list.emptyText')} />;
  }
  return (
    <ScrollView style={{ flex: 1 }} contentContainerStyle={{ paddingBottom: space.lg }} testID="board-list">
      {stacks.map(({ hex, top, below }) => {
        const unit = view.units[top];
        if (unit === undefined) return null;
        const facts = [
          ...placeOf(hex).map((place) => t(`mukden.board.list.critical.${place}`)),
          ...stateWords(unit),
          ...(unit.hasLine === true ? [t('mukden.board.list.line')] : []),
          ...(below > 0 ? [t('mukden.forces.below', { count: below })] : []),
        ];
        return (
          <ListRow
            key={hex}
            leading={<CounterMark unit={unit} flipped={!unit.ready} below={below} breadth={36} />}
            title={unit.name}
            subtitle={facts.join(' · ')}
            value={hex}
            label={[
              hex,
              unitSaid(unit, below),
              ...(unit.hasLine === true ? [t('mukden.board.list.lineSaid')] : []),
            ].join(', ')}
            onPress={() => onOpen(top)}
            testID={`stack-${hex}`}
          />
        );
      })}
    </ScrollView>
  );
}

const placeOf = (hex: string) => (['mukden', 'liaoyang'] as const).filter((place) => CRITICAL[place] === hex);
