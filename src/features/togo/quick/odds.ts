import type { Result } from '@/lib/result';
import {
  batteryNumbers,
  controlOdds,
  isSmallShip,
  NO_DAMAGE,
  quickBatteries,
  quickTorpedo,
  rangeSeries,
  shotOdds,
  sightingOdds,
  smallOdds,
  targetOdds,
  torpedoOdds,
  unplannedOdds,
  type Column,
  type QuickCommand,
  type QuickDamage,
  type QuickOf,
  type QuickShip,
  type Refusal,
  type SmallType,
  type Target,
} from '@/rules/togo/index';

/** A ship as the damage tables see her; small craft have none. */
function targetFor(ship: QuickShip, damage: QuickDamage): Target | undefined {
  if (isSmallShip(ship)) return undefined;
  const { factors } = ship.card.torpedoes;
  return { column: ship.card.type as Column, ...damage, torpedoFactors: factors, torpedoFactorsLeft: factors };
}

const shotOf = (form: QuickOf<'fireGuns'>) => ({
  batteries: quickBatteries(form).map(({ facts }) => facts),
  target: targetFor(form.target, NO_DAMAGE),
});

export const gunOdds = (form: QuickOf<'fireGuns'>) => shotOdds(shotOf(form));

/** The chances of no hit, one, two and so on; null where the roll is no fire, or the rules refuse. */
export function hitChances(command: QuickCommand): readonly number[] | null {
  if (command.type === 'fireGuns') {
    const odds = gunOdds(command);
    return odds.ok ? odds.value.fire.effective.distribution : null;
  }
  const odds = command.type === 'launchTorpedo' ? torpedoOdds(quickTorpedo(command)) : null;
  return odds?.ok ? odds.value.effective.distribution : null;
}

/** A number of some odds; null where the rules refuse. */
const read = <Odds>(odds: Result<Odds, Refusal>, pick: (value: Odds) => number): number | null =>
  odds.ok ? pick(odds.value) : null;

/** At least one hit. */
export const gunChance = (form: QuickOf<'fireGuns'>) => read(gunOdds(form), ({ fire }) => fire.effective.atLeastOne);

/** What the start die of the first battery that may fire needs. */
export const startNeed = (form: QuickOf<'fireGuns'>): number | undefined =>
  quickBatteries(form)
    .map(({ facts }) => batteryNumbers(facts))
    .find((numbers) => numbers.ok)?.value.start.value;

/** Hits that the odds promised. */
export const expectedHits = (command: QuickOf<'fireGuns' | 'launchTorpedo'>): number | null =>
  command.type === 'fireGuns'
    ? read(gunOdds(command), ({ fire }) => fire.effective.expected)
    : read(torpedoOdds(quickTorpedo(command)), ({ effective }) => effective.expected);

/** The chance of at least one hit against range; 0 where nothing reaches. */
export const gunCurve = (form: QuickOf<'fireGuns'>) =>
  rangeSeries({ batteries: shotOf(form).batteries }).map(({ range, odds }) => ({
    range,
    chance: odds.ok ? odds.value.fire.effective.atLeastOne : 0,
  }));

export const hitOdds = ({ target, damage, hits }: QuickOf<'rollHits'>) => {
  const whole = targetFor(target, damage);
  return whole ? targetOdds({ target: whole, pending: hits }) : null;
};

export const boatOdds = ({ target, hits }: QuickOf<'rollHits'>) =>
  smallOdds({ target: { type: target.card.type as SmallType, units: target.units ?? 1 }, pending: hits });

export const treatmentOf = ({ facts: { attempt, markers } }: QuickOf<'controlDamage'>) =>
  attempt === 'fire' ? ('F' as const) : (markers[attempt ?? 0]?.letter ?? 'P');

/** The one chance that stands beside the button. */
export function chanceOf(command: QuickCommand): number | null {
  switch (command.type) {
    case 'fireGuns':
      return gunChance(command);
    case 'launchTorpedo':
      return read(torpedoOdds(quickTorpedo(command)), ({ effective }) => effective.atLeastOne);
    case 'rollHits': {
      const odds = hitOdds(command);
      return odds ? read(odds, ({ pSunk }) => pSunk) : read(boatOdds(command), ({ pAllLost }) => pAllLost);
    }
    case 'controlDamage':
      return read(controlOdds({ marker: treatmentOf(command), attempts: 1 }), ({ pRemoved }) => pRemoved);
    case 'trySighting':
      return read(sightingOdds(command.facts), ({ p }) => p);
    case 'rollUnplanned':
      return unplannedOdds().AS_ORDERED;
  }
}
