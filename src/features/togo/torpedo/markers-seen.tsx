import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { space } from '@/ui/tokens';

import { markerLine, markerName, markerNumber } from './marker-words';
import { useGame } from '../game';

const BOTH: readonly Side[] = ['ijn', 'irn'];

/**
 * This turn's torpedo markers as both sides see them: face down a number, turned up everything that is written on them.
 * With `at` only those turned up because that formation begins to move.
 */
export function MarkersSeen({ at }: { at?: string }) {
  const t = useT();
  const { view, nameOf } = useGame();
  // What was rolled for in D is over; the log tells what came of it.
  const now = Object.values(view.markers).filter(
    ({ turn, state }) => turn === view.turn && state !== 'gone' && (state !== 'resolved' || view.phase <= 'D'),
  );
  // On a phone of one side its own are known before they are turned up: its sealed page has those.
  const shown = now.filter(
    ({ attack, state }) =>
      attack !== null && state !== 'hidden' && (at === undefined || view.ships[attack.target]?.formation === at),
  );
  const down = at === undefined ? now.filter(({ state }) => state === 'hidden') : [];
  if (shown.length + down.length === 0) return null;
  return (
    <View testID="markers-seen">
      <View style={{ paddingHorizontal: space.edge, paddingTop: space.md }}>
        <SectionHeader title={t('torpedo.seen.title')} />
      </View>
      {shown.map((marker) => (
        <ListRow
          key={marker.id}
          variant="plain"
          leading={<Mark side={marker.side} />}
          title={markerName(marker, nameOf)}
          subtitle={markerLine(marker, view, nameOf)}
          trailing={marker.state === 'resolved' ? <Icon name="check" size={24} strong /> : undefined}
          testID={`marker-${marker.id}`}
        />
      ))}
      {BOTH.map((side) => {
        const own = down.filter((marker) => marker.side === side).map(({ id }) => markerNumber(id));
        if (own.length === 0) return null;
        return (
          <ListRow
            key={side}
            variant="plain"
            leading={<Mark side={side} />}
            title={t('torpedo.seen.hidden', { count: own.length })}
            subtitle={t('torpedo.seen.numbers', { count: own.length, numbers: own.join(', ') })}
            testID={`markers-down-${side}`}
          />
        );
      })}
    </View>
  );
}

function Mark({ side }: { side: Side }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const label = side === 'ijn' ? t('battle.side.ijn') : t('battle.side.irn');
  return <SideMark side={ensignOf(side)} marks={marks} width={30} label={label} />;
}
