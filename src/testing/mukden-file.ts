import type { CampaignView, Command } from '@/rules/mukden/index';

import { CampaignFile, type Line as AnyLine } from './campaign-file';

export type Line = AnyLine<Command>;

/** A campaign of Mukden beside the app. */
export class MukdenFile extends CampaignFile<Command, CampaignView> {
  static begun(lines: readonly Line[] = [], seed = 7): Promise<MukdenFile> {
    return new MukdenFile('mukden').begin(lines, { seed });
  }
}
