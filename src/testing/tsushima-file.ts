import type { CampaignView, Command, ScenarioId } from '@/rules/tsushima/index';

import { CampaignFile, type Line as AnyLine } from './campaign-file';

export type Line = AnyLine<Command>;

/** A campaign of Tsushima beside the app. */
export class TsushimaFile extends CampaignFile<Command, CampaignView> {
  static begun(scenario: ScenarioId, lines: readonly Line[] = [], seed = 7): Promise<TsushimaFile> {
    return new TsushimaFile('tsushima').begin(lines, { seed, more: ['--scenario', scenario] });
  }
}
