import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { nearMisses } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { space } from '@/ui/tokens';

import { kindWord } from '../ship-words';

interface NoShipsProps {
  text: string;
  onShowAll: () => void;
  onOpen: (id: string) => void;
}

/** Nothing found: what a misspelt name may have meant, and the way back to all of them. */
export function NoShips({ text, onShowAll, onOpen }: NoShipsProps) {
  const t = useT();
  const near = nearMisses(text);
  return (
    <View>
      <EmptyState
        icon="ship"
        title={t('ships.none.title')}
        text={t('ships.none.text')}
        action={<Button label={t('ships.none.clear')} onPress={onShowAll} testID="show-all" />}
        testID="no-ships"
      />
      {near.length > 0 && (
        <View style={{ paddingTop: space.md }}>
          <View style={{ paddingHorizontal: space.edge }}>
            <SectionHeader title={t('ships.none.near')} />
          </View>
          {near.map(({ id, name, kind }) => (
            <ListRow key={id} title={name} subtitle={kindWord(kind)} onPress={() => onOpen(id)} testID={`near-${id}`} />
          ))}
        </View>
      )}
    </View>
  );
}
