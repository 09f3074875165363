import { ok, type Result } from '@/lib/result';
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
  type ShotOdds,
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

export const gunOdds = (form: QuickOf<'fireGuns'>): Result<ShotOdds, Refusal> => shotOdds(shotOf(form));

/** What the start die of the first battery that may fire needs. */
export const startNeed = (form: QuickOf<'fireGuns'>): number | undefined =>
  quickBatteries(form)
    .map(({ facts }) => batteryNumbers(facts))
    .find((numbers) => numbers.ok)?.value.start.value;

/** Hits that the odds promised. */
export function expectedHits(command: QuickOf<'fireGuns' | 'launchTorpedo'>): number {
  if (command.type === 'fireGuns') {
    const odds = gunOdds(command);
    return odds.ok ? odds.value.fire.effective.expected : 0;
  }
  const odds = torpedoOdds(quickTorpedo(command));
  return odds.ok ? odds.value.effective.expected : 0;
}

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
export function chanceOf(command: QuickCommand): Result<number, Refusal> {
  switch (command.type) {
    case 'fireGuns': {
      const odds = gunOdds(command);
      return odds.ok ? ok(odds.value.fire.effective.atLeastOne) : odds;
    }
    case 'launchTorpedo': {
      const odds = torpedoOdds(quickTorpedo(command));
      return odds.ok ? ok(odds.value.effective.atLeastOne) : odds;
    }
    case 'rollHits': {
      const small = isSmallShip(command.target) ? boatOdds(command) : null;
      if (small) return small.ok ? ok(small.value.pAllLost) : small;
      const odds = hitOdds(command);
      return odds === null ? ok(0) : odds.ok ? ok(odds.value.pSunk) : odds;
    }
    case 'controlDamage': {
      const odds = controlOdds({ marker: treatmentOf(command), attempts: 1 });
      return odds.ok ? ok(odds.value.pRemoved) : odds;
    }
    case 'trySighting': {
      const odds = sightingOdds(command.facts);
      return odds.ok ? ok(odds.value.p) : odds;
    }
    case 'rollUnplanned':
      return ok(unplannedOdds().AS_ORDERED);
  }
}
