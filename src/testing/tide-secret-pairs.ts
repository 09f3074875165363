import { strayCommand } from '@/cli/battle/tide-mistakes';
import type { Book } from '@/game/battle';
import {
  allShips,
  type CampaignState,
  CHITS,
  type Command,
  houseSetup,
  playerCommand,
  sideOf,
  tideCampaign,
} from '@/rules/tide/index';

import { CampaignPair, type PairOf, playPairs, type TableWords } from './campaign-pair';
import type { SecretTable } from './secret-table';

export type TideSecretTable = SecretTable<CampaignState, Command>;

/** What turns over what was hidden. */
const REVEALING: readonly string[] = ['reveal', 'revealChits'];
/** Whether a command shows what was hidden: who is evacuated, and where Port markers are open who lies under one. */
const isShowing = (command: Command, { rulings, step, evacuating }: CampaignState): boolean =>
  REVEALING.includes(command.type) ||
  command.type === 'changeHouseRule' ||
  (evacuating && (step === 'japan' || step === 'leave')) ||
  (rulings.conditionInPort === 'open' && (command.type === 'stayOut' || step === 'leave'));

/** One side's ships, chits, dice for mines and conditions in port differ. */
class TideSecretPair extends CampaignPair<CampaignState, Command> {
  constructor(of: PairOf<CampaignState, Command>, isSecretInPort: boolean) {
    const houseRules = {
      conditionInPort: isSecretInPort ? 'secret' : 'open',
      bothFleetsOut: of.pick(2) === 0 ? 'split' : 'vladivostok-first',
    } as const;
    super(tideCampaign as unknown as Book<CampaignState>, houseSetup('pair', { turnLimit: 8, houseRules }), of);
  }

  protected isShowing = isShowing;
  protected isEnded = ({ result }: CampaignState): boolean => result !== null;
  protected stray = (state: CampaignState): Command => strayCommand(state, this.pick);

  protected goOn(): void {
    const { state } = this.tables[0];
    const isSecretInPort = state.rulings.conditionInPort === 'secret';
    const command = isSecretInPort && this.pick(10) === 0 ? this.correction() : playerCommand(state, this.pick);
    if (!this.isSecret(command)) return this.together(command, this.pick(10) === 0);
    const isSame = this.pick(3) === 0;
    const mayShow = isShowing(command, state);
    const isDone = this.inSecret(command, isSame ? command : this.varied(command), { isSame, mayShow });
    if (!isDone && command.type === 'enterCoastal') this.together({ type: 'stayOut', side: 'ijn' }, false);
  }

  /** A side sets right how one of its ships in port is. */
  private correction(): Command {
    const own = allShips(this.tables[0].state).filter(({ fleet }) => sideOf(fleet) === this.secret);
    const field = this.pick(2) === 0 ? 'damaged' : 'port';
    return { type: 'correct', path: ['ships', own[this.pick(own.length)]!.id, field], value: this.pick(2) === 0 };
  }

  /** Another way of doing the same: other ships, other chits. */
  private varied(command: Command): Command {
    const chit = () => CHITS[this.pick(CHITS.length)]!;
    if (command.type === 'pickChits') return { ...command, chits: [chit(), chit()] };
    if (command.type === 'correct') return { ...command, value: !command.value };
    if (command.type !== 'sail') return command;
    const all = allShips(this.tables[1].state)
      .filter(({ fleet, fate }) => fleet === command.fleet && fate === 'afloat')
      .map(({ id }) => id);
    const some = all.filter(() => this.pick(2) === 0);
    const ships = some.length === 0 ? all.slice(0, 1) : some;
    if (command.portArthur === undefined) return { ...command, ships };
    const here = ships.filter(() => this.pick(2) === 0);
    return { ...command, ships: here, portArthur: ships.filter((id) => !here.includes(id)) };
  }
}

/** `words` is what public screens say of a table. */
export const playTidePairs = (
  count: number,
  firstSeed: number,
  steps: number,
  words: TableWords<CampaignState, Command> = () => ({}),
) => playPairs([firstSeed, count], words, (of, seed) => new TideSecretPair(of, seed % 3 !== 0).play(steps));
