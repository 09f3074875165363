import { inchWords } from '@/kit/words/inches';
import { memo } from 'react';
import { View } from 'react-native';

import { t as words, useT } from '@/messages/messages';
import { whySilent } from '@/rules/togo/index';
import { Icon } from '@/ui/icon';
import { Marker } from '@/ui/marker';
import { SectionHeader } from '@/ui/section';
import { space } from '@/ui/tokens';
import { useGradual } from '@/ui/use-gradual';

import { type Fired, firedThisTurn } from '../fire/fire-plan';
import { shipsInLine } from '../formations-in-line';
import type { ShipView } from '../plan-state';
import { PlanRow } from '../ship/plan-row';
import { useGame } from '../game';
import { refusalSentence } from '../words/refusal-words';

/** In F: who has fired and with what result, who holds fire, and who cannot fire and why not. */
export function FiredList() {
  const t = useT();
  const { view, state, battle, nameOf } = useGame();
  // Under the list of those who may still fire, mostly below the screen.
  const shown = useGradual(view.phase === 'F' ? MOST : 0, { first: 2, each: 2 });
  if (view.phase !== 'F') return null;
  // The side that fires now; once both have, everybody.
  const known = shipsInLine(view).filter(({ side }) => view.acting === null || side === view.acting);
  const fired = known.filter((ship) => ship.fired || ship.held);
  const results = fired.length === 0 ? null : firedThisTurn(battle);
  const silent = known.flatMap((ship) => {
    const why = ship.fired || ship.held || ship.mayFire || ship.status === 'sunk' ? null : whySilent(state, ship.id);
    return why === null || why.code === 'OUT_OF_PLAY' ? [] : [{ ship, why: refusalSentence(why, nameOf) }];
  });
  return (
    <View>
      {fired.length > 0 && <Head title={t('battle.fired.title')} aside={t('battle.fired.wait')} />}
      {fired.slice(0, shown).map((ship) => {
        const result = results?.get(ship.id);
        const line = ship.held || !result ? t('battle.fired.held') : shotLine(result, nameOf);
        const hits = result?.shots.reduce((sum, { effective }) => sum + effective, 0) ?? 0;
        return <Row key={ship.id} ship={ship} line={line} hits={hits} done />;
      })}
      {silent.length > 0 && <Head title={t('battle.fired.silent')} />}
      {silent.slice(0, Math.max(0, shown - fired.length)).map(({ ship, why }) => (
        <Row key={ship.id} ship={ship} line={why} hits={0} done={false} />
      ))}
    </View>
  );
}

/** More than any battle has ships. */
const MOST = 99;

function Head({ title, aside }: { title: string; aside?: string }) {
  return (
    <View style={{ paddingHorizontal: space.edge, paddingTop: space.md }}>
      <SectionHeader title={title} aside={aside} />
    </View>
  );
}

interface RowProps {
  ship: ShipView;
  line: string;
  hits: number;
  done: boolean;
}

const Row = memo(function Row({ ship, line, hits, done }: RowProps) {
  const t = useT();
  return (
    <PlanRow
      ship={ship}
      spent
      variant="plain"
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
});

/** "On Oslyabya at 3½″", or how far off the start die was. */
function shotLine({ die, shots }: Fired, nameOf: (id: string) => string): string {
  const [first] = shots;
  if (!first) return words('battle.fired.held');
  if (shots.every(({ onTarget }) => !onTarget)) {
    const need = Math.max(...shots.map(({ start }) => start.value));
    return die === null ? words('battle.fired.notFound', { need }) : words('battle.fired.offTarget', { die, need });
  }
  const targets = [...new Set(shots.map(({ target }) => target))];
  return targets.length === 1
    ? words('battle.fired.on', { target: nameOf(first.target), range: inchWords(first.range) })
    : words('battle.fired.onSeveral', { targets: targets.map(nameOf).join(', ') });
}
