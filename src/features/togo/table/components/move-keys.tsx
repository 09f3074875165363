import { useWindowDimensions, View, type ViewStyle } from 'react-native';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { skeleton, space, stroke } from '@/ui/tokens';

import type { TableActions } from '../actions';
import type { TableModel } from '../model';
import type { Selection } from '../use-selection';
import { changeUi } from '../table-store';
import { stepGhost } from '../use-table-keys';
import { effectWords, evasionWords, namesOf } from '../words';

/** The move that is being made, step by step, for those who do not drag; and what it does to her fire. */
export function MoveKeys({ model, shown, actions }: { model: TableModel; shown: Selection; actions: TableActions }) {
  const t = useT();
  const { color } = useTheme();
  // A phone on its side has no room for rows: all in one leaves the chart some.
  const lies = useWindowDimensions().height < LOW;
  const { ghost, mover } = shown;
  if (!ghost || !mover) return null;
  const { facts } = ghost;
  const [effect, ...besides] = effectWords(t, facts, mover);
  const open = mover.threats.filter(({ evasion }) => evasion === 'open');
  const key = (label: string, spoken: string, way: readonly [number, number], testID: string, run?: number) => (
    <View style={{ flex: 1 }}>
      <Button label={label} spokenLabel={spoken} onPress={() => stepGhost(model, way, run)} testID={testID} />
    </View>
  );
  return (
    <View
      style={{
        ...{ paddingVertical: space.sm, paddingHorizontal: space.edge, backgroundColor: color.paper },
        ...{ borderTopWidth: stroke.frame, borderColor: color.ruleStrong },
      }}
    >
      <View style={lies ? ROW : COLUMN}>
        <View style={lies && { flex: 1 }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.md }}>
            <Text as="textStrong" style={{ flex: 1 }} aria-live="polite" testID="move-effect">
              {effect}
            </Text>
            <Button
              kind="link"
              label={t('table.notMoving')}
              onPress={() => changeUi({ ghost: null })}
              testID="table-not-moving"
            />
          </View>
          {/* There before its words are: a region that comes with them is not heard. */}
          <View aria-live="polite" testID="move-besides">
            {besides.map((words) => (
              <Text key={words} as="text2" testID="move-fire">
                {words}
              </Text>
            ))}
            {evasionWords(t, model, mover, facts).map((words) => (
              <Text key={words} as="text2" testID="move-evasion">
                {words}
              </Text>
            ))}
          </View>
        </View>
        {open.length > 0 && (
          <Button
            label={t('move.evasion.declare', { name: namesOf(open) })}
            onPress={() => void actions.evade([...new Set(open.map(({ target }) => target))])}
            testID="move-evade"
          />
        )}
        <View style={{ flexDirection: 'row', gap: space.sm, ...(lies && { flex: 1 }) }}>
          {key(t('table.port'), t('table.portSpoken'), [-1, 0], 'move-port')}
          {key(t('table.ahead'), t('table.aheadSpoken'), [0, -1], 'move-ahead', 0.5)}
          {key(t('table.starboard'), t('table.starboardSpoken'), [1, 0], 'move-starboard')}
          {key(t('table.back'), t('table.backSpoken'), [0, 1], 'move-back')}
        </View>
      </View>
    </View>
  );
}

const LOW = 480;
const COLUMN: ViewStyle = { width: '100%', maxWidth: skeleton.maxWidth, alignSelf: 'center', gap: space.xs };
const ROW: ViewStyle = { flexDirection: 'row', alignItems: 'center', gap: space.md };
