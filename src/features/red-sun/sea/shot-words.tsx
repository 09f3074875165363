import { FaceLadder } from '@/kit/ladder/face-ladder';
import { signed } from '@/kit/words/signed';
import { t, useT } from '@/messages/messages';
import { damageByFace, type ShotReading, type Ship } from '@/rules/red-sun/index';

/** Whether any face does damage. */
export const canHit = (shot: ShotReading): boolean => damageByFace(shot).some((damage) => damage > 0);

/** "8 − 3 − 1 = 4": strength, then what is taken off it in the order of the book; "disabled" is said. */
export function shotWords({ disabled }: Pick<Ship, 'disabled'>, { sum, column, dieModifier }: ShotReading): string {
  // The other ruling takes it off the die (AMB-1).
  if (dieModifier !== 0) return t('red-sun.hour.onDie', { strength: column ?? 0, modifier: signed(dieModifier) });
  const [strength, ...taken] = sum.parts.filter(({ value }, place) => place === 0 || value !== 0);
  const parts = [
    String(strength?.value ?? 0),
    ...taken.map(({ value }) => (value < 0 ? `− ${-value}` : `+ ${value}`)),
    ...(disabled ? [t('red-sun.hour.disabled')] : []),
  ];
  return t('red-sun.hour.sum', { parts: parts.join(' '), total: sum.value < 0 ? `−${-sum.value}` : sum.value });
}

/** Every face of one shot and the damage it does. */
export function ShotLadder({ shot, testID }: { shot: ShotReading; testID?: string }) {
  const words = useT();
  const faces = damageByFace(shot);
  return (
    <FaceLadder
      label={words('red-sun.hour.ladder')}
      resultOf={(face) => {
        const damage = faces[face - 1] ?? 0;
        return { brings: damage === 0 ? '–' : String(damage), scores: damage > 0 };
      }}
      testID={testID}
    />
  );
}
