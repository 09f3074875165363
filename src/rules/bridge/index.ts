/** The bridge from a campaign of Tsushima or Tide to a battle of Togo, and home again. README.md has the tables. */
export {
  BOOKS,
  type BookId,
  type Counter,
  COUNTER_KINDS,
  type CounterKind,
  countersIn,
  type Division,
  type Encounter,
  type Gap,
} from './types';
export { FATE_EFFECTS, type FateEffect, type Mapping, type Step, USUAL_MAPPING } from './data/mapping';
export { inchesOf, MAPPING, type MappingProblem, parseMapping } from './mapping';
export { candidatesFor, type Choices, type Match, matchesOf, openMatches } from './match';
export { tideEncounter, tideHome } from './tide';
export { tsushimaEncounter, tsushimaHome } from './tsushima';
export { battleFor, type BattleOptions, countersWanted } from './setup';
export { type CounterLink, type HomePort, homePortOf, type Link } from './link';
export { type Homecoming, homeOf, type Went, WENT } from './home';
export { type Reason, type ReasonCode, REASONS } from './reasons';
