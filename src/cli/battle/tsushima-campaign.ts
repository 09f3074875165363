import type { Book } from '@/game/battle';
import { picker } from '@/game/shuffle';
import type { Json } from '@/rules/rulebook';
import {
  houseSetup,
  RULING_KEYS,
  RULINGS,
  SCENARIO_IDS,
  type ScenarioId,
  tsushimaCampaign,
} from '@/rules/tsushima/index';

import type { NewBattle } from './scenario-battle';

const isScenario = (id: string): id is ScenarioId => (SCENARIO_IDS as readonly string[]).includes(id);

/**
 * A scenario of Tsushima with the tables of the house; null when there is no such scenario. `varied`: some seeds bring
 * rulings of their own, counters nobody has checked yet and the ships the list has lost, as tables do.
 */
export function tsushimaCampaignBy(id: string, seed: number, { varied = false } = {}): NewBattle | null {
  if (!isScenario(id)) return null;
  const pick = picker(seed);
  const houseRules =
    varied && seed % 2 === 0
      ? Object.fromEntries(RULING_KEYS.map((key) => [key, RULINGS[key].values[pick(RULINGS[key].values.length)]]))
      : {};
  const guns = varied && seed % 3 === 0 ? 'check' : 'as-listed';
  const ticked = varied && seed % 5 === 0 ? ['pobieda', 'bayan'] : [];
  const setup = houseSetup('Tsushima', id, { houseRules, guns, ticked });
  return { book: tsushimaCampaign as Book<unknown>, name: 'Tsushima', setup: setup as unknown as Json };
}
