import { useT } from '@/messages/messages';
import type { Refused } from '@/rules/rulebook';
import { launchLimits, type Side, targetsFor, whyNoLaunch } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import type { ShipView } from '../plan-state';
import { AllowedTarget } from './allowed-target';
import { PlanRow } from '../ship/plan-row';
import { useSideGame } from '../game';
import { refusalSentence } from '../words/refusal-words';
import { shipName } from '../words/ship-words';
import { shipsInLine } from '../formations-in-line';

interface Own {
  readonly ship: ShipView;
  readonly why: Refused | null;
}

/** This side's ships in play, those behind blank counters too, each with what keeps her from launching. */
function useOwn(side: Side): readonly Own[] {
  const { state, view } = useSideGame(side);
  return shipsInLine(view)
    .filter((ship) => ship.side === side)
    .map((ship) => ({ ship, why: whyNoLaunch(state, ship.id) }))
    .filter(({ why }) => why === null || !GONE.includes(why.code));
}

interface Props {
  side: Side;
  /** At whom, by the umpire's word, where no target is in sight. */
  allowed: string | null;
  onAllow: (counter: string) => void;
  onChoose: (ship: string) => void;
}

/** Who may launch. */
export function Launchers({ side, allowed, onAllow, onChoose }: Props) {
  const t = useT();
  const { state } = useSideGame(side);
  const able = useOwn(side).filter(({ why }) => why === null);
  const hasTarget = targetsFor(state, side).length > 0;
  const boatsOf = (id: string) => (state.ships[id] ? launchLimits(state, state.ships[id]).boats : null);
  return (
    <Section title={t('torpedo.launchers.title')} testID="launchers">
      {able.length === 0 && <Text color="ink2">{t('torpedo.launchers.none')}</Text>}
      {able.length > 0 && !hasTarget && (
        <>
          <Text color="ink2">{t('torpedo.launchers.noTarget')}</Text>
          <AllowedTarget side={side} allowed={allowed} onAllow={onAllow} />
        </>
      )}
      {able.length > 0 && (hasTarget || allowed !== null) && (
        <Card padded={false}>
          {able.map(({ ship }) => (
            <LauncherRow key={ship.id} ship={ship} boats={boatsOf(ship.id)} onPress={() => onChoose(ship.id)} />
          ))}
        </Card>
      )}
    </Section>
  );
}

/** Who may not, and why. */
export function NoLaunchers({ side }: { side: Side }) {
  const t = useT();
  const { nameOf } = useSideGame(side);
  const own = useOwn(side);
  const bare = own.filter(({ ship }) => ship.card.torpedoes.factors === 0);
  const unable = own.filter(({ ship, why }) => ship.card.torpedoes.factors > 0 && why !== null);
  // A special rule usually speaks of a whole side: it is said once, with all their names.
  const forbidden = unable.filter(({ why }) => why?.code === FORBIDDEN);
  const others = unable.filter(({ why }) => why?.code !== FORBIDDEN);
  if (unable.length + bare.length === 0) return null;
  return (
    <Section title={t('torpedo.launchers.cannot')}>
      {others.length > 0 && (
        <Card padded={false}>
          {others.map(({ ship, why }) => (
            <ListRow
              key={ship.id}
              title={shipName(ship)}
              subtitle={why === null ? undefined : refusalSentence(why, nameOf)}
              testID={`no-launch-${ship.id}`}
            />
          ))}
        </Card>
      )}
      {forbidden[0]?.why && <Text color="ink2">{refusalSentence(forbidden[0].why, () => namesOf(forbidden))}</Text>}
      {bare.length > 0 && <Text color="ink2">{t('torpedo.launchers.without', { names: namesOf(bare) })}</Text>}
    </Section>
  );
}

const namesOf = (own: readonly Own[]): string => own.map(({ ship }) => shipName(ship)).join(', ');

const FORBIDDEN = 'SCENARIO_FORBIDS';
const GONE: readonly string[] = ['OUT_OF_PLAY', 'SUNK', 'CONVOY_NEVER_FIRES'];

function LauncherRow({ ship, boats, onPress }: { ship: ShipView; boats: number | null; onPress: () => void }) {
  const t = useT();
  const { factors, mount } = ship.card.torpedoes;
  const facts =
    boats !== null
      ? t('torpedo.launchers.boats', { count: boats, factors })
      : mount === 'fixed'
        ? t('torpedo.launchers.fixed', { count: ship.torpedoFactors })
        : t('torpedo.launchers.trained', { count: ship.torpedoFactors });
  return <PlanRow ship={ship} subtitle={facts} onPress={onPress} testID={`launcher-${ship.id}`} />;
}
