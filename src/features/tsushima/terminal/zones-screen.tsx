import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { RuleLine } from '@/kit/rule-line';
import { JOINT_BAND } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { type GroupView, inZones, mustMoveOn, type Where } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useAct, useGame } from '../game';
import { GroupRow } from '../move/group-row';
import { isPlace, WhereForm } from '../move/where-form';

/** Ships in strategic zones go on to the next one; without a friendly port there they must (TSU-16). */
export function ZonesScreen() {
  const t = useT();
  const act = useAct();
  const { id, state, view } = useGame();
  const back = useBack(gameAddress(id));
  const [moves, setMoves] = useState<Readonly<Record<string, Where>>>({});
  const [open, setOpen] = useState<string | null>(null);
  const groups = inZones(state).flatMap((group) => {
    const shown = view.groups[group.id];
    return shown === undefined ? [] : [{ shown, isMust: mustMoveOn(state, group) }];
  });
  const left = groups.filter(({ shown, isMust }) => isMust && moves[shown.id] === undefined).length;
  const isDue = view.step === 'terminal' && !view.terminal.zones;
  const keep = async () => {
    const told = Object.entries(moves).map(([group, where]) => ({ group, where }));
    if (await act({ type: 'moveZones', moves: told })) back();
  };
  const opened = groups.find(({ shown }) => shown.id === open)?.shown;
  return (
    <Screen
      title={t('tsushima.row.zones.title')}
      band={JOINT_BAND}
      back={{ label: t('common.back'), onPress: back }}
      flush
      testID="zones"
      actionBar={
        isDue
          ? {
              main: (
                <Button
                  kind="primary"
                  label={t('tsushima.zones.keep', { count: Object.keys(moves).length })}
                  onPress={() => void keep()}
                  testID="zones-keep"
                />
              ),
            }
          : undefined
      }
    >
      <RuleLine words={t('tsushima.zones.rule')} rule="TSU-16" />
      {groups.length === 0 && <Text style={{ padding: space.edge }}>{t('tsushima.row.zones.none')}</Text>}
      {left > 0 && (
        <Text style={{ paddingHorizontal: space.edge }}>{t('tsushima.row.zones.must', { count: left })}</Text>
      )}
      {groups.map(({ shown }) => (
        <GroupRow
          key={shown.id}
          group={{ ...shown, where: moves[shown.id] ?? shown.where, moved: moves[shown.id] !== undefined }}
          isMarked
          onPress={() => setOpen(shown.id)}
        />
      ))}
      {opened && (
        <ZoneSheet
          group={opened}
          onKeep={(where) => setMoves({ ...moves, [opened.id]: where })}
          onClose={() => setOpen(null)}
        />
      )}
    </Screen>
  );
}

interface SheetProps {
  group: GroupView;
  onKeep: (where: Where) => void;
  onClose: () => void;
}

function ZoneSheet({ group, onKeep, onClose }: SheetProps) {
  const t = useT();
  const { nameOf } = useGame();
  const [where, setWhere] = useState<Where>({ kind: 'zone', name: '' });
  const keep = () => {
    onClose();
    onKeep(where);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={nameOf(group.id)}
      testID="zone-sheet"
      foot={
        <Button
          kind="primary"
          label={t('tsushima.zones.next')}
          disabled={!isPlace(where)}
          onPress={keep}
          testID="zone-keep"
        />
      }
    >
      <WhereForm value={where} onChange={setWhere} kinds={['zone', 'port']} />
    </Sheet>
  );
}
