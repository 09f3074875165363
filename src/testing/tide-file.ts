import type { CampaignView, Command } from '@/rules/tide/index';

import { CampaignFile, type Line as AnyLine } from './campaign-file';

export type Line = AnyLine<Command>;

/** A campaign of The Tide at Sunrise beside the app. */
export class TideFile extends CampaignFile<Command, CampaignView> {
  static begun(lines: readonly Line[] = [], seed = 7): Promise<TideFile> {
    return new TideFile('tide').begin(lines, { seed });
  }
}
