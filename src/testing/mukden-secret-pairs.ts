import { strayCommand } from '@/cli/battle/mukden-mistakes';
import type { Book } from '@/game/battle';
import {
  allUnits,
  type CampaignState,
  type Command,
  HOUSE_UNITS,
  houseSetup,
  knowsUnit,
  mukdenCampaign,
  playerCommand,
  type PrintedUnit,
  stackAt,
  type Unit,
} from '@/rules/mukden/index';

import { CampaignPair, type PairOf, playPairs, type TableWords } from './campaign-pair';
import { text } from './parting';

/** What opens every stack, or may. */
const SHOWING: readonly Command['type'][] = ['capitulate', 'judge', 'goTo', 'changeHouseRule', 'setControl'];

/** Some of the units, each division with two brigades under it. */
const DEEP: readonly PrintedUnit[] = HOUSE_UNITS.filter((_, place) => place % 3 === 0).flatMap((unit, place) =>
  unit.size === 'division' && HOUSE_UNITS.filter(({ hex }) => hex === unit.hex).length === 1
    ? [
        unit,
        ...[1, 2].map((each) => ({ ...unit, id: `below-${place}-${each}`, size: 'brigade' as const, strength: 2 })),
      ]
    : [unit],
);

/** Stacks in which the strength of one side's lower counters, and their order, differ. */
class MukdenSecretPair extends CampaignPair<CampaignState, Command> {
  constructor(of: PairOf<CampaignState, Command>) {
    super(mukdenCampaign as unknown as Book<CampaignState>, houseSetup('pair', { units: DEEP }), of);
  }

  protected isEnded = ({ result }: CampaignState): boolean => result !== null;
  protected stray = (state: CampaignState): Command => strayCommand(state, this.pick);

  /** Whoever names a counter that lies below shows it; so does an attack on its stack, and what puts it on top. */
  protected isShowing(command: Command, state: CampaignState): boolean {
    if (SHOWING.includes(command.type) || state.action !== null) return true;
    const said = text(command);
    return this.hidden(state).some(({ id, hex }) => {
      const onTop = stackAt(state, hex ?? '')[0]?.id ?? id;
      return [id, onTop, hex].some((each) => said.includes(`"${each}"`));
    });
  }

  private hidden = (state: CampaignState): readonly Unit[] =>
    allUnits(state).filter((unit) => unit.side === this.secret && !knowsUnit(state, 'public', unit));

  protected goOn(): void {
    if (this.pick(3) === 0 && this.tables[0].state.action === null) return this.reorder();
    const command = playerCommand(this.tables[0].state, this.pick);
    if (!this.isSecret(command)) this.together(command, this.pick(10) === 0);
  }

  /** Another strength for a counter that lies below, or another order under the same top. */
  private reorder(): void {
    const { state } = this.tables[0];
    const below = this.hidden(state);
    const unit = below[this.pick(below.length)];
    if (unit === undefined || unit.hex === null) return;
    const [top, ...rest] = stackAt(state, unit.hex).map(({ id }) => id);
    const [, ...others] = stackAt(this.tables[1].state, unit.hex).map(({ id }) => id);
    if (top === undefined) return;
    const correct = (): Command => ({
      type: 'correct',
      path: ['units', unit.id, 'strength'],
      value: 1 + this.pick(12),
    });
    const order = (units: readonly string[]): Command => ({ type: 'restack', hex: unit.hex!, units: [top, ...units] });
    const isOrder = this.pick(2) === 0;
    const one = isOrder ? order(rest) : correct();
    const two = isOrder ? order([...others].reverse()) : correct();
    this.inSecret(one, two, { isSame: text(one) === text(two) });
  }
}

/** `words` is what public screens say of a table. */
export const playMukdenPairs = (
  count: number,
  firstSeed: number,
  steps: number,
  words: TableWords<CampaignState, Command> = () => ({}),
) => playPairs([firstSeed, count], words, (of) => new MukdenSecretPair(of).play(steps));
