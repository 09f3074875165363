import { allHqs, allUnits, type CampaignView, type Headquarters, type Side, type Unit } from '@/rules/red-sun/index';

export interface Command {
  /** Null: units assigned to nobody. */
  readonly hq: Headquarters | null;
  readonly units: readonly Unit[];
}

type Facts = Pick<CampaignView, 'headquarters' | 'units'>;

/** The headquarters of a side with their units, the supreme one first; at the end those assigned to nobody. */
export function commandsOf(view: Facts, side: Side): readonly Command[] {
  const units = allUnits(view).filter((unit) => unit.side === side);
  const hqs = allHqs(view).filter((hq) => hq.side === side);
  const free = units.filter(({ hq }) => hq === null || !hqs.some(({ id }) => id === hq));
  return [
    ...[...hqs]
      .sort((a, b) => Number(b.isSupreme) - Number(a.isSupreme))
      .map((hq) => ({ hq, units: units.filter((unit) => unit.hq === hq.id) })),
    ...(free.length > 0 ? [{ hq: null, units: free }] : []),
  ];
}
