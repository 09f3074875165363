import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { lastKnown } from '@/game/curtain';
import type { BattleEvent, BattleView, Side } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useUndo } from '@/features/play/use-undo';
import { attackLine, markerNumber, type MarkerView } from './marker-words';
import { BOOK, type OpenGame, useSideGame } from '../game';

/** The sealed page: what this side has in the water, and which marker stands for it. */
export function Ledger({ side, mayLaunch }: { side: Side; mayLaunch: boolean }) {
  const t = useT();
  const { undo } = useUndo();
  const table = useSideGame(side);
  const { view, nameOf } = table;
  const own = ownMarkers(view, side);
  return (
    <Section title={t('torpedo.ledger.title')} aside={t('torpedo.ledger.sealed')} testID="ledger">
      {own.length === 0 ? (
        <Text color="ink2">{mayLaunch ? t('torpedo.ledger.none') : t('torpedo.ledger.done')}</Text>
      ) : (
        <>
          <Card padded={false}>
            {own.map((marker) => {
              const number = markerNumber(marker.id);
              return (
                <ListRow
                  key={marker.id}
                  title={
                    marker.attack === null
                      ? t('torpedo.ledger.dummy', { number })
                      : t('torpedo.ledger.row', { number, target: nameOf(marker.attack.target) })
                  }
                  subtitle={marker.attack === null ? t('torpedo.ledger.dummyText') : attackLine(marker, nameOf)}
                  testID={`ledger-${marker.id}`}
                />
              );
            })}
          </Card>
          <Text color="ink2">{t('torpedo.ledger.put')}</Text>
        </>
      )}
      {mayLaunch && isOwnLast(table, side) && (
        <View style={{ alignItems: 'flex-start', gap: space.sm }}>
          <Button
            icon="undo"
            label={t('torpedo.ledger.takeBack')}
            onPress={() => void undo()}
            testID="ledger-take-back"
          />
        </View>
      )}
    </Section>
  );
}

/** The same page on the admiral's desk, as long as anything is in the water. */
export function SealedTorpedoes({ side }: { side: Side }) {
  const { view } = useSideGame(side);
  if (!ownMarkers(view, side).some(({ state }) => state === 'hidden' || state === 'revealed')) return null;
  return (
    <View style={{ padding: space.edge }}>
      <Ledger side={side} mayLaunch={false} />
    </View>
  );
}

const ownMarkers = ({ markers, turn }: BattleView, side: Side): readonly MarkerView[] =>
  Object.values(markers)
    .filter((marker) => marker.side === side && marker.turn === turn && marker.state !== 'gone')
    .sort((a, b) => Number(markerNumber(a.id)) - Number(markerNumber(b.id)));

/** Whether the last thing this side knows of is a marker of its own: what it saw happen after it is not undone from here. */
function isOwnLast({ battle }: OpenGame, side: Side): boolean {
  const last = (lastKnown(BOOK, battle, side)?.events ?? []) as unknown as readonly BattleEvent[];
  return last.some(
    (event) => (event.type === 'TorpedoLaunched' || event.type === 'DummyMarkerPlaced') && event.side === side,
  );
}
