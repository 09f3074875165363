import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { takenOff, toggled } from '@/features/play/turn/choices';
import { useRollHere } from '@/features/play/turn/use-roll-here';
import { percentSpoken, percentShort } from '@/kit/odds-charts/odds-words';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { type ActivationView, type Command as RedSunCommand, isEliminated, lendable } from '@/rules/red-sun/index';
import { Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';
import { space } from '@/ui/tokens';

import { type TurnBodyProps, useGame } from '../game';
import { NOT_LENT } from './land-next';
import type { Command } from './unit-facts';

interface Props extends TurnBodyProps {
  commands: readonly Command[];
}

/** The supreme headquarters, then army by army with its units: a tap rolls for one, the filled button for the next (RSR-7). */
export function ActivationPanel({ commands, owed, choice, onChoose }: Props) {
  const t = useT();
  const router = useRouter();
  const roll = useRollHere();
  const { id, state, view } = useGame();
  const [first] = owed;
  const value = view.side && lendable(state, view.side);
  const viewOf = (who: string) => view.activation.find((each) => each.id === who);
  const isLent = !takenOff(choice).includes(NOT_LENT);
  const press = (each: ActivationView, lend: boolean) => {
    if (each.need === null) return router.push(gameAddress(id, `unit/${each.id}`));
    const command: RedSunCommand = { type: 'activate', who: [each.id], lend };
    void roll(command);
  };
  return (
    <>
      <RuleLine words={t('red-sun.land.moves')} rule="RSR-7" />
      {commands.map(({ hq, units }) => {
        const own = hq && viewOf(hq.id);
        const isNext = first !== undefined && first.about === hq?.id;
        const left = units.filter((unit) => !isEliminated(unit));
        const mayLend = own?.lent != null && own.mayTry;
        return (
          <Stack key={hq?.id ?? ''} paddingTop="sm">
            {hq && own && (
              <TrierRow
                name={hq.name}
                trier={mayLend && isLent ? { ...own, ...own.lent } : own}
                state={hq.activation}
                isHead
                isNext={isNext && first.code !== 'activate-units'}
                waits={t('red-sun.land.supremeFirst')}
                onPress={() => press(own, mayLend && isLent)}
              />
            )}
            {hq && mayLend && isNext && value !== null && (
              <ToggleRow
                kind="checkbox"
                title={t('red-sun.land.lend', { value })}
                subtitle={t('red-sun.land.lendText')}
                on={isLent}
                onChange={() => onChoose(toggled(choice, NOT_LENT))}
                testID="lend"
              />
            )}
            {left.map((unit) => {
              const trier = viewOf(unit.id);
              return (
                trier && (
                  <TrierRow
                    key={unit.id}
                    name={unit.name}
                    trier={trier}
                    state={unit.activation}
                    isNext={isNext && first.code === 'activate-units' && unit.activation === 'ready'}
                    waits={t('red-sun.land.waits')}
                    onPress={() => press(trier, false)}
                  />
                )
              );
            })}
          </Stack>
        );
      })}
    </>
  );
}

interface TrierRowProps {
  name: string;
  trier: ActivationView;
  state: 'ready' | 'active' | 'failed';
  isHead?: boolean;
  isNext: boolean;
  /** Why it may not roll yet. */
  waits: string;
  onPress: () => void;
}

/** Somebody who rolls a number or less, and what came of it. */
function TrierRow({ name, trier, state, isHead = false, isNext, waits, onPress }: TrierRowProps) {
  const t = useT();
  const { id, need, p, mayTry } = trier;
  const isReady = state === 'ready';
  const isHopeless = need !== null && need.value < 1;
  // More than a die can show is no need.
  const number = Math.min(6, need?.value ?? 0);
  const words = !isReady
    ? t(`red-sun.land.${state}`)
    : need === null || p === null
      ? t('red-sun.land.noNumber')
      : !mayTry
        ? waits
        : isHopeless
          ? t('red-sun.land.cannot')
          : t('red-sun.land.needSaid', { need: number, percent: percentSpoken(p) });
  return (
    <ListRow
      variant={isNext ? 'next' : isReady && mayTry ? 'card' : 'plain'}
      leading={isHead ? undefined : <View style={{ width: space.sm }} />}
      title={name}
      subtitle={isReady && !mayTry ? (need === null ? t('red-sun.land.noNumberText') : waits) : undefined}
      label={`${name}, ${words}`}
      detail={
        isReady && mayTry && need !== null && p !== null ? (
          <Text as="control" color="ink2">
            {isHopeless
              ? t('red-sun.land.cannot')
              : t('red-sun.land.chance', { need: number, percent: percentShort(p) })}
          </Text>
        ) : undefined
      }
      trailing={
        isReady ? (
          isNext && isHead ? (
            <Tag text={t('play.next')} tone="now" />
          ) : undefined
        ) : (
          <Tag
            text={words}
            icon={state === 'active' ? 'check' : undefined}
            tone={state === 'active' ? 'plain' : 'caution'}
          />
        )
      }
      onPress={isReady ? onPress : undefined}
      testID={`try-${id}`}
    />
  );
}
