import { signed } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import type { Fleet } from '@/rules/red-sun/index';
import { EmptyState } from '@/ui/empty-state';
import { Row, Stack } from '@/ui/layout';
import { Ruler } from '@/ui/ruler';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { useGame } from '../game';
import { fleetsAfloat } from './fleets-afloat';

/** The morale of a fleet on its scale. */
export function MoraleLine({ fleet: { name, morale, moraleCap } }: { fleet: Fleet }) {
  const t = useT();
  const most = Math.max(moraleCap ?? 0, morale, 5);
  return (
    <Stack gap="xs">
      <Text as="text2" color="ink2">
        {moraleCap === null ? t('red-sun.morale.now') : t('red-sun.morale.nowOf', { cap: moraleCap })}
      </Text>
      <Ruler
        label={t('red-sun.morale.said', { name, morale })}
        least={0}
        most={most}
        numbered={most > 10 ? 5 : 1}
        value={morale}
        filled
        testID="morale"
      />
    </Stack>
  );
}

/** Every change of morale: when, whose, why, and what it came to (RSR-17). */
export function MoraleLedger() {
  const t = useT();
  const { view, nameOf } = useGame();
  const { ledger } = view;
  const fleets = fleetsAfloat(view).filter(({ isMerchant }) => !isMerchant);
  return (
    <>
      {fleets.map((fleet) => (
        <Section key={fleet.id} title={fleet.name}>
          <MoraleLine fleet={fleet} />
        </Section>
      ))}
      <Section title={t('red-sun.morale.ledger')}>
        {ledger.length === 0 && (
          <EmptyState icon="book" title={t('red-sun.morale.empty')} text={t('red-sun.morale.emptyText')} />
        )}
        {[...ledger].reverse().map(({ turn, fleet, change, reason, morale }, place) => (
          <Row key={ledger.length - place} align="center" gap="md" ruled paddingY="xs" testID="ledger-line">
            <Stack flex={1}>
              <Text as="name">{nameOf(fleet)}</Text>
              <Text as="text2" color="ink2">
                {t('red-sun.morale.why', { turn, reason: t(`red-sun.reason.${reason}`) })}
              </Text>
            </Stack>
            <Text as="value">{signed(change)}</Text>
            <Text as="text2" color="ink2">
              {t('red-sun.morale.after', { morale })}
            </Text>
          </Row>
        ))}
      </Section>
    </>
  );
}
