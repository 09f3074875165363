import { OddsBars, OddsBarsSmall } from '@/kit/odds-charts/odds-bars';
import { OddsCurve } from '@/kit/odds-charts/odds-curve';
import { useT } from '@/messages/messages';
import { type DeclaredFire, RANGE_BANDS, rangeSeries, shotOdds } from '@/rules/togo';
import { Row } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { Captioned, Plate } from './captioned';

const AT = 3.75;

/** Mikasa's broadside on a battleship. */
const BROADSIDE: readonly DeclaredFire[] = [
  { weapon: '12in', dice: 4, range: AT, size: 5, armour: 3 },
  { weapon: '6in', dice: 7, range: AT, size: 5, armour: 3 },
];

const shot = shotOdds({ batteries: BROADSIDE });
const distribution = shot.ok ? shot.value.fire.effective.distribution : [1];
const series = rangeSeries({ batteries: BROADSIDE }).map(({ range, odds }) => ({
  range,
  chance: odds.ok ? odds.value.fire.effective.atLeastOne : 0,
}));

export function OddsSpecimen() {
  const t = useT();
  return (
    <Section title={t('odds.specimen.title')}>
      <Text color="ink2">{t('odds.specimen.japanese')}</Text>
      <OddsBars distribution={distribution} side="japan" />
      <Text color="ink2">{t('odds.specimen.russian')}</Text>
      <OddsBars distribution={distribution} side="russia" />
      <Plate>
        <Captioned caption={t('odds.specimen.inBar')}>
          <Row gap="md">
            <OddsBarsSmall distribution={distribution} side="japan" />
            <OddsBarsSmall distribution={distribution} side="russia" />
          </Row>
        </Captioned>
      </Plate>
      <OddsCurve series={series} bands={RANGE_BANDS} at={AT} />
    </Section>
  );
}
