import { parserOf } from '../../common/shape';
import type { Json, Rulebook } from '../../rulebook';
import { DOCUMENTS } from '../documents';
import { TSUSHIMA } from '../title';
import { type Side, SIDES } from '../types';
import { apply } from './apply';
import { attempt } from './attempt';
import { type Command, COMMAND } from './commands';
import { curtainOf } from './curtain';
import { decide } from './decide';
import { describe } from './describe';
import { type CampaignEvent, EVENT } from './events';
import { known } from './known';
import { moment } from './moment';
import { owed } from './owed';
import { begin, type Setup, SETUP } from './setup';
import type { CampaignState } from './state';
import { campaignView } from './view';
import { where } from './where';

/** Tsushima, plugged into the game. */
export const tsushimaCampaign: Rulebook<CampaignState, Command, CampaignEvent, Setup, Side> = {
  ...TSUSHIMA,
  sides: SIDES,
  version: 1,
  parse: { setup: parserOf(SETUP), command: parserOf(COMMAND), event: parserOf(EVENT) },
  /** There is no older version yet. */
  upcast: (event) => event,
  begin,
  decide,
  apply,
  moment,
  where,
  owed,
  view: (state, viewer) => campaignView(state, viewer) as unknown as Json,
  known,
  describe,
  attempt,
  curtainOf,
  documents: DOCUMENTS,
};
