import { t } from '@/messages/messages';
import type { FactName, ShipFacts } from '@/rules/togo/index';

import { kindWord } from './ship-words';

export const inMetres = (value: number): string => t('ships.value.metres', { value });
/** Thousands apart, as in a register of ships: 15,140. */
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

export const inTons = (value: number): string => t('ships.value.tons', { value: grouped(value) });
export const inMillimetres = (value: number): string =>
  value === 0 ? t('ships.value.none') : t('ships.value.millimetres', { value });

const NAMES = {
  name: 'ships.field.name',
  oldSpellings: 'ships.page.oldSpellings',
  kind: 'ships.fact.kind',
  shipClass: 'ships.fact.shipClass',
  squadrons: 'ships.page.squadrons',
  launched: 'ships.fact.launched',
  displacementT: 'ships.fact.displacementT',
  lengthM: 'ships.fact.lengthM',
  speedKn: 'ships.fact.speedKn',
  beltMm: 'ships.fact.beltMm',
  deckMm: 'ships.fact.deckMm',
  turretMm: 'ships.fact.turretMm',
  mainGuns: 'ships.fact.mainGuns',
  secondaryGuns: 'ships.fact.secondaryGuns',
  tertiaryGuns: 'ships.fact.tertiaryGuns',
  torpedoTubes: 'ships.fact.torpedoTubes',
  tubesMount: 'ships.field.mount',
  fate: 'ships.page.fate',
} as const satisfies Record<FactName, string>;

export const factWord = (fact: FactName): string => t(NAMES[fact]);

/** A line of the register: which facts it shows (a doubt about any of them stands with it), and what it says. */
export interface FactLine {
  readonly name: string;
  readonly facts: readonly FactName[];
  readonly values: readonly string[];
}

/** The figures of a ship, in the order of a naval annual. */
export function factLines(ship: ShipFacts): readonly FactLine[] {
  const line = (fact: FactName, ...values: readonly string[]): FactLine => ({
    name: factWord(fact),
    facts: [fact],
    values,
  });
  return [
    line('kind', kindWord(ship.kind)),
    line('shipClass', ship.shipClass),
    line('launched', String(ship.launched)),
    line('displacementT', inTons(ship.displacementT)),
    line('lengthM', inMetres(ship.lengthM)),
    line('speedKn', t('ships.value.knots', { value: ship.speedKn })),
    line('beltMm', inMillimetres(ship.beltMm)),
    line('deckMm', inMillimetres(ship.deckMm)),
    line('turretMm', inMillimetres(ship.turretMm)),
    ...gunLines(ship, 'mainGuns'),
    ...gunLines(ship, 'secondaryGuns'),
    ...gunLines(ship, 'tertiaryGuns'),
    {
      name: factWord('torpedoTubes'),
      facts: ['torpedoTubes', 'tubesMount'],
      values: [t(`ships.fact.tubes.${ship.tubesMount}`, { count: ship.torpedoTubes })],
    },
  ];
}

const gunLines = (ship: ShipFacts, fact: 'mainGuns' | 'secondaryGuns' | 'tertiaryGuns'): readonly FactLine[] =>
  ship[fact].length === 0 ? [] : [{ name: factWord(fact), facts: [fact], values: ship[fact].flatMap(gunWords) }];

const gunWords = ({ guns, calibreMm, bow, side, stern }: ShipFacts['mainGuns'][number]): readonly string[] => [
  t('ships.fact.guns', { guns, calibre: calibreMm }),
  t('ships.fact.bearing', { bow, side, stern }),
];
