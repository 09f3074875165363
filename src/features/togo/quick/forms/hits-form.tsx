import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { bareShip, isSmallShip, NO_DAMAGE, type PendingHit, type QuickDamage, type QuickOf } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { boatOdds, hitOdds } from '../odds';
import { ChoiceKeys } from '../parts/choice-keys';
import { ChanceRows } from '../parts/fact-rows';
import { SHIP_TYPES, typeShort, typeWords } from '../event-sentence';

type Form = QuickOf<'rollHits'>;

interface HitsFormProps {
  form: Form;
  onForm: (form: Form) => void;
  /** The hits are those of the last fire: they are not asked for again. */
  waiting: boolean;
}

const MOST_HITS = 12;
const MOST_UNITS = 20;

/** What hits do: on which kind of ship, how many, how they came, and what she has suffered already. */
export function HitsForm({ form, onForm, waiting }: HitsFormProps) {
  const t = useT();
  const { target, hits } = form;
  const { type, torpedoes } = target.card;
  const small = isSmallShip(target);
  const [hit = PLAIN] = hits;
  const withHits = (count: number, change: Partial<PendingHit> = {}) =>
    onForm({ ...form, hits: Array.from({ length: count }, () => ({ ...hit, ...change })) });
  const hull = (change: { type?: typeof type; torpedoFactors?: number; units?: number }) =>
    onForm({
      ...form,
      target: bareShip({ type, torpedoFactors: torpedoes.factors, units: target.units, ...change }),
    });
  return (
    <>
      <ChoiceKeys
        label={t('quick.type.label')}
        columns={4}
        value={type}
        onChange={(chosen) =>
          hull({ type: chosen, units: ['TBD', 'TB', 'convoy'].includes(chosen) ? (target.units ?? 3) : undefined })
        }
        options={SHIP_TYPES.map((each) => ({ value: each, words: typeShort(each), spoken: typeWords(each) }))}
        testID="type"
      />
      <Text as="text2" color="ink2">
        {target.id === null ? typeWords(type) : target.name}
      </Text>
      {waiting ? (
        <Card padded={false}>
          <ListRow title={t('quick.hits.waiting', { count: hits.length })} testID="waiting-hits" />
        </Card>
      ) : (
        <>
          <StepRow
            ruled
            label={t('quick.hits.count')}
            decreaseLabel={t('quick.hits.fewer')}
            increaseLabel={t('quick.hits.more')}
            value={hits.length}
            onChange={(count) => withHits(count)}
            min={1}
            max={MOST_HITS}
            testID="hits"
          />
          <SegmentedChoice
            label={t('quick.hits.kind')}
            value={hit.kind}
            onChange={(kind) => withHits(hits.length, { kind, beyond8: false })}
            options={[
              { value: 'gun', label: t('quick.hits.gun') },
              { value: 'torpedo', label: t('quick.hits.torpedo') },
            ]}
            testID="kind"
          />
          <Card padded={false}>
            {hit.kind === 'gun' && (
              <ToggleRow
                title={t('quick.hits.beyond8')}
                subtitle={t('quick.hits.beyond8Text')}
                on={hit.beyond8}
                onChange={(beyond8) => withHits(hits.length, { beyond8 })}
                testID="beyond8"
              />
            )}
            <ToggleRow
              title={t('quick.hits.restricted')}
              subtitle={t('quick.hits.restrictedText')}
              on={hit.restricted}
              onChange={(restricted) => withHits(hits.length, { restricted })}
              testID="restricted"
            />
          </Card>
        </>
      )}
      {small ? (
        <StepRow
          ruled
          label={t('quick.hits.units')}
          decreaseLabel={t('quick.hits.fewerUnits')}
          increaseLabel={t('quick.hits.moreUnits')}
          value={target.units ?? 1}
          onChange={(units) => hull({ units })}
          min={1}
          max={MOST_UNITS}
          testID="units"
        />
      ) : (
        <Damage form={form} onForm={onForm} torpedoes={(aboard) => hull({ torpedoFactors: aboard ? 2 : 0 })} />
      )}
      <HitChances form={form} />
    </>
  );
}

const PLAIN: PendingHit = { kind: 'gun', beyond8: false, restricted: false };

const MOST_MARKERS = 9;
const LETTERS = [
  ['P', 'quick.hits.P'],
  ['M', 'quick.hits.M'],
  ['S', 'quick.hits.S'],
  ['T', 'quick.hits.T'],
  ['fires', 'quick.hits.fires'],
] as const satisfies readonly (readonly [keyof QuickDamage, string])[];

function Damage({
  form,
  onForm,
  torpedoes,
}: Omit<HitsFormProps, 'waiting'> & { torpedoes: (aboard: boolean) => void }) {
  const t = useT();
  const { damage, target } = form;
  return (
    <Section title={t('quick.hits.damage')}>
      <View>
        {LETTERS.map(([letter, key]) => {
          const name = t(key);
          return (
            <StepRow
              ruled
              key={letter}
              label={name}
              decreaseLabel={t('quick.hits.less', { name })}
              increaseLabel={t('quick.hits.add', { name })}
              value={damage[letter]}
              onChange={(count) => onForm({ ...form, damage: { ...damage, [letter]: count } })}
              min={0}
              max={MOST_MARKERS}
              testID={`damage-${letter}`}
            />
          );
        })}
      </View>
      <Card padded={false}>
        <ToggleRow
          title={t('quick.hits.torpedoes')}
          on={target.card.torpedoes.factors > 0}
          onChange={torpedoes}
          testID="torpedoes-aboard"
        />
      </Card>
      <Button
        label={t('quick.hits.whole')}
        onPress={() => onForm({ ...form, damage: NO_DAMAGE })}
        disabled={LETTERS.every(([letter]) => damage[letter] === 0)}
        testID="no-damage"
      />
    </Section>
  );
}

function HitChances({ form }: { form: Form }) {
  const t = useT();
  const odds = hitOdds(form);
  if (odds === null) {
    const small = boatOdds(form);
    if (!small.ok) return null;
    return (
      <Section title={t('quick.hits.odds.title')}>
        <ChanceRows rows={[{ name: t('quick.hits.odds.all'), chance: small.value.pAllLost }]} testID="hit-odds" />
      </Section>
    );
  }
  if (!odds.ok) return null;
  const { pSunk, pAbandonedNotSunk, pSilencedAfloat, pFire, pPropulsion, pMain, pSecondary, pTorpedo } = odds.value;
  return (
    <Section title={t('quick.hits.odds.title')}>
      <ChanceRows
        rows={[
          { name: t('quick.hits.odds.sunk'), chance: pSunk },
          { name: t('quick.hits.odds.abandoned'), chance: pAbandonedNotSunk },
          { name: t('quick.hits.odds.silenced'), chance: pSilencedAfloat },
          { name: t('quick.hits.odds.fire'), chance: pFire },
          { name: t('quick.hits.odds.propulsion'), chance: pPropulsion },
          { name: t('quick.hits.odds.main'), chance: pMain },
          { name: t('quick.hits.odds.secondary'), chance: pSecondary },
          { name: t('quick.hits.odds.torpedo'), chance: pTorpedo },
        ]}
        testID="hit-odds"
      />
    </Section>
  );
}
