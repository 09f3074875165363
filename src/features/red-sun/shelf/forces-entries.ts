import type { Field, Values } from '@/features/play/fields/fields';
import { t } from '@/messages/messages';
import type { Forces, Side } from '@/rules/red-sun/index';
import { newId } from '@/store/transfer/new-id';

import {
  fleetFields,
  fleetFrom,
  fleetValues,
  hqFields,
  hqFrom,
  hqValues,
  nameField,
  NEW_SHIP,
  NEW_UNIT,
  shipFields,
  shipFrom,
  shipValues,
  unitFields,
  unitFrom,
  unitValues,
} from '../forces/fields';

/** What is edited: without an id something new, in its fleet or headquarters or for its side. */
export type EntryPath =
  | { readonly type: 'ranges' }
  | { readonly type: 'fleet'; readonly id?: string; readonly side: Side }
  | { readonly type: 'ship'; readonly id?: string; readonly fleet: string }
  | { readonly type: 'hq'; readonly id?: string; readonly side: Side }
  | { readonly type: 'unit'; readonly id?: string; readonly hq: string };

interface Entry {
  readonly title: string;
  readonly fieldsOf: (values: Values) => readonly Field[];
  readonly values: Values;
  readonly save: (forces: Forces, values: Values) => Forces;
  readonly remove?: (forces: Forces) => Forces;
}

/** One of a list changed, or a new one at its end. */
const put = <T extends { readonly id: string }>(all: readonly T[], item: T): readonly T[] =>
  all.some(({ id }) => id === item.id) ? all.map((each) => (each.id === item.id ? item : each)) : [...all, item];
const without = <T extends { readonly id: string }>(all: readonly T[], id: string): readonly T[] =>
  all.filter((each) => each.id !== id);

const NEW_FLEET = { name: '', isMerchant: false, admiral: null, flagship: null, morale: 0, moraleCap: null } as const;
const NEW_HQ = { name: '', isSupreme: false, rating: null, commandValue: null } as const;
const named =
  (fields: (values: Values) => readonly Field[]) =>
  (values: Values): readonly Field[] => [nameField(), ...fields(values)];

/** How one thing of the list is edited. */
export function entryOf(forces: Forces, path: EntryPath): Entry {
  const withFleets = (all: Forces, fleets: Forces['fleets']): Forces => ({ ...all, fleets });
  const withHqs = (all: Forces, headquarters: Forces['headquarters']): Forces => ({ ...all, headquarters });
  const id = path.type === 'ranges' ? undefined : path.id;
  switch (path.type) {
    case 'ranges':
      return rangesEntry(forces);
    case 'fleet': {
      const fleet = forces.fleets.find((each) => each.id === id);
      return {
        title: fleet?.name ?? t('red-sun.forces.addFleet'),
        fieldsOf: named(fleetFields(fleet?.ships ?? [])),
        values: fleetValues(fleet ?? NEW_FLEET),
        save: (all, values) => {
          const before = fleet ?? { id: newId(), side: path.side, ships: [] };
          return withFleets(all, put(all.fleets, { ...before, ...fleetFrom(values) }));
        },
        ...(fleet && { remove: (all: Forces) => withFleets(all, without(all.fleets, fleet.id)) }),
      };
    }
    case 'hq': {
      const hq = forces.headquarters.find((each) => each.id === id);
      return {
        title: hq?.name ?? t('red-sun.forces.addHq'),
        fieldsOf: named(hqFields),
        values: hqValues(hq ?? NEW_HQ),
        save: (all, values) => {
          const before = hq ?? { id: newId(), side: path.side, units: [] };
          return withHqs(all, put(all.headquarters, { ...before, ...hqFrom(values) }));
        },
        ...(hq && { remove: (all: Forces) => withHqs(all, without(all.headquarters, hq.id)) }),
      };
    }
    case 'ship': {
      const inFleet = (all: Forces, how: (fleet: Forces['fleets'][number]) => Forces['fleets'][number]) =>
        withFleets(
          all,
          all.fleets.map((fleet) => (fleet.id === path.fleet ? how(fleet) : fleet)),
        );
      const ship = forces.fleets.flatMap(({ ships }) => ships).find((each) => each.id === id);
      return {
        title: ship?.name ?? t('red-sun.forces.addShip'),
        fieldsOf: named(shipFields),
        values: shipValues(ship ?? NEW_SHIP),
        save: (all, values) =>
          inFleet(all, (fleet) => ({
            ...fleet,
            ships: put(fleet.ships, { id: ship?.id ?? newId(), ...shipFrom(values) }),
          })),
        ...(ship && {
          remove: (all: Forces) =>
            inFleet(all, (fleet) => ({
              ...fleet,
              ships: without(fleet.ships, ship.id),
              flagship: fleet.flagship === ship.id ? null : fleet.flagship,
            })),
        }),
      };
    }
    case 'unit': {
      const inHq = (all: Forces, how: (units: readonly UnitEntry[]) => readonly UnitEntry[]) =>
        withHqs(
          all,
          all.headquarters.map((hq) => (hq.id === path.hq ? { ...hq, units: how(hq.units) } : hq)),
        );
      const unit = forces.headquarters.flatMap(({ units }) => units).find((each) => each.id === id);
      return {
        title: unit?.name ?? t('red-sun.forces.addUnit'),
        fieldsOf: named(unitFields),
        values: unitValues(unit ?? NEW_UNIT),
        save: (all, values) => inHq(all, (units) => put(units, { id: unit?.id ?? newId(), ...unitFrom(values) })),
        ...(unit && { remove: (all: Forces) => inHq(all, (units) => without(units, unit.id)) }),
      };
    }
  }
}
type UnitEntry = Forces['headquarters'][number]['units'][number];

const RANGES = ['clear', 'fog', 'storm'] as const;

/** Sighting ranges by weather, and how many turns a season has. */
function rangesEntry({ sighting, turnsPerSeason }: Forces): Entry {
  return {
    title: t('red-sun.shelf.forces.ranges'),
    fieldsOf: () => [
      ...RANGES.map((id): Field => ({
        ...{ type: 'number', id, label: t(`red-sun.shelf.forces.sighting.${id}`), most: 30, isOpen: true },
      })),
      {
        ...{ type: 'number', id: 'turnsPerSeason', label: t('red-sun.shelf.forces.turnsPerSeason') },
        ...{ least: 1, most: 52, isOpen: true },
      },
    ],
    values: { ...sighting, turnsPerSeason },
    save: (all, values) => {
      const count = (id: string) => (typeof values[id] === 'number' ? values[id] : null);
      return {
        ...all,
        sighting: { clear: count('clear'), fog: count('fog'), storm: count('storm') },
        turnsPerSeason: count('turnsPerSeason'),
      };
    },
  };
}
