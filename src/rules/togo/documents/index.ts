import type { DocumentRules, Documents } from '../../rulebook';
import type { CardDesign } from '../cards/card-design';
import type { DeckDesign } from '../cards/deck-design';
import { parseCardDesign, parseDeckDesign } from './card-document';
import { type Fleet, parseFleet } from './fleet';
import { parseScenarioDraft, type ScenarioDraft } from './scenario-draft';
import { parseShipDesign, type ShipDesign } from './ship-design';

declare module '../../rulebook' {
  interface Documents {
    readonly ship: ShipDesign;
    readonly fleet: Fleet;
    readonly scenario: ScenarioDraft;
    readonly card: CardDesign;
    readonly deck: DeckDesign;
  }
}

type Kind = 'ship' | 'fleet' | 'scenario' | 'card' | 'deck';

/** The user's own things that are not battles. */
export const DOCUMENTS: { readonly [K in Kind]: DocumentRules<Documents[K]> } = {
  ship: { parse: parseShipDesign },
  fleet: { parse: parseFleet, parts: { kind: 'ship', ids: shipsIn, renamed: withShipsCalled } },
  scenario: { parse: parseScenarioDraft },
  card: { parse: parseCardDesign },
  deck: { parse: parseDeckDesign },
};

/** A fleet without the owner's ships that sail in it would be a list of names. */
function shipsIn({ formations }: Fleet): readonly string[] {
  return formations.flatMap(({ ships }) => ships.map(({ ship }) => ship));
}

function withShipsCalled(fleet: Fleet, newIds: ReadonlyMap<string, string>): Fleet {
  const formations = fleet.formations.map((formation) => ({
    ...formation,
    ships: formation.ships.map((each) => ({ ...each, ship: newIds.get(each.ship) ?? each.ship })),
  }));
  return { ...fleet, formations };
}
