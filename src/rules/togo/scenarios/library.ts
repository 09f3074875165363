import { CHEMULPO } from './data/chemulpo';
import { HITACHI_MARU } from './data/hitachi-maru';
import { KORSAKOV } from './data/korsakov';
import { PORT_ARTHUR_BOMBARDMENT } from './data/port-arthur-bombardment';
import { PORT_ARTHUR_NIGHT } from './data/port-arthur-night';
import { TSUSHIMA_DAY } from './data/tsushima-day';
import { TSUSHIMA_DONSKOI } from './data/tsushima-donskoi';
import { TSUSHIMA_NIGHT } from './data/tsushima-night';
import { TSUSHIMA_SVETLANA } from './data/tsushima-svetlana';
import { TSUSHIMA_USHAKOV } from './data/tsushima-ushakov';
import { ULSAN } from './data/ulsan';
import { YELLOW_SEA } from './data/yellow-sea';
import type { Scenario } from './scenario';

/** The twelve scenarios, by date. */
export const SCENARIOS: readonly Scenario[] = [
  PORT_ARTHUR_NIGHT,
  PORT_ARTHUR_BOMBARDMENT,
  CHEMULPO,
  HITACHI_MARU,
  YELLOW_SEA,
  ULSAN,
  KORSAKOV,
  TSUSHIMA_DAY,
  TSUSHIMA_NIGHT,
  TSUSHIMA_USHAKOV,
  TSUSHIMA_SVETLANA,
  TSUSHIMA_DONSKOI,
];

export const scenarioById = (id: string): Scenario | null => SCENARIOS.find((scenario) => scenario.id === id) ?? null;
