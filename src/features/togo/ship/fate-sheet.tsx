import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { EDGES, type Edge, type Ship } from '@/rules/togo/index';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { Tag } from '@/ui/tag';

import { FATE_CHOICES, fateChoice } from '../words/fate-words';
import { useActWithToast, useGame } from '../game';

/** She strikes, runs ashore, is taken or leaves: each with what it means. One tap writes it down, and Undo is in sight. */
export function FateSheet({ ship: id, onClose }: { ship: string; onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const { view, nameOf } = useGame();
  const [leaving, setLeaving] = useState(false);
  const ship = view.ships[id];
  if (!ship) return null;
  const set = (fate: Ship['fate'], edge?: Edge) => {
    onClose();
    void act({ type: 'setFate', ship: id, fate, ...(edge === undefined ? {} : { edge }) });
  };
  if (leaving) {
    return (
      <Sheet open onClose={onClose} title={t('changes.fate.edge')} closeLabel={t('common.close')} testID="edge-sheet">
        <View>
          {EDGES.map((edge) => (
            <ListRow
              key={edge}
              title={t(`scenarios.edge.${edge}`)}
              onPress={() => set('left', edge)}
              testID={`edge-${edge}`}
            />
          ))}
          <ListRow title={t('changes.fate.anyEdge')} onPress={() => set('left')} testID="edge-any" />
        </View>
      </Sheet>
    );
  }
  return (
    <Sheet open onClose={onClose} title={t('changes.fate.title', { name: nameOf(id) })} testID="fate-sheet">
      <View>
        {FATE_CHOICES.map((fate) => {
          const { name, means } = fateChoice(fate);
          return fate === ship.fate ? (
            <ListRow
              key={fate}
              variant="next"
              title={name}
              subtitle={means}
              trailing={<Tag text={t('changes.fate.now')} tone="now" />}
              testID={`fate-${fate}`}
            />
          ) : (
            <ListRow
              key={fate}
              title={name}
              subtitle={means}
              onPress={() => (fate === 'left' ? setLeaving(true) : set(fate))}
              testID={`fate-${fate}`}
            />
          );
        })}
      </View>
    </Sheet>
  );
}
