import { PickRow } from '@/kit/pick-sheet';
import { amountWord, lastsWord, numberWord } from '@/kit/words/card-words';
import { useT } from '@/messages/messages';
import {
  amountsOf,
  CARD_EFFECT_TYPES,
  type CardDesign,
  type CardEffectType,
  DURATIONS,
  stepAmount,
  withEffect,
} from '@/rules/togo/index';
import { NamedChoice } from '@/ui/named-choice';
import { Section } from '@/ui/section';
import { StepRow } from '@/ui/step-row';

interface PartProps {
  card: CardDesign;
  edit: (change: (card: CardDesign) => CardDesign) => void;
}

/** Which number, by how much, for how long. Nought is no amount, so the stepper goes over it. */
export function EffectSection({ card, edit }: PartProps) {
  const t = useT();
  const { effect } = card;
  const types = ['none', ...CARD_EFFECT_TYPES] as const;
  const choose = (type: CardEffectType | 'none') => edit((now) => withEffect(now, type === 'none' ? null : type));
  return (
    <Section title={t('cards.does')} testID="edit-effect">
      <PickRow
        label={t('cards.edit.effectRow')}
        value={effect?.type ?? 'none'}
        onChange={choose}
        options={types.map((value) => ({ value, label: numberWord(value === 'none' ? null : value) }))}
        testID="pick-effect"
      />
      {effect && amountsOf(effect.type).length > 1 && <Amount effect={effect} edit={edit} />}
      {effect && (
        <NamedChoice
          label={t('cards.edit.lasts')}
          hint={t('cards.edit.lastsHint')}
          value={effect.lasts}
          onChange={(lasts) => edit((now) => (now.effect ? { ...now, effect: { ...now.effect, lasts } } : now))}
          options={DURATIONS.map((value) => ({ value, label: lastsWord(value) }))}
          testID="choose-lasts"
        />
      )}
    </Section>
  );
}

function Amount({ effect, edit }: { effect: NonNullable<CardDesign['effect']>; edit: PartProps['edit'] }) {
  const t = useT();
  const amounts = amountsOf(effect.type);
  return (
    <StepRow
      label={t('cards.edit.by')}
      decreaseLabel={t('cards.edit.less')}
      increaseLabel={t('cards.edit.more')}
      value={effect.by}
      min={amounts[0] ?? 0}
      max={amounts.at(-1) ?? 0}
      format={(by) => amountWord({ ...effect, by })}
      onChange={(_, way) =>
        edit((now) => (now.effect ? { ...now, effect: { ...now.effect, by: stepAmount(now.effect, way) } } : now))
      }
      testID="step-by"
    />
  );
}
