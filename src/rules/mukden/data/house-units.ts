import type { PrintedUnit } from '../shapes';
import type { Hex, Size } from '../types';

type Row = readonly [id: string, name: string, strength: number, hex: Hex, size?: Size];

const unitsOf = (side: 'ijn' | 'irn', rows: readonly Row[]): readonly PrintedUnit[] =>
  rows.map(([id, name, strength, hex, size = 'division']) => ({
    ...{ id, name, side, size, type: id.endsWith('cavalry') || size === 'corps' ? 'cavalry' : 'infantry' },
    ...{ strength, hex, isCavalryCorps: size === 'corps' },
  }));

/**
 * Units to begin with, in two lines that face each other. Our text gives three of them: the Imperial Guard with 12 in 2917, the
 * Russian 55th Division with 4 in 2215, and a Cavalry Corps of one step. The others are the house's guess.
 */
// prettier-ignore
export const HOUSE_UNITS: readonly PrintedUnit[] = [
  ...unitsOf('ijn', [
    ['guards', 'Imperial Guard', 12, '2917'],
    ['1st', '1st Division', 6, '1515'],
    ['7th', '7th Division', 6, '1516'],
    ['9th', '9th Division', 5, '1716'],
    ['kobi-1', '1st Kobi Brigade', 3, '1716', 'brigade'],
    ['2nd-cavalry', '2nd Cavalry Brigade', 2, '1316', 'brigade'],
    ['8th', '8th Division', 7, '1917'],
    ['3rd', '3rd Division', 7, '2117'],
    ['5th', '5th Division', 6, '2117'],
    ['4th', '4th Division', 8, '2317'],
    ['6th', '6th Division', 8, '2517'],
    ['10th', '10th Division', 6, '2717'],
    ['2nd', '2nd Division', 9, '3117'],
    ['12th', '12th Division', 8, '3317'],
    ['kobi-2', '2nd Kobi Brigade', 3, '3317', 'brigade'],
    ['11th', '11th Division', 6, '3518'],
  ]),
  ...unitsOf('irn', [
    ['cavalry-corps', 'Cavalry Corps', 1, '1413', 'corps'],
    ['15th', '15th Division', 3, '1613'],
    ['8th-corps', '14th Division', 6, '1814'],
    ['rifles-5', '5th Rifle Brigade', 3, '1814', 'brigade'],
    ['31st', '31st Division', 5, '2014'],
    ['55th', '55th Division', 4, '2215'],
    ['35th', '35th Division', 6, '2414'],
    ['37th', '37th Division', 6, '2414'],
    ['siberian-1', '1st Siberian Rifles', 7, '2614'],
    ['siberian-9', '9th Siberian Rifles', 6, '2814'],
    ['siberian-6', '6th Siberian Rifles', 7, '3014'],
    ['siberian-3', '3rd Siberian Rifles', 7, '3214'],
    ['siberian-4', '4th Siberian Rifles', 6, '3214'],
    ['71st', '71st Division', 5, '3415'],
    ['61st', '61st Division', 5, '2311'],
    ['siberian-2', '2nd Siberian Rifles', 6, '2710'],
  ]),
];
