import type { CampaignView, Command } from '@/rules/red-sun/index';

import { CampaignFile, type Line as AnyLine } from './campaign-file';

export type Line = AnyLine<Command>;

/** A campaign of Red Sun Rising beside the app. */
export class RedSunFile extends CampaignFile<Command, CampaignView> {
  static begun(lines: readonly Line[] = [], seed = 7): Promise<RedSunFile> {
    return new RedSunFile('red-sun').begin(lines, { seed });
  }
}
