import { strayCommand } from '@/cli/battle/red-sun-mistakes';
import type { Book } from '@/game/battle';
import {
  type CampaignState,
  type Command,
  houseSetup,
  playerCommand,
  redSunCampaign,
  sailable,
} from '@/rules/red-sun/index';

import { CampaignPair, type PairOf, playPairs, type TableWords } from './campaign-pair';
import { text } from './parting';

/** What one side picked in secret for initiative differs. */
class RedSunSecretPair extends CampaignPair<CampaignState, Command> {
  constructor(of: PairOf<CampaignState, Command>) {
    const setup = houseSetup('pair', { houseRules: { sortiePicks: 'private' } });
    super(redSunCampaign as unknown as Book<CampaignState>, setup, of);
  }

  /** It soon comes to the dice that end it. */
  protected override readonly chances = { takeBack: 1, probe: 3, of: 8 };

  /** The dice of that side are thrown for what it picked. */
  protected isShowing = (command: Command): boolean =>
    command.type === 'rollInitiative' && command.side === this.secret;
  protected isEnded = ({ result }: CampaignState): boolean => result !== null;
  protected stray = (state: CampaignState): Command => strayCommand(state, this.pick);

  protected goOn(): void {
    const { state } = this.tables[0];
    const command = playerCommand(state, this.pick);
    if (command.type !== 'pickSorties' || command.side !== this.secret)
      return this.together(command, this.pick(10) === 0);
    const fleets = sailable(state, this.secret).map(({ id }) => id);
    const other = { ...command, fleets: fleets.filter(() => this.pick(2) === 0) };
    this.inSecret(command, other, { isSame: text(command) === text(other) });
  }
}

/** `words` is what public screens say of a table. */
export const playRedSunPairs = (
  count: number,
  firstSeed: number,
  steps: number,
  words: TableWords<CampaignState, Command> = () => ({}),
) => playPairs([firstSeed, count], words, (of) => new RedSunSecretPair(of).play(steps));
