import { t } from '@/messages/messages';
import type { Hexside, KeptRoll, Losses, Side, Terrain } from '@/rules/mukden/index';

import { attackFactors, type AttackFigure, type Outlook } from '../attack/attack-figure';
import { PLACES } from '../attack/attack-plan';

/** An attack that no campaign knows of: factors and hexsides as they are tapped. */
export interface QuickAttack {
  readonly side: Side;
  readonly hexes: readonly { readonly factors: number | null; readonly hexside: Hexside }[];
  readonly defence: number;
  readonly terrain: Terrain;
  readonly bombardment: number;
}

/** Two hexes against one in the open, until the players say otherwise. */
export const FIRST_ATTACK: QuickAttack = {
  side: 'ijn',
  hexes: PLACES.map((place) => ({ factors: place === 0 ? 5 : place === 2 ? 4 : null, hexside: 'open' })),
  ...{ defence: 3, terrain: 'clear', bombardment: 0 },
};

/** As the rosette shows it. */
export const figureOf = ({ hexes, ...attack }: QuickAttack): AttackFigure => ({
  ...attack,
  target: null,
  hexes: hexes.map((hex) => ({ ...hex, name: t('mukden.attack.typed') })),
  ...{ below: 0, defender: t('mukden.attack.defenders') },
});

/** The roll as a campaign keeps it; null where nobody knows the die, because the players read their own table. */
export function keptAttack(
  attack: QuickAttack,
  outlook: Outlook | null,
  { die, losses }: { readonly die: number | null; readonly losses: Losses },
  source: 'app' | 'table',
): Extract<KeptRoll, { readonly type: 'attack' }> | null {
  if (die === null) return null;
  const shifts = outlook?.reading.shifts ?? [];
  return {
    ...{ type: 'attack', side: attack.side, defence: attack.defence, terrain: attack.terrain, die, source },
    attack: attackFactors(figureOf(attack)) + attack.bombardment,
    shift: shifts.reduce((sum, { shift }) => sum + shift, 0),
    losses: [...losses],
  };
}
