import type { Obligation, Tagged } from '@/rules/rulebook';
import type { IconName } from '@/ui/icon-paths';

/** What a tap does: send a command, open a screen, ask what only the players know, or end the phase. */
export type Step<Command extends Tagged = Tagged> =
  /**
   * Whoever lets the phone roll needs no other tap for its dice. `then`: a screen of this game, opened once it is done.
   * `own`: the screen for other dice, where the usual strip will not do.
   */
  | { readonly type: 'command'; readonly command: Command; readonly then?: string; readonly own?: string }
  | { readonly type: 'ask'; readonly obligation: Obligation }
  /** A screen of this game, by its address below it: `torpedo/ijn`. */
  | { readonly type: 'go'; readonly to: string }
  | { readonly type: 'end' };

export interface NamedStep<Command extends Tagged = Tagged> {
  readonly label: string;
  readonly icon?: IconName;
  readonly step: Step<Command>;
}
