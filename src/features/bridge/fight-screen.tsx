// First: words are looked up as this file is read. Togo's are those of its cards.
import '@/messages/bridge';
import '@/messages/togo';

import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { useRollCompanion } from '@/features/play/companion';
import { useBattlesFor } from '@/features/play/links/linked-games';
import { useGame } from '@/features/play/open-game';
import { RuleLine } from '@/kit/rule-line';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { type Encounter, homePortOf, parseMapping, USUAL_MAPPING } from '@/rules/bridge/index';
import type { Origin } from '@/rules/togo/index';
import type { LinkedBattle } from '@/store/linked-battles';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { canDealAll, DeckRows } from './deck-rows';
import { encounterIn, isFor } from './encounter';
import { type FightForm, LIGHTS, readFightForm, withChoice } from './fight-form';
import { MappingScreen } from './mapping-screen';
import { isUsual, mappingProblem } from './mapping-words';
import { ShipSections } from './ship-sections';
import { UnderWay } from './under-way';
import { useBridgeBattle } from './use-bridge-battle';
import { useBridgeDraft } from './use-bridge-draft';

/** "Fight it with Togo": the fight of the campaign that is open, or one of its contacts. */
export function FightScreen() {
  const t = useT();
  const { id, state } = useGame();
  const { book } = useRollCompanion();
  const { contact } = useLocalSearchParams<{ contact?: string }>();
  const back = useBack(gameAddress(id));
  const encounter = encounterIn(book.id, state, contact ?? null);
  if (typeof encounter !== 'string') return <Fight encounter={encounter} onBack={back} />;
  return (
    <Screen title={t('bridge.fight.title')} back={back} testID="no-fight">
      <EmptyState
        icon="ship"
        title={t(`bridge.problem.${encounter}.title`)}
        text={t(`bridge.problem.${encounter}.text`)}
      />
    </Screen>
  );
}

interface FightProps {
  encounter: Encounter;
  onBack: () => void;
}

function Fight({ encounter, onBack }: FightProps) {
  const { id, name } = useGame();
  const { form, change } = useBridgeDraft((kept) => readFightForm(id, encounter, kept));
  const [isMapping, setMapping] = useState(false);
  const battles = useBattlesFor(id);
  if (form === null || battles === undefined) return null;
  if (isMapping) {
    return (
      <MappingScreen
        book={encounter.book}
        mapping={form.mapping}
        withDistance
        onChange={(mapping) => change({ ...form, mapping })}
        onBack={() => setMapping(false)}
      />
    );
  }
  return (
    <FightFormScreen
      {...{ encounter, form, change, onBack }}
      subtitle={name}
      others={battles.filter(({ origin }) => isOf(origin, encounter))}
      onMapping={() => setMapping(true)}
    />
  );
}

function isOf(origin: unknown, encounter: Encounter): boolean {
  const port = homePortOf({ origin: origin as Origin });
  return port !== null && isFor(port, encounter);
}

interface FormProps extends FightProps {
  form: FightForm;
  change: (form: FightForm) => void;
  subtitle: string;
  /** Battles that were begun for this fight already. */
  others: readonly LinkedBattle[];
  onMapping: () => void;
}

/** Everything has a default: the battle starts with one tap. */
function FightFormScreen({ encounter, form, change, subtitle, others, onBack, onMapping }: FormProps) {
  const t = useT();
  const parsed = parseMapping(form.mapping);
  const mapping = parsed.ok ? parsed.value : USUAL_MAPPING;
  const { matches, links, own, inches, start, isStarting } = useBridgeBattle(encounter, { ...form, mapping });
  const open = matches.filter(({ by }) => by === 'drawn').length;
  const startLabel = others.length > 0 ? t('bridge.fight.another') : t('bridge.fight.start');
  return (
    <Screen
      title={t('bridge.fight.title')}
      subtitle={subtitle}
      back={onBack}
      actionBar={{
        main: (
          <Button
            kind={others.length > 0 ? undefined : 'primary'}
            label={isStarting ? t('bridge.fight.starting') : startLabel}
            disabled={isStarting || !parsed.ok || !canDealAll(form.decks, own)}
            onPress={start}
            testID="start-battle"
          />
        ),
      }}
      testID="fight-form"
    >
      <UnderWay battles={others} />
      {encounter.contact !== null && <RuleLine flush words={t('bridge.fight.unspotted')} rule="TSU-18" />}
      <Section title={t('bridge.options.title')}>
        <SegmentedChoice
          label={t('bridge.options.light')}
          value={form.light}
          onChange={(light) => change({ ...form, light })}
          options={LIGHTS.map((value) => ({ value, label: t(`bridge.options.${value}`) }))}
          testID="light"
        />
        <Text as="text2" color="ink2">
          {t('bridge.options.lightText')}
        </Text>
        <Card padded={false}>
          <ListRow
            title={t('bridge.mapping.row')}
            subtitle={isUsual(form.mapping) ? t('bridge.mapping.usual') : t('bridge.mapping.own')}
            onPress={onMapping}
            testID="to-mapping"
          />
          <ListRow
            title={t('bridge.options.distance')}
            subtitle={t('bridge.options.distanceText', { inches })}
            onPress={onMapping}
            testID="to-distance"
          />
          <ToggleRow
            title={t('bridge.options.plot')}
            subtitle={t('bridge.options.plotText')}
            on={form.plotted}
            onChange={(plotted) => change({ ...form, plotted })}
            testID="plotted"
          />
        </Card>
        <DeckRows own={own} decks={form.decks} onChange={(decks) => change({ ...form, decks })} />
        {!parsed.ok && (
          <Text color="danger" role="alert" testID="mapping-problem">
            {mappingProblem(parsed.error)}
          </Text>
        )}
      </Section>
      {open > 0 && <Text testID="to-choose">{t('bridge.fight.toChoose', { count: open })}</Text>}
      <ShipSections
        encounter={encounter}
        matches={matches}
        links={links}
        onChoose={(counter, ships) => change({ ...form, choices: withChoice(form.choices, counter, ships) })}
      />
    </Screen>
  );
}
