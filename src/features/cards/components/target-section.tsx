import { useT } from '@/messages/messages';
import { type CardDesign, TARGET_KINDS, TARGET_SIDES } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { NamedChoice } from '@/ui/named-choice';
import { Section } from '@/ui/section';
import { ToggleRow } from '@/ui/toggle-row';

interface PartProps {
  card: CardDesign;
  edit: (change: (card: CardDesign) => CardDesign) => void;
}

/** Whom it is played on. A card that changes a number is always played on somebody. */
export function TargetSection({ card: { target, effect }, edit }: PartProps) {
  const t = useT();
  const change = (part: Partial<NonNullable<CardDesign['target']>>) =>
    edit((now) => (now.target ? { ...now, target: { ...now.target, ...part } } : now));
  return (
    <Section title={t('cards.edit.target')} testID="edit-target">
      {target && (
        <>
          <NamedChoice
            label={t('cards.edit.whose')}
            value={target.whose}
            onChange={(value) => change({ whose: value })}
            options={TARGET_SIDES.map((value) => ({ value, label: t(`cards.whoseTarget.${value}`) }))}
            testID="target-whose"
          />
          <NamedChoice
            label={t('cards.edit.kind')}
            value={target.kind}
            onChange={(kind) => change({ kind })}
            options={TARGET_KINDS.map((value) => ({ value, label: t(`cards.targetKind.${value}`) }))}
            testID="target-kind"
          />
        </>
      )}
      {effect === null && (
        <Card padded={false}>
          <ToggleRow
            title={t('cards.edit.nobody')}
            subtitle={t('cards.edit.nobodyHint')}
            on={target === null}
            onChange={(on) =>
              edit((now) => ({ ...now, target: on && now.effect === null ? null : { whose: 'own', kind: 'ship' } }))
            }
            testID="target-nobody"
          />
        </Card>
      )}
    </Section>
  );
}
