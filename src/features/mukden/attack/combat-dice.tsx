import { useDiceMode } from '@/features/play/dice-mode';
import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import { RESULTS } from '@/rules/mukden/index';

/** Under an attack: the app's die, one's own, or what one's own table says. `isWhole`: a table has the whole column. */
export function CombatDice({ isWhole = true }: { isWhole?: boolean }) {
  const { mode, choose } = useDiceMode();
  return (
    <DiceSwitch
      mode={mode}
      onMode={choose}
      strip={{ countRefused: null, active: { results: RESULTS, dice: isWhole ? 1 : 0 } }}
    />
  );
}
