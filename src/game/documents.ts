import type { Result } from '@/lib/result';
import {
  type CardDesign,
  type DeckDesign,
  type Fleet,
  parseCardDesign,
  parseDeckDesign,
  parseFleet,
  parseScenarioDraft,
  parseShipDesign,
  type ScenarioDraft,
  type ShipDesign,
} from '@/rules/togo/index';

/** The user's own things that are not battles, by kind: what each must look like to be used. */
export interface Documents {
  readonly ship: ShipDesign;
  readonly fleet: Fleet;
  readonly scenario: ScenarioDraft;
  readonly card: CardDesign;
  readonly deck: DeckDesign;
}
export type DocumentKind = keyof Documents;

type Parsers = { readonly [K in DocumentKind]: (value: unknown) => Result<Documents[K], unknown> };

const PARSERS: Parsers = {
  ship: parseShipDesign,
  fleet: parseFleet,
  scenario: parseScenarioDraft,
  card: parseCardDesign,
  deck: parseDeckDesign,
};

export const DOCUMENT_KINDS = Object.keys(PARSERS) as readonly DocumentKind[];

export const isDocumentKind = (kind: string): kind is DocumentKind => Object.hasOwn(PARSERS, kind);

/** The one door from what is stored or imported to what the app uses. */
export const parseDocument = <K extends DocumentKind>(kind: K, value: unknown): Result<Documents[K], unknown> =>
  (PARSERS[kind] as (value: unknown) => Result<Documents[K], unknown>)(value);
