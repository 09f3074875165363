import { useRouter } from 'expo-router';
import { memo } from 'react';
import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { inchWords } from '@/kit/words/inches';
import { t as words, useT } from '@/messages/messages';
import { type Side, SIDES, whySilent } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { Marker } from '@/ui/marker';
import { SectionHeader } from '@/ui/section';
import { useGradual } from '@/ui/use-gradual';
import { useStable } from '@/ui/use-stable';

import { type Fired, firedThisTurn } from '../fire/fire-plan';
import { shipsInLine } from '../formations-in-line';
import type { ShipView } from '../plan-state';
import { PlanRow } from '../ship/plan-row';
import { useGame } from '../game';
import { refusalSentence } from '../words/refusal-words';

/** In F: who has fired and with what result, who holds fire, and who cannot fire and why not; once both sides have, of both. */
export function FiredList() {
  const { view } = useGame();
  if (view.phase !== 'F') return null;
  return SIDES.filter((side) => view.acting === null || side === view.acting).map((side) => (
    <SideFired key={side} side={side} />
  ));
}

function SideFired({ side }: { side: Side }) {
  const t = useT();
  const router = useRouter();
  const { id, view, state, battle, nameOf } = useGame();
  // Under the list of those who may still fire, mostly below the screen.
  const shown = useGradual(MOST, { first: 2, each: 2 });
  const known = shipsInLine(view).filter((ship) => ship.side === side);
  const fired = known.filter((ship) => ship.fired || ship.held);
  const results = fired.length === 0 ? null : firedThisTurn(battle);
  const silent = known.flatMap((ship) => {
    const why = ship.fired || ship.held || ship.mayFire || ship.status === 'sunk' ? null : whySilent(state, ship.id);
    return why === null || why.code === 'OUT_OF_PLAY' ? [] : [{ ship, why: refusalSentence(why, nameOf) }];
  });
  const open = useStable((ship: string) => router.push(gameAddress(id, `fire/${ship}`)));
  return (
    <View testID={`gunfire-${side}`}>
      {fired.length > 0 && <Head side={side} title={t('battle.fired.title')} aside={t('battle.fired.wait')} />}
      {fired.slice(0, shown).map((ship) => {
        const result = results?.get(ship.id);
        const holds = ship.held || !result;
        const line = holds ? t('battle.fired.held') : shotLine(result, nameOf);
        const hits = result?.shots.reduce((sum, { effective }) => sum + effective, 0) ?? 0;
        return <FiredRow key={ship.id} ship={ship} line={line} hits={hits} done onOpen={holds ? open : undefined} />;
      })}
      {silent.length > 0 && <Head side={side} title={t('battle.fired.silent')} />}
      {silent.slice(0, Math.max(0, shown - fired.length)).map(({ ship, why }) => (
        <FiredRow key={ship.id} ship={ship} line={why} hits={0} done={false} />
      ))}
    </View>
  );
}

/** More than any battle has ships. */
const MOST = 99;

function Head({ side, title, aside }: { side: Side; title: string; aside?: string }) {
  const marks = useSettings((settings) => settings.marks);
  return (
    <Row align="center" gap="sm" paddingX="edge" paddingTop="md">
      <SideMark side={ensignOf(side)} marks={marks} width={24} label={words(`common.side.${side}`)} />
      <View style={{ flex: 1 }}>
        <SectionHeader title={title} aside={aside} />
      </View>
    </Row>
  );
}

interface RowProps {
  ship: ShipView;
  line: string;
  hits: number;
  done: boolean;
  /** Who holds her fire may think better of it. */
  onOpen?: (ship: string) => void;
}

const FiredRow = memo(function FiredRow({ ship, line, hits, done, onOpen }: RowProps) {
  const t = useT();
  return (
    <PlanRow
      ship={ship}
      spent
      variant="plain"
      subtitle={line}
      onPress={onOpen && (() => onOpen(ship.id))}
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
