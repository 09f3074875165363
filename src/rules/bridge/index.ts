/** The bridge from a campaign of Tsushima or Tide to a battle of Togo, and home again. README.md has the tables. */
export { type BookId, type Counter, type CounterKind, countersIn, type Encounter } from './types';
export { FATE_EFFECTS, type Mapping, USUAL_MAPPING } from './data/mapping';
export { inchesOf, MAPPING, type MappingProblem, parseMapping } from './mapping';
export { type Choices, type Match, matchesOf } from './match';
export { tideEncounter, tideHome } from './tide';
export { tsushimaEncounter, tsushimaHome } from './tsushima';
export { battleFor, type BattleOptions, countersWanted } from './setup';
export { type CounterLink, type HomePort, homePortOf } from './link';
export { type Homecoming, homeOf, WENT } from './home';
export { type Reason } from './reasons';
