import { t } from '@/messages/messages';
import type {
  HouseBattery,
  HouseGun,
  ShipDesign,
  ShipFacts,
  ShipKind,
  ShipType,
  Side,
  Squadron,
} from '@/rules/togo/index';

const TYPES = {
  B: 'ships.type.B',
  CA: 'ships.type.CA',
  C2: 'ships.type.C2',
  C3: 'ships.type.C3',
  TBD: 'ships.type.TBD',
  TB: 'ships.type.TB',
  convoy: 'ships.type.convoy',
} as const satisfies Record<ShipType, string>;

export const typeWord = (type: ShipType): string => t(TYPES[type]);

const MANY = {
  B: 'ships.types.B',
  CA: 'ships.types.CA',
  C2: 'ships.types.C2',
  C3: 'ships.types.C3',
  TBD: 'ships.types.TBD',
  TB: 'ships.types.TB',
  convoy: 'ships.types.convoy',
} as const satisfies Record<ShipType, string>;

export const typesWord = (type: ShipType): string => t(MANY[type]);

const KINDS = {
  battleship: 'ships.kind.battleship',
  'coast-defence': 'ships.kind.coastDefence',
  'armoured-cruiser': 'ships.kind.armouredCruiser',
  'protected-cruiser': 'ships.kind.protectedCruiser',
  'scout-cruiser': 'ships.kind.scoutCruiser',
  dispatch: 'ships.kind.dispatch',
  gunboat: 'ships.kind.gunboat',
  destroyer: 'ships.kind.destroyer',
  'torpedo-boat': 'ships.kind.torpedoBoat',
  'armed-merchant': 'ships.kind.armedMerchant',
  transport: 'ships.kind.transport',
} as const satisfies Record<ShipKind, string>;

export const kindWord = (kind: ShipKind): string => t(KINDS[kind]);

const SQUADRON_NAMES = {
  'first-squadron': 'ships.squadron.firstSquadron',
  'second-squadron': 'ships.squadron.secondSquadron',
  'third-squadron': 'ships.squadron.thirdSquadron',
  'first-division': 'ships.squadron.firstDivision',
  'second-division': 'ships.squadron.secondDivision',
  'third-division': 'ships.squadron.thirdDivision',
  'fourth-division': 'ships.squadron.fourthDivision',
  'fifth-division': 'ships.squadron.fifthDivision',
  'sixth-division': 'ships.squadron.sixthDivision',
  'seventh-division': 'ships.squadron.seventhDivision',
  'first-destroyer-division': 'ships.squadron.firstDestroyers',
  'second-destroyer-division': 'ships.squadron.secondDestroyers',
  'third-destroyer-division': 'ships.squadron.thirdDestroyers',
  'fourth-destroyer-division': 'ships.squadron.fourthDestroyers',
  'fifth-destroyer-division': 'ships.squadron.fifthDestroyers',
  'first-torpedo-boat-division': 'ships.squadron.firstBoats',
  'ninth-torpedo-boat-division': 'ships.squadron.ninthBoats',
  'tenth-torpedo-boat-division': 'ships.squadron.tenthBoats',
  'eleventh-torpedo-boat-division': 'ships.squadron.eleventhBoats',
  'fourteenth-torpedo-boat-division': 'ships.squadron.fourteenthBoats',
  'fifteenth-torpedo-boat-division': 'ships.squadron.fifteenthBoats',
  'seventeenth-torpedo-boat-division': 'ships.squadron.seventeenthBoats',
  'eighteenth-torpedo-boat-division': 'ships.squadron.eighteenthBoats',
  'nineteenth-torpedo-boat-division': 'ships.squadron.nineteenthBoats',
  'twentieth-torpedo-boat-division': 'ships.squadron.twentiethBoats',
  'base-guard': 'ships.squadron.baseGuard',
  'special-service-squadron': 'ships.squadron.specialService',
  transports: 'ships.squadron.transports',
  'port-arthur': 'ships.squadron.portArthur',
  chemulpo: 'ships.squadron.chemulpo',
  vladivostok: 'ships.squadron.vladivostok',
  'second-pacific': 'ships.squadron.secondPacific',
  'third-pacific': 'ships.squadron.thirdPacific',
} as const satisfies Record<Squadron, string>;

export const squadronWord = (squadron: Squadron): string => t(SQUADRON_NAMES[squadron]);

const WEAPONS = {
  '12.5in': 'ships.weapon.in125',
  '12in': 'ships.weapon.in12',
  '10in': 'ships.weapon.in10',
  '8in': 'ships.weapon.in8',
  '6in': 'ships.weapon.in6',
  '4.7in': 'ships.weapon.in47',
  '12p': 'ships.weapon.pdr12',
  tbd: 'ships.weapon.boat',
  '6/12p(R)': 'ships.weapon.pdr612R',
  '6/12p(J)': 'ships.weapon.pdr612J',
  misc: 'ships.weapon.misc',
} as const satisfies Record<HouseGun, string>;

export const weaponWord = (weapon: HouseGun): string => t(WEAPONS[weapon]);

const ARC_NAMES = { bow: 'ships.arc.bow', side: 'ships.arc.side', stern: 'ships.arc.stern' } as const;

export const arcWord = (arc: keyof typeof ARC_NAMES): string => t(ARC_NAMES[arc]);

const SIDES = { ijn: 'ships.side.ijn', irn: 'ships.side.irn' } as const satisfies Record<Side, string>;

export const sideWord = (side: Side): string => t(SIDES[side]);

const MOUNTS = { none: 'ships.mount.none', fixed: 'ships.mount.fixed', trainable: 'ships.mount.trainable' } as const;

export const mountWord = (mount: 'fixed' | 'trainable' | null): string => t(MOUNTS[mount ?? 'none']);

/** "2-4-2 main", as ship cards print a battery. */
export const diceWords = ({ main, dice }: HouseBattery): string =>
  main ? t('ships.value.arcsMain', dice) : t('ships.value.arcs', dice);

/** What a ship is called in one word: history's where there is any, else the game's. */
export const sortWord = ({ ratings }: ShipDesign, facts: ShipFacts | null): string =>
  facts ? kindWord(facts.kind) : typeWord(ratings.type);
