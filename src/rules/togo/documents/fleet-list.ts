import { err, ok, type Result } from '@/lib/result';

import { boatsOf } from '../ships/data/class-boats';
import { recogniseList, type Recognised, recogniseShip, searchShips } from '../ships/find-ship';
import { SHIPS } from '../ships/library';
import type { ShipFacts } from '../ships/ship-facts';
import { folded } from '../ships/spelling';
import type { ShipType, Side } from '../types';
import type { NewShip } from './fleet-edit';
import { mayShareBase } from './fleet-speed';
import { type Designs, findDesign, type ShipDesign } from './ship-design';

/** What is read at once: three times the largest battle. No name is longer than `letters`, and a sentence has no misspelling. */
export const LIST_LIMITS = { characters: 20_000, names: 200, letters: 40 } as const;

export type ListProblem =
  | { readonly code: 'EMPTY' }
  | { readonly code: 'NOT_TEXT' }
  | { readonly code: 'TOO_LONG' }
  | { readonly code: 'TOO_MANY_NAMES' };

/** One name of a list: the ship it means, or those it may have meant, the likeliest first. */
export type ListedShip = {
  readonly written: string;
  readonly design: ShipDesign | null;
  readonly mayBe: readonly ShipDesign[];
  readonly isAmbiguous: boolean;
};

/** A pasted list against the library and the owner's ships. Nothing is guessed: what is not a name is said. */
export function readShipList(text: string, own: Designs): Result<readonly ListedShip[], ListProblem> {
  if (text.length > LIST_LIMITS.characters) return err({ code: 'TOO_LONG' });
  if (NO_TEXT.test(text)) return err({ code: 'NOT_TEXT' });
  const names = recogniseList(text, []);
  if (names.length === 0) return err({ code: 'EMPTY' });
  if (names.length > LIST_LIMITS.names) return err({ code: 'TOO_MANY_NAMES' });
  const ownFacts = [...own.values()].map(factsOf);
  return ok(names.map(({ written }) => listed(written, ownFacts, own)));
}

/** What no list of names holds: control characters, and what is left of bytes that were no text. */
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f\ufffd]/;

function listed(written: string, ownFacts: readonly ShipFacts[], own: Designs): ListedShip {
  if (written.length > LIST_LIMITS.letters) return { written, design: null, mayBe: [], isAmbiguous: false };
  const meanings = [recogniseShip(written, ownFacts), recogniseShip(written, SHIPS)];
  const meant = designsIn(meanings.flatMap(exact), own);
  const [design] = meant;
  if (design && meant.length === 1) return { written, design, mayBe: [], isAmbiguous: false };
  const near = designsIn(
    meanings.flatMap((meaning) => (meaning.type === 'unknown' ? meaning.near : [])),
    own,
  );
  return { written, design: null, mayBe: meant.length > 0 ? meant : near, isAmbiguous: meant.length > 0 };
}

function exact(meaning: Recognised): readonly ShipFacts[] {
  if (meaning.type === 'unknown') return [];
  return meaning.type === 'ship' ? [meaning.ship] : meaning.ships;
}

type ShipSearch = { readonly text: string; readonly side: Side | null; readonly type: ShipType | null };

/** For choosing: the owner's ships first, then the library, as each is now. */
export function findShips({ text, side, type }: ShipSearch, own: Designs): readonly ShipDesign[] {
  const found = [...searchShips(text, {}, [...own.values()].map(factsOf)), ...searchShips(text)];
  return designsIn(found, own).filter(
    (design) => (side === null || design.side === side) && (type === null || design.ratings.type === type),
  );
}

/** A base for every ship; boats named one by one share bases of as many as their class carries. */
export function basesOf(
  ships: readonly { readonly written: string; readonly design: ShipDesign }[],
): readonly NewShip[] {
  const bases: NewShip[] = [];
  let open: { readonly of: string; room: number } | null = null;
  for (const { written, design } of ships) {
    const base = { ship: design.id, name: design.name };
    if (!isBoat(written, design)) {
      bases.push({ ...base, boats: null });
      open = null;
    } else if (open && open.of === design.id && open.room > 0) {
      const last = bases.pop();
      bases.push({ ...base, boats: (last?.boats ?? 0) + 1 });
      open.room -= 1;
    } else {
      bases.push({ ...base, boats: 1 });
      open = { of: design.id, room: design.ratings.boatsPerBase - 1 };
    }
  }
  return bases;
}

export const baseOf = ({ id, name }: ShipDesign): NewShip => ({ ship: id, name, boats: null });

const isBoat = (written: string, design: ShipDesign): boolean =>
  mayShareBase(design) &&
  boatsOf(design.id)
    .flat()
    .some((boat) => folded(boat) === folded(written));

function designsIn(facts: readonly ShipFacts[], own: Designs): readonly ShipDesign[] {
  return [...new Set(facts.map(({ id }) => id))].flatMap((id) => findDesign(id, own) ?? []);
}

/** A ship of the owner's as the search knows ships: by her name and her id. The rest is never looked at. */
const factsOf = ({ id, name, side }: ShipDesign): ShipFacts => ({ ...BLANK, id, name, side });

const BLANK: Omit<ShipFacts, 'id' | 'name' | 'side'> = {
  oldSpellings: [],
  kind: 'gunboat',
  shipClass: '',
  squadrons: [],
  launched: 0,
  displacementT: 0,
  lengthM: 0,
  speedKn: 0,
  beltMm: 0,
  deckMm: 0,
  turretMm: 0,
  mainGuns: [],
  secondaryGuns: [],
  tertiaryGuns: [],
  torpedoTubes: 0,
  tubesMount: 'none',
  fate: '',
  notes: '',
  doubts: {},
};
