import { t } from '@/messages/messages';
import { type BattleView, type Losses, type Side, tally } from '@/rules/togo/index';

/** Losses both sides know of; the whole truth once the battle is over. */
export function lossesOf(view: BattleView): { readonly [S in Side]: Losses } {
  return (
    view.result?.losses ??
    tally(
      Object.values(view.ships).map(({ side, card, status, units, unitsAtFirst }) => ({
        ...{ side, type: card.type, status },
        unitsLost: unitsAtFirst - units,
      })),
    )
  );
}

export function lossWords({ ships, boats, transports }: Losses): string {
  const parts = [
    ...(ships > 0 ? [t('standing.ships', { count: ships })] : []),
    ...(boats > 0 ? [t('standing.boats', { count: boats })] : []),
    ...(transports > 0 ? [t('standing.transports', { count: transports })] : []),
  ];
  return parts.length === 0 ? t('standing.noLosses') : parts.join(', ');
}
