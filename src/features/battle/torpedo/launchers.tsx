import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { refusalSentence } from '@/kit/words/refusal-words';
import { useT } from '@/messages/messages';
import { isSmallCraft, type Side, targetsFor, whyNoLaunch } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { planStateOf, type ShipView } from '../plan-state';
import { useSideTable } from '../use-table';

/** This side's ships with torpedoes, those behind blank counters too: who may launch, and why the others may not. */
export function Launchers({ side, onChoose }: { side: Side; onChoose: (ship: string) => void }) {
  const t = useT();
  const { state, view, nameOf } = useSideTable(side);
  const own = Object.values(view.ships)
    .filter((ship) => ship.side === side)
    .map((ship) => ({ ship, why: whyNoLaunch(state, ship.id) }))
    .filter(({ why }) => why === null || !GONE.includes(why.code));
  const armed = own.filter(({ ship }) => ship.card.torpedoes.factors > 0);
  const bare = own.filter(({ ship }) => ship.card.torpedoes.factors === 0);
  const able = armed.filter(({ why }) => why === null);
  const unable = armed.filter(({ why }) => why !== null);
  const hasTarget = targetsFor(state, side).length > 0;
  return (
    <>
      <Section title={t('torpedo.launchers.title')} testID="launchers">
        {able.length === 0 && <Text color="ink2">{t('torpedo.launchers.none')}</Text>}
        {able.length > 0 && !hasTarget && <Text color="ink2">{t('torpedo.launchers.noTarget')}</Text>}
        {able.length > 0 && (
          <Card padded={false}>
            {able.map(({ ship }) => (
              <LauncherRow key={ship.id} ship={ship} onPress={hasTarget ? () => onChoose(ship.id) : undefined} />
            ))}
          </Card>
        )}
      </Section>
      {(unable.length > 0 || bare.length > 0) && (
        <Section title={t('torpedo.launchers.cannot')}>
          {unable.length > 0 && (
            <Card padded={false}>
              {unable.map(({ ship, why }) => (
                <ListRow
                  key={ship.id}
                  title={ship.name}
                  subtitle={why === null ? undefined : refusalSentence(why, nameOf)}
                  testID={`no-launch-${ship.id}`}
                />
              ))}
            </Card>
          )}
          {bare.length > 0 && (
            <Text as="text2" color="ink2">
              {t('torpedo.launchers.without', { names: bare.map(({ ship }) => ship.name).join(', ') })}
            </Text>
          )}
        </Section>
      )}
    </>
  );
}

const GONE: readonly string[] = ['OUT_OF_PLAY', 'SUNK', 'CONVOY_NEVER_FIRES'];

function LauncherRow({ ship, onPress }: { ship: ShipView; onPress: (() => void) | undefined }) {
  const t = useT();
  const { factors, mount } = ship.card.torpedoes;
  const left = ship.units - ship.launched;
  const facts = isSmallCraft(ship.card.type)
    ? t('torpedo.launchers.boats', { count: left, factors })
    : mount === 'fixed'
      ? t('torpedo.launchers.fixed', { count: ship.torpedoFactors })
      : t('torpedo.launchers.trained', { count: ship.torpedoFactors });
  return (
    <ListRow
      leading={
        <ShipPlan facts={{ ...ship.card, lengthM: ship.lengthM ?? null }} state={planStateOf(ship)} label={null} />
      }
      title={ship.name}
      subtitle={facts}
      onPress={onPress}
      testID={`launcher-${ship.id}`}
    />
  );
}
