import { inchWords } from '@/kit/words/inches';
import { t } from '@/messages/messages';
import {
  boatsOn,
  findDesign,
  fleetPace,
  mayShareBase,
  shipsOf,
  type Designs,
  type Fleet,
  type FleetRefusal,
  type FleetShip,
  type FormationPace,
  type ShipDesign,
  type ShipType,
} from '@/rules/togo/index';

export const typeName = (type: ShipType): string => t(`fleets.type.${type}`);

/** "11 ships in 3 formations". */
export function sizeOf(fleet: Fleet): string {
  const ships = shipsOf(fleet).length;
  if (ships === 0) return t('fleets.noShips');
  return t('fleets.count.shipsInFormations', {
    ships: t('common.ships', { count: ships }),
    formations: t('common.formations', { count: fleet.formations.length }),
  });
}

/** The same with the speed they make together. */
export function summaryOf(fleet: Fleet, own: Designs): string {
  const slowest = fleetPace(fleet, own);
  const what = sizeOf(fleet);
  return slowest ? t('fleets.count.withSpeed', { what, speed: inchWords(slowest.pace.speed.value) }) : what;
}

/** What limits a formation: "Fuji does 3″, less ½″ in formation." The rule stands beside it. */
export function paceSentence(pace: FormationPace | null, own: Designs): string {
  if (!pace) return t('fleets.pace.none');
  const sentence = limitSentence(pace, own);
  if (pace.missing.length === 0) return sentence;
  const names = pace.missing.map(({ name }) => name).join(', ');
  return t('fleets.pace.without', { pace: sentence, names });
}

function limitSentence({ limitedBy, alone, slowedAs }: FormationPace, own: Designs): string {
  const facts = { ship: nameOf(limitedBy, own), alone: inchWords(alone) };
  if (slowedAs === 'ships') return t('fleets.pace.ships', facts);
  return slowedAs === 'boats' ? t('fleets.pace.boats', facts) : t('fleets.pace.alone', facts);
}

/** As she is called now; the remembered name when she is gone. */
export const nameOf = ({ ship, name }: FleetShip, own: Designs): string => findDesign(ship, own)?.name ?? name;

/** "Destroyers, 3 boats". */
export function kindOf(ship: FleetShip, design: ShipDesign): string {
  const type = typeName(design.ratings.type);
  if (!mayShareBase(design)) return type;
  return t('fleets.ship.withBoats', { type, boats: t('common.boats', { count: boatsOn(ship, design) }) });
}

export const refusalOf = (refusal: FleetRefusal): string =>
  refusal.code === 'FORMATION_FULL'
    ? t('fleets.fleet.full', { formation: refusal.formation })
    : t('fleets.fleet.tooMany');

export const nextFormationName = (number: number): string => t('common.formationName', { number });
