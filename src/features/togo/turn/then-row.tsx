import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { PHASE_IDS, type Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { phaseTitle } from '../words/phase-words';
import type { Step } from '../game';
import { useGame } from '../game';
import { shipName } from '../words/ship-words';

interface Props {
  onEnd: () => void;
  onStep: (step: Step) => void;
}

/** The foot of the list: who or what follows, and the way to end a side's fire or the phase before everything is settled. */
export function ThenRow({ onEnd, onStep }: Props) {
  const t = useT();
  const { view, nameOf } = useGame();
  const { acting } = view;
  const marks = useSettings((settings) => settings.marks);
  const { title, detail, side } = useFollowing();
  return (
    <View
      testID="then"
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: space.md,
        paddingHorizontal: space.edge,
        paddingVertical: space.sm,
      }}
    >
      {side !== null && <SideMark side={ensignOf(side)} marks={marks} width={30} />}
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160 }}>
        <Text as="textStrong">{title}</Text>
        {detail !== null && (
          <Text as="text2" color="ink2">
            {detail}
          </Text>
        )}
      </View>
      <View style={{ flexShrink: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: space.md }}>
        {view.phase === 'F' && acting !== null && (
          <Button
            kind="link"
            label={t('battle.ceaseFire', { side: nameOf(acting) })}
            onPress={() => onStep({ type: 'command', command: { type: 'finishSide', side: acting } })}
            testID="cease-fire"
          />
        )}
        <Button kind="link" label={t('battle.end.link')} onPress={onEnd} testID="end-phase-link" />
      </View>
    </View>
  );
}

interface Following {
  readonly title: string;
  readonly detail: string | null;
  readonly side: Side | null;
}

function useFollowing(): Following {
  const t = useT();
  const { view, nameOf } = useGame();
  const { turn, turnLimit, phase, actingNext: side } = view;
  if (phase === 'F' && side !== null) {
    const theirs = Object.values(view.ships).filter((ship) => ship.side === side);
    const count = theirs.filter(({ mayFire }) => mayFire).length;
    const silent = theirs.find(({ status }) => status === 'silenced');
    const fire = count === 0 ? t('battle.then.nobody') : t('battle.then.mayFire', { count });
    const detail = silent ? t('battle.then.withSilent', { fire, name: shipName(silent) }) : fire;
    return { title: t('battle.then.fire', { side: nameOf(side) }), detail, side };
  }
  const next = PHASE_IDS[PHASE_IDS.indexOf(phase) + 1];
  const isLast = turnLimit !== null && turn >= turnLimit;
  const title = next
    ? t('battle.then.phase', { phase: phaseTitle(next) })
    : isLast
      ? t('battle.then.end')
      : t('battle.then.turn', { turn: turn + 1 });
  return { title, detail: null, side: null };
}
