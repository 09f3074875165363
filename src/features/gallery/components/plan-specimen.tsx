import type { PlanFacts, PlanState } from '@/kit/ship-plan/plan-facts';
import { planWords } from '@/kit/ship-plan/plan-words';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { ThresholdPips } from '@/kit/ship-plan/threshold-pips';
import { useT } from '@/messages/messages';
import { rateShip, shipById } from '@/rules/togo';
import { Row } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { Captioned, Plate } from './captioned';

const SHOWN = ['mikasa', 'kasuga', 'rossia', 'askold', 'admiral-nakhimov', 'novik', 'harusame-class'];

const shown = SHOWN.flatMap((id) => {
  const ship = shipById(id);
  return ship === null ? [] : [{ name: ship.name, facts: { ...rateShip(ship), lengthM: ship.lengthM } }];
});

export function PlanSpecimen() {
  const t = useT();
  const [mikasa] = shown;
  return (
    <Section title={t('plan.specimen.title')}>
      <Text color="ink2">{t('plan.specimen.list')}</Text>
      <Plate>
        {shown.map(({ name, facts }) => (
          <Captioned key={name} caption={t('plan.specimen.guns', { name, main: mainDice(facts) })}>
            <ShipPlan facts={facts} label={planWords({ name, facts })} />
          </Captioned>
        ))}
      </Plate>
      {mikasa !== undefined && <States {...mikasa} />}
      <Row wrap gap="lg">
        <ThresholdPips kind="fires" count={2} places={5} threshold={4} />
        <ThresholdPips kind="P" count={1} places={3} threshold={3} />
      </Row>
    </Section>
  );
}

const mainDice = ({ batteries }: PlanFacts): string =>
  batteries.flatMap(({ main, dice }) => (main ? [`${dice.bow}-${dice.side}-${dice.stern}`] : [])).join('');

const left = ({ batteries }: PlanFacts, share: number): PlanState['left'] =>
  batteries.map(({ main, dice: { bow, side, stern } }) => {
    const part = main ? share : 1;
    return { dice: { bow: bow * part, side: side * part, stern: stern * part } };
  });

const HIT: PlanState = {
  markers: [
    { letter: 'M', permanent: false },
    { letter: 'P', permanent: true },
    { letter: 'S', permanent: false },
  ],
  fires: 2,
  pending: 2,
};

function States({ name, facts }: { name: string; facts: PlanFacts }) {
  const t = useT();
  const damaged: PlanState = { ...HIT, left: left(facts, 0.5), resolving: 'M' };
  const states = [
    { caption: t('plan.specimen.sound'), state: {} },
    { caption: t('plan.specimen.halved'), state: { left: left(facts, 0.5) } },
    { caption: t('plan.specimen.lost'), state: { left: left(facts, 0) } },
    { caption: t('plan.specimen.damaged'), state: HIT },
    { caption: t('plan.specimen.bearing'), state: {}, bearing: { quarter: 'bow' } as const },
    { caption: t('plan.specimen.spent'), state: {}, spent: true },
    { caption: t('plan.specimen.sunk'), state: { sunk: true } },
  ];
  return (
    <>
      <Plate>
        {states.map(({ caption, ...plan }) => (
          <Captioned key={caption} caption={caption}>
            <ShipPlan facts={facts} {...plan} label={planWords({ name, facts, ...plan })} />
          </Captioned>
        ))}
      </Plate>
      <Text color="ink2">{t('plan.specimen.card')}</Text>
      <ShipPlan size="card" length={330} facts={facts} label={planWords({ name, facts })} />
      <ShipPlan
        size="card"
        length={330}
        facts={facts}
        state={damaged}
        label={planWords({ name, facts, state: damaged })}
      />
      <ShipPlan
        size="card"
        length={220}
        orientation="up"
        facts={facts}
        bearing={{ quarter: 'starboard' }}
        label={planWords({ name, facts, bearing: { quarter: 'starboard' } })}
      />
    </>
  );
}
