import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { bareShip, isSmallShip, NO_DAMAGE, type PendingHit, type QuickOf } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { ChanceRows, Choice, ChoiceKeys, NumberRow, Toggles } from './fields';
import { boatOdds, hitOdds } from './odds';
import { SHIP_TYPES, typeWords } from './words';

type Form = QuickOf<'rollHits'>;

interface HitsFormProps {
  form: Form;
  onForm: (form: Form) => void;
  /** The hits are those of the last fire: they are not asked for again. */
  waiting: boolean;
}

/** What hits do: on which kind of ship, how many, how they came, and what she has suffered already. */
export function HitsForm({ form, onForm, waiting }: HitsFormProps) {
  const t = useT();
  const { target, hits } = form;
  const { type, torpedoes } = target.card;
  const [hit = PLAIN] = hits;
  const withHits = (count: number, each: PendingHit) =>
    onForm({ ...form, hits: Array.from({ length: count }, () => each) });
  const hull = (change: { type?: typeof type; torpedoFactors?: number; units?: number }) =>
    onForm({ ...form, target: bareShip({ type, torpedoFactors: torpedoes.factors, units: target.units, ...change }) });
  return (
    <>
      <ChoiceKeys
        label={t('quick.type.label')}
        columns={4}
        value={type}
        onChange={(chosen) =>
          hull({ type: chosen, units: ['TBD', 'TB', 'convoy'].includes(chosen) ? (target.units ?? 3) : undefined })
        }
        options={SHIP_TYPES.map((each) => ({
          value: each,
          words: t(`quick.type.short.${each}`),
          spoken: typeWords(each),
        }))}
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
          <NumberRow
            words={[t('quick.hits.count'), t('quick.hits.fewer'), t('quick.hits.more')]}
            value={hits.length}
            limits={[1, 12]}
            onChange={(count) => withHits(count, hit)}
            testID="hits"
          />
          <Choice
            label={t('quick.hits.kind')}
            value={hit.kind}
            onChange={(kind) => withHits(hits.length, { ...hit, kind, beyond8: false })}
            of={{ gun: t('quick.hits.gun'), torpedo: t('quick.hits.torpedo') }}
            testID="kind"
          />
          <Toggles
            of={hit}
            onChange={(each) => withHits(hits.length, each)}
            rows={[
              ...(hit.kind === 'gun'
                ? [['beyond8', t('quick.hits.beyond8'), t('quick.hits.beyond8Text')] as const]
                : []),
              ['restricted', t('quick.hits.restricted'), t('quick.hits.restrictedText')],
            ]}
          />
        </>
      )}
      {isSmallShip(target) ? (
        <NumberRow
          words={[t('quick.hits.units'), t('quick.hits.fewerUnits'), t('quick.hits.moreUnits')]}
          value={target.units ?? 1}
          limits={[1, 20]}
          onChange={(units) => hull({ units })}
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
const LETTERS = ['P', 'M', 'S', 'T', 'fires'] as const;

interface DamageProps extends Pick<HitsFormProps, 'form' | 'onForm'> {
  torpedoes: (aboard: boolean) => void;
}

function Damage({ form, onForm, torpedoes }: DamageProps) {
  const t = useT();
  const { damage, target } = form;
  return (
    <Section title={t('quick.hits.damage')}>
      <View>
        {LETTERS.map((letter) => {
          const name = t(`quick.hits.${letter}`);
          return (
            <NumberRow
              key={letter}
              words={[name, t('quick.hits.less', { name }), t('quick.hits.add', { name })]}
              value={damage[letter]}
              limits={[0, 9]}
              onChange={(count) => onForm({ ...form, damage: { ...damage, [letter]: count } })}
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
        disabled={LETTERS.every((letter) => damage[letter] === 0)}
        testID="no-damage"
      />
    </Section>
  );
}

function HitChances({ form }: { form: Form }) {
  const t = useT();
  const odds = hitOdds(form);
  const small = odds === null ? boatOdds(form) : null;
  const chances = odds?.ok
    ? {
        sunk: odds.value.pSunk,
        abandoned: odds.value.pAbandonedNotSunk,
        silenced: odds.value.pSilencedAfloat,
        fire: odds.value.pFire,
        propulsion: odds.value.pPropulsion,
        main: odds.value.pMain,
        secondary: odds.value.pSecondary,
        torpedo: odds.value.pTorpedo,
      }
    : small?.ok
      ? { all: small.value.pAllLost }
      : null;
  if (chances === null) return null;
  const rows = (Object.entries(chances) as [keyof typeof chances, number][]).map(([what, chance]) => ({
    name: t(`quick.hits.odds.${what}`),
    chance,
  }));
  return (
    <Section title={t('quick.hits.odds.title')}>
      <ChanceRows rows={rows} testID="hit-odds" />
    </Section>
  );
}
