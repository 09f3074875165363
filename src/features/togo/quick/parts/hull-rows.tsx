import { useT } from '@/messages/messages';
import { bareShip, type QuickShip } from '@/rules/togo/index';
import { StepRow } from '@/ui/step-row';

interface HullRowsProps {
  target: QuickShip;
  /** Which of her two sizes counts. */
  against: 'gun' | 'torpedo';
  sizeHint: string;
  armourHint?: string;
  onTarget: (target: QuickShip) => void;
}

/** A target that is nothing but a size and armour. */
export function HullRows({ target, against, sizeHint, armourHint, onTarget }: HullRowsProps) {
  const t = useT();
  const { armour, size, type, torpedoes } = target.card;
  const change = (hull: { size?: number; armour?: number }) =>
    onTarget(bareShip({ type, size: size[against], armour, torpedoFactors: torpedoes.factors, ...hull }));
  return (
    <>
      <StepRow
        ruled
        label={t('quick.fire.size')}
        hint={sizeHint}
        decreaseLabel={t('quick.fire.smaller')}
        increaseLabel={t('quick.fire.larger')}
        value={size[against]}
        onChange={(other) => change({ size: other })}
        min={1}
        max={6}
        testID="size"
      />
      <StepRow
        ruled
        label={t('quick.fire.armour')}
        hint={armourHint}
        decreaseLabel={t('quick.fire.thinner')}
        increaseLabel={t('quick.fire.thicker')}
        value={armour}
        onChange={(thickness) => change({ armour: thickness })}
        min={0}
        max={6}
        testID="armour"
      />
    </>
  );
}
