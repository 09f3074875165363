import { useMemo, useState } from 'react';

import { useDiceMode } from '@/features/play/dice-mode';
import { BandMark } from '@/kit/band-mark';
import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import { expectedWords } from '@/kit/dice-strip/strip-words';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useAct, useGame } from '../game';
import { DivisionRow } from './division-row';
import { DivisionSheet } from './division-sheet';
import { type DivisionAim, volleyCommand, volleyOf } from './volley';

/** Who of a side fires at whom, with the hits to expect: one look, one tap for all of it. A row opens what may be changed. */
export function VolleyScreen({ param }: { param: string }) {
  const side: Side = param === 'irn' ? 'irn' : 'ijn';
  const t = useT();
  const act = useAct();
  const { id, state, view, nameOf } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const { mode, choose } = useDiceMode();
  const [aims, setAims] = useState<Readonly<Record<string, DivisionAim>>>({});
  const [open, setOpen] = useState<string | null>(null);
  const leave = useBack(`/battle/${id}`);
  const back = { label: t('common.back'), onPress: leave };
  const cease = async () => {
    if (await act({ type: 'finishSide', side })) leave();
  };
  const { divisions, expected } = useMemo(() => volleyOf(state, view, side, aims), [state, view, side, aims]);
  const command = volleyCommand(divisions);
  const opened = divisions.find(({ counter }) => counter === open);
  return (
    <Screen
      title={t('volley.title', { side: nameOf(side) })}
      subtitle={t('battle.fire.subtitle', { turn: view.turn })}
      back={back}
      band={bandOf(side)}
      right={<BandMark side={side} marks={marks} />}
      flush
      testID="volley"
      actionBar={
        command === null
          ? {
              main: (
                <Button
                  kind="primary"
                  label={t('battle.ceaseFire', { side: nameOf(side) })}
                  onPress={() => void cease()}
                  testID="volley-cease"
                />
              ),
            }
          : {
              aside: (
                <Stack accessible>
                  <Text as="key" testID="volley-expected">
                    {expectedWords(expected)}
                  </Text>
                  <Text as="text2" color="ink2">
                    {t('volley.all', { count: command.fires.length })}
                  </Text>
                </Stack>
              ),
              main: (
                <Button
                  kind="primary"
                  icon="target"
                  label={t('volley.fireAll')}
                  onPress={() => void act(command, { dice: mode, replace: true })}
                  testID="fire-all"
                />
              ),
            }
      }
      lowRow={<DiceSwitch mode={mode} onMode={choose} />}
    >
      {divisions.map((division) => (
        <DivisionRow
          key={division.counter}
          division={division}
          icon="next"
          onPress={() => setOpen(division.counter)}
          testID={`volley-${division.counter}`}
        />
      ))}
      {divisions.some(({ firing }) => firing.some(({ at }) => at.turn === null)) && (
        <Text as="text2" color="ink2" style={{ padding: space.edge }} testID="volley-unmeasured">
          {t('volley.unmeasured')}
        </Text>
      )}
      {divisions.length === 0 && (
        <EmptyState icon="target" title={t('volley.empty')} text={t('volley.emptyText')} testID="volley-none" />
      )}
      {opened && (
        <DivisionSheet
          division={opened}
          onAim={(aim) => setAims({ ...aims, [opened.counter]: { ...aims[opened.counter], ...aim } })}
          onClose={() => setOpen(null)}
        />
      )}
    </Screen>
  );
}
