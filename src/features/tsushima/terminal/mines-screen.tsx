import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { RuleLine } from '@/kit/rule-line';
import { SideMark } from '@/kit/side-mark';
import { ensignOf, JOINT_BAND } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { type Side, SIDES, sweepersAt } from '@/rules/tsushima/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';

import { useActWithToast, useGame, useRollAtOnce } from '../game';
import { HexSheet } from '../move/hex-sheet';
import { HiddenWays } from '../roll/hidden-ways';
import { sideWords } from '../words/names-in';

/** Mines are laid, and swept by six ships or more that stay in the hex (TSU-50 to TSU-52). */
export function MinesScreen() {
  const t = useT();
  const act = useActWithToast();
  const roll = useRollAtOnce();
  const { id, state, view, nameOf } = useGame();
  const back = useBack(gameAddress(id));
  const marks = useSettings((settings) => settings.marks);
  const [laying, setLaying] = useState<Side | null>(null);
  const isDue = view.step === 'terminal' && !view.terminal.mines;
  const isHidden = view.rulings.stacks === 'hidden';
  const done = async () => {
    if (await act({ type: 'skipRow', row: 'mines' })) back();
  };
  const sweeps = (isHidden ? [] : view.mines.laid)
    .flatMap(({ hex }) =>
      SIDES.map((side) => ({ hex, side, ships: sweepersAt(state, side, hex).map((ship) => ship.id) })),
    )
    .filter(({ ships }) => ships.length > 0);
  return (
    <Screen
      title={t('tsushima.row.mines.title')}
      band={JOINT_BAND}
      back={{ label: t('common.back'), onPress: back }}
      flush
      testID="mines"
      actionBar={
        isDue
          ? {
              main: (
                <Button
                  kind="primary"
                  label={t('tsushima.next.mines')}
                  onPress={() => void done()}
                  testID="mines-done"
                />
              ),
            }
          : undefined
      }
    >
      <RuleLine words={t('tsushima.mine.rule')} rule="TSU-50" />
      {SIDES.filter((side) => view.mines.left[side] > 0).map((side) => (
        <ListRow
          key={side}
          leading={<SideMark side={ensignOf(side)} marks={marks} width={26} />}
          title={t('tsushima.mine.lay', { side: sideWords(side) })}
          subtitle={t('tsushima.mine.left', { count: view.mines.left[side] })}
          onPress={() => setLaying(side)}
          testID={`lay-${side}`}
        />
      ))}
      {sweeps.map(({ hex, side, ships }) => {
        const isTried = view.tried.includes(`sweep.${hex}`);
        return (
          <ListRow
            key={`${hex} ${side}`}
            leading={<SideMark side={ensignOf(side)} marks={marks} width={26} />}
            title={t('tsushima.mine.sweep', { hex: nameOf(hex) })}
            subtitle={isTried ? t('tsushima.mine.swept') : t('tsushima.mine.ships', { count: ships.length })}
            onPress={isTried ? undefined : () => void roll({ type: 'sweepMine', hex, ships })}
            testID={`sweep-${hex}-${side}`}
          />
        );
      })}
      {view.mines.laid.map(({ hex, side }, place) => (
        // A second one in a hex may have been allowed.
        <ListRow
          key={place}
          variant="plain"
          title={nameOf(hex)}
          subtitle={t('tsushima.mine.laidBy', { side: sideWords(side) })}
        />
      ))}
      {isHidden && isDue && view.mines.laid.length > 0 && (
        <Stack padding="edge">
          <Section title={t('tsushima.mine.sweepSecret')}>
            <HiddenWays />
          </Section>
        </Stack>
      )}
      {laying && (
        <HexSheet
          title={t('tsushima.mine.lay', { side: sideWords(laying) })}
          keep={t('tsushima.mine.keep')}
          onKeep={(hex) => void act({ type: 'layMine', side: laying, hex })}
          onClose={() => setLaying(null)}
        />
      )}
    </Screen>
  );
}
