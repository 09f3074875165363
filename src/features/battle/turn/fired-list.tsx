import { View } from 'react-native';

import type { Battle } from '@/game/battle';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { refusalSentence } from '@/kit/words/refusal-words';
import { useT } from '@/messages/messages';
import { type BattleState, type EventOf, togoBattle, whySilent } from '@/rules/togo/index';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Marker } from '@/ui/marker';
import { SectionHeader } from '@/ui/section';
import { space } from '@/ui/tokens';

import { planStateOf, type ShipView } from '../plan-state';
import { useTable } from '../use-table';
import { eventSentence } from '../words/event-words';

/** In F: who has fired and with what result, who holds fire, and who cannot fire and why not. */
export function FiredList() {
  const t = useT();
  const { view, state, battle, nameOf } = useTable();
  if (view.phase !== 'F') return null;
  const known = Object.values(view.ships);
  const fired = known.filter((ship) => ship.fired || ship.held);
  const silent = known.flatMap((ship) => {
    const why = ship.fired || ship.held || ship.mayFire || ship.status === 'sunk' ? null : whySilent(state, ship.id);
    return why === null || why.code === 'OUT_OF_PLAY' ? [] : [{ ship, why: refusalSentence(why, nameOf) }];
  });
  return (
    <View>
      {fired.length > 0 && <Head title={t('battle.fired.title')} aside={t('battle.fired.wait')} />}
      {fired.map((ship) => {
        const { line, hits } = resultOf(battle, ship, nameOf);
        return <Row key={ship.id} ship={ship} line={ship.held ? t('battle.fired.held') : line} hits={hits} done />;
      })}
      {silent.length > 0 && <Head title={t('battle.fired.silent')} />}
      {silent.map(({ ship, why }) => (
        <Row key={ship.id} ship={ship} line={why} hits={0} done={false} />
      ))}
    </View>
  );
}

function Head({ title, aside }: { title: string; aside?: string }) {
  return (
    <View style={{ paddingHorizontal: space.edge, paddingTop: space.md }}>
      <SectionHeader title={title} aside={aside} />
    </View>
  );
}

function Row({ ship, line, hits, done }: { ship: ShipView; line: string; hits: number; done: boolean }) {
  const t = useT();
  return (
    <ListRow
      variant="plain"
      leading={
        <ShipPlan
          facts={{ ...ship.card, lengthM: ship.lengthM ?? null }}
          state={planStateOf(ship)}
          spent
          label={null}
        />
      }
      title={ship.name}
      subtitle={line}
      trailing={
        <>
          {hits > 0 && <Marker kind="pending" count={hits} label={t('battle.ship.pending', { count: hits })} />}
          {done && <Icon name="check" size={24} strong />}
        </>
      }
      testID={`fired-${ship.id}`}
    />
  );
}

/** Her fire of this turn in a line; the actions of this turn are always loaded. */
function resultOf({ actions, state }: Battle<BattleState>, ship: ShipView, nameOf: (id: string) => string) {
  for (const { events } of [...actions].reverse()) {
    for (const event of events) {
      const fired = event as unknown as EventOf<'GunfireResolved'>;
      if (fired.type !== 'GunfireResolved' || fired.ship !== ship.id || fired.turn !== state.turn) continue;
      const told = togoBattle.describe(state, fired, 'public');
      const hits = fired.shots.reduce((sum, { effective }) => sum + effective, 0);
      return { line: (told && eventSentence(told, nameOf)) ?? '', hits };
    }
  }
  return { line: '', hits: 0 };
}
