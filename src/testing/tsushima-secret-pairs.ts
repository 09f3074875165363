import { strayCommand } from '@/cli/battle/tsushima-mistakes';
import type { Book } from '@/game/battle';
import {
  allGroups,
  type CampaignState,
  type Command,
  houseSetup,
  playerCommand,
  tsushimaCampaign,
} from '@/rules/tsushima/index';

import { CampaignPair, type PairOf, playPairs, type TableWords } from './campaign-pair';
import { text } from './parting';
import type { SecretTable } from './secret-table';

export type TsushimaSecretTable = SecretTable<CampaignState, Command>;

/** What may show what was hidden: a search that succeeds, an attack, ships lost or interned, the end, open stacks. */
const SHOWING: readonly Command['type'][] = [
  ...(['search', 'searchZone', 'attackPort', 'moveGroup', 'rollGrounding', 'sweepMine'] as const),
  ...(['endMonth', 'endCampaign', 'changeHouseRule', 'scuttle', 'resolveTroops'] as const),
];

/** Hidden stacks: what one side's groups hold, and its dice, differ. */
class TsushimaSecretPair extends CampaignPair<CampaignState, Command> {
  constructor(of: PairOf<CampaignState, Command>) {
    const setup = houseSetup('pair', 'round-island', { houseRules: { stacks: 'hidden' } });
    super(tsushimaCampaign as unknown as Book<CampaignState>, setup, of);
  }

  protected isShowing = ({ type }: Command): boolean => SHOWING.includes(type);
  protected isEnded = ({ result }: CampaignState): boolean => result !== null;
  protected stray = (state: CampaignState): Command => strayCommand(state, this.pick);

  protected goOn(): void {
    if (this.pick(3) === 0) return this.regroup();
    const command = playerCommand(this.tables[0].state, this.pick);
    if (!this.isSecret(command)) return this.together(command, this.pick(10) === 0);
    // A group formed of all ships of another here and of some there is seen on the map.
    const mayShow = command.type === 'form' || this.isShowing(command);
    this.inSecret(command, command, { isSame: this.pick(2) === 0, mayShow });
  }

  /** Three ships of one group become another, led by the same ship; who the others are differs. */
  private regroup(): void {
    const groups = allGroups(this.tables[0].state).filter(
      ({ side, ships, revealed }) => side === this.secret && !revealed && ships.length >= 5,
    );
    const group = groups[this.pick(groups.length)];
    const other = group && this.tables[1].state.groups[group.id];
    if (group === undefined || other === undefined || other.ships.length !== group.ships.length) return;
    const shared = group.ships.slice(1).filter((id) => other.ships.slice(1).includes(id));
    const lead = shared[this.pick(shared.length)];
    if (lead === undefined) return;
    const rest = (ships: readonly string[]) => {
      const others = ships.slice(1).filter((id) => id !== lead);
      const from = this.pick(others.length);
      return [...others.slice(from), ...others.slice(0, from)].slice(0, 2);
    };
    const form = (ships: readonly string[]): Command => ({
      type: 'form',
      side: this.secret,
      ships: [lead, ...rest(ships)],
    });
    const forms = [form(group.ships), form(other.ships)] as const;
    this.inSecret(...forms, { isSame: text(forms[0]) === text(forms[1]) });
  }
}

/** `words` is what public screens say of a table. */
export const playTsushimaPairs = (
  count: number,
  firstSeed: number,
  steps: number,
  words: TableWords<CampaignState, Command> = () => ({}),
) => playPairs([firstSeed, count], words, (of) => new TsushimaSecretPair(of).play(steps));
