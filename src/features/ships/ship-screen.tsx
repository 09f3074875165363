import { useLocalSearchParams, useRouter } from 'expo-router';

import { BandMark } from '@/kit/band-mark';
import { shipCardsPage } from '@/kit/print/card-ship';
import { loadSkia } from '@/kit/skia';
import { useHandOver } from '@/kit/print/use-hand-over';
import { bandOf, ensignOf, sideName } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { t, useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { mayShareBase, ownChanges, type ShelvedShip, type ShipDesign, THRESHOLDS } from '@/rules/togo/index';
import { printPage } from '@/store/print';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { ChangesSection } from './components/changes-section';
import { DeleteShip } from './components/delete-ship';
import { FactsSection } from './components/facts-section';
import { NoShip } from './components/no-ship';
import { OriginTag } from './components/origin-tag';
import { RatingsCard } from './components/ratings-card';
import { ServiceSection } from './components/service-section';
import { StorySection } from './components/story-section';
import { WarningList } from './components/warning-list';
import { sortWord } from './ship-words';
import { useShip, useWarnings } from './use-ships';
import { useShipActions } from './use-ship-actions';

/** A ship's page: what she is worth in the game, what history says of her, and how the one follows from the other. */
export const ShipScreen = ofTogo(function ShipScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const ship = useShip(id);
  return ship ? <ShipPage ship={ship} /> : <NoShip />;
});

function ShipPage({ ship }: { ship: ShelvedShip }) {
  const t = useT();
  const router = useRouter();
  const marks = useSettings((settings) => settings.marks);
  const { design, facts, origin } = ship;
  const actions = useShipActions(design);
  const warnings = useWarnings(ship);
  const handOver = useHandOver();
  const changes = ownChanges(design);
  const goBack = useBack('/ships');
  const sort = sortWord(design, facts);

  return (
    <Screen
      title={design.name}
      subtitle={design.shipClass === '' ? sort : t('ships.page.subtitle', { kind: sort, shipClass: design.shipClass })}
      back={goBack}
      band={bandOf(design.side)}
      right={<BandMark side={design.side} marks={marks} label={sideName(design.side)} />}
      flush
      actionBar={{
        main: (
          <Button
            kind="primary"
            icon="pencil"
            label={t('common.edit')}
            onPress={() => router.push(`/ship/${design.id}/edit`)}
            testID="edit"
          />
        ),
        aside: (
          <Button
            icon="plus"
            iconPlace="above"
            label={t('common.copy')}
            onPress={() => void actions.duplicate()}
            testID="duplicate"
          />
        ),
      }}
      testID="ship"
    >
      <RatingsCard ship={ship} changes={changes} />
      <Stack gap="lg" padding="edge">
        <Stack align="flex-start" gap="sm">
          <OriginTag origin={origin} />
          <Text as="text2" color="ink2">
            {facts ? t('ships.page.house') : t('ships.page.houseOwn')}
          </Text>
          <Button
            kind="link"
            label={t('paper.herCard')}
            onPress={() => handOver(loadSkia().then(() => printPage(blankCard(design, sort), design.name)))}
            testID="print-card"
          />
        </Stack>
        {warnings.length > 0 && (
          <Section title={t('ships.warning.title')}>
            <WarningList warnings={warnings} />
          </Section>
        )}
        {changes.length > 0 && <ChangesSection changes={changes} onReset={() => void actions.reset()} />}
        {design.notes !== '' && (
          <Section title={t('ships.page.yourNotes')}>
            <Text>{design.notes}</Text>
          </Section>
        )}
        <ServiceSection design={design} />
        {facts ? (
          <>
            <FactsSection
              facts={facts}
              title={origin === 'own' ? t('ships.page.factsOf', { name: facts.name }) : t('ships.page.facts')}
            />
            <StorySection facts={facts} />
          </>
        ) : (
          <Text color="ink2">{t('ships.page.noFacts')}</Text>
        )}
        {origin === 'own' && <DeleteShip name={design.name} onDelete={() => void actions.remove()} />}
      </Stack>
    </Screen>
  );
}

const blankCard = (design: ShipDesign, kind: string): string =>
  shipCardsPage(
    design.name,
    t('paper.blankPage'),
    [
      {
        name: design.name,
        side: ensignOf(design.side),
        kind,
        units: mayShareBase(design) ? design.ratings.boatsPerBase : 1,
        rating: { ...design.ratings, lengthM: design.lengthM },
      },
    ],
    THRESHOLDS,
  );
