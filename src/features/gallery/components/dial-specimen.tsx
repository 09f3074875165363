import { useState } from 'react';

import { Dial } from '@/kit/dial/dial';
import type { DialPosition, DialTarget } from '@/kit/dial/dial-props';
import { dialShip } from '@/kit/dial/dial-ship';
import { nearWords } from '@/kit/dial/near-words';
import type { Quarter } from '@/kit/ship-plan/plan-facts';
import { nearEdge } from '@/measure/band';
import { inches } from '@/measure/units';
import { useT } from '@/messages/messages';
import {
  ARC_LIMITS,
  arcsAt,
  batteriesIn,
  bearingDice,
  DEFAULT_HOUSE_RULES,
  RANGE_BANDS,
  rateShip,
  shipById,
  shipNumbers,
  shotOdds,
  TUBE_LIMITS,
  tubesBear,
} from '@/rules/togo';
import { Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

const NEAR = 0.5;
const ship = shipById('mikasa');
const mikasa = ship && {
  ...rateShip(ship),
  batteries: batteriesIn(1905, 'ijn', rateShip(ship).batteries),
  lengthM: ship.lengthM,
};

const TARGETS: readonly DialTarget[] = [
  { id: 'suvorov', name: 'Knyaz Suvorov', side: 'russia', range: 3.75, bearing: 62 },
  { id: 'oslyabya', name: 'Oslyabya', side: 'russia', range: 6, bearing: 318 },
];

export function DialSpecimen() {
  const t = useT();
  return (
    <Section title={t('dial.specimen.title')}>
      <Text color="ink2">{t('dial.specimen.guns')}</Text>
      <Guns />
      <Text color="ink2">{t('dial.specimen.tubes')}</Text>
      <Tubes />
    </Section>
  );
}

function useTargets(first: readonly DialTarget[]) {
  const [targets, setTargets] = useState(first);
  const [activeId, setActiveId] = useState(first[0]?.id ?? '');
  const onMove = (id: string, to: DialPosition) =>
    setTargets((all) => all.map((target) => (target.id === id ? { ...target, ...to } : target)));
  const active = targets.find(({ id }) => id === activeId);
  return { targets, activeId, active, onMove, onChoose: setActiveId };
}

function Guns() {
  const t = useT();
  const { active, ...dial } = useTargets(TARGETS);
  if (!mikasa || !active) return null;
  const fire = fireAt(active);
  const near = nearEdge(inches(active.range), RANGE_BANDS, NEAR);
  const other = near && fireAt({ ...active, range: near.edge + (near.beyond ? 0 : NEAR) });
  const percent = (chance: number) => t('dial.specimen.chance', { percent: Math.round(chance * 100) });
  return (
    <Stack gap="sm">
      <Dial
        {...dial}
        testID="gallery-dial"
        arcs={ARC_LIMITS}
        bands={RANGE_BANDS}
        nearWithin={NEAR}
        tubes={{ limits: TUBE_LIMITS.fixed, reach: RANGE_BANDS[0] }}
        ship={dialShip({ facts: mikasa, bearing: { quarter: quarterAt(active.bearing), outOfReach: fire.silent } })}
        firerName="Mikasa"
        marks="ensigns"
        readout={{
          label: t('dial.specimen.startDie'),
          shortLabel: t('dial.specimen.startShort'),
          value: t('dial.specimen.atMost', { count: fire.start }),
          spoken: t('dial.specimen.atMostSpoken', { count: fire.start }),
        }}
        warning={
          near
            ? nearWords(
                t,
                near,
                other && other.start > 0 ? { start: other.start, chance: percent(other.chance) } : null,
              )
            : undefined
        }
        hint={t('dial.specimen.hint')}
      />
      {fire.batteries.map(({ weapon, dice }, index) => (
        <Text key={weapon} as="name" color={fire.silent.includes(index) ? 'ink2' : 'ink'}>
          {fire.silent.includes(index)
            ? t('dial.specimen.silent', { weapon })
            : t('dial.specimen.battery', { weapon, dice })}
        </Text>
      ))}
      <Text as="title" testID="gallery-dial-odds">
        {t('dial.specimen.odds', { chance: percent(fire.chance) })}
      </Text>
    </Stack>
  );
}

/** What Mikasa's guns would do to a battleship there. */
function fireAt({ range, bearing }: DialPosition) {
  const batteries = (mikasa?.batteries ?? []).map(({ weapon, dice }) => {
    return { weapon, dice: bearingDice(dice, bearing, DEFAULT_HOUSE_RULES).dice, range, size: 5, armour: 3 };
  });
  const numbers = shipNumbers(batteries);
  const firing = 'code' in numbers ? [] : numbers.firing;
  const odds = shotOdds({ batteries });
  return {
    batteries,
    silent: batteries.flatMap((_, index) => (firing.some((salvo) => salvo.index === index) ? [] : [index])),
    start: Math.max(0, ...firing.map((salvo) => salvo.numbers.start.value)),
    chance: odds.ok ? odds.value.fire.effective.atLeastOne : 0,
  };
}

function quarterAt(bearing: number): Quarter {
  const [arc] = arcsAt(bearing);
  if (arc === 'bow' || arc === 'stern') return arc;
  return bearing < 180 ? 'starboard' : 'port';
}

const BOAT: readonly DialTarget[] = [{ id: 'boat', name: 'Gromoboi', side: 'russia', range: 1.5, bearing: 282 }];

function Tubes() {
  const t = useT();
  const { active, ...dial } = useTargets(BOAT);
  const bears = active !== undefined && tubesBear('fixed', active.bearing) && active.range <= RANGE_BANDS[0];
  return (
    <Dial
      {...dial}
      testID="gallery-dial-tubes"
      aims="tubes"
      arcs={ARC_LIMITS}
      bands={RANGE_BANDS}
      nearWithin={NEAR}
      tubes={{ limits: TUBE_LIMITS.fixed, reach: RANGE_BANDS[0] }}
      firerName="Mikasa"
      marks="plain"
      readout={{
        label: t('dial.specimen.size'),
        value: t('dial.specimen.atMost', { count: bears ? 2 : 0 }),
        spoken: t('dial.specimen.atMostSpoken', { count: bears ? 2 : 0 }),
      }}
      hint={bears ? t('dial.specimen.launch') : t('dial.specimen.noLaunch')}
    />
  );
}
