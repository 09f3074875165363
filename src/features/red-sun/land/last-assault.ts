import type { CampaignEvent, CampaignState, EventOf } from '@/rules/red-sun/index';

import type { OpenGame } from '../game';

/** The last assault of this combat stage on a unit: in the next round it is often made again. */
export function lastAssaultOn({ battle, state }: Pick<OpenGame, 'battle' | 'state'>, defender: string) {
  const isNow = ({ turn, stage }: CampaignState) => turn === state.turn && stage === state.stage;
  return battle.actions
    .filter(({ before }) => isNow(before))
    .flatMap(({ events }) => events as unknown as readonly CampaignEvent[])
    .filter((event): event is EventOf<'Assaulted'> => event.type === 'Assaulted')
    .filter(({ defenders }) => defenders.includes(defender))
    .at(-1);
}
