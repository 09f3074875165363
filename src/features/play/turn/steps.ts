import type { Obligation } from '@/rules/rulebook';
import type { Command } from '@/rules/togo/index';

/** What a tap does: send a command, open a ship's gunfire or another screen, ask what a crew should try, or end the phase. */
export type Step =
  /** `thrown`: whoever lets the phone roll sees its dice thrown at once, or even noted. */
  | { readonly type: 'command'; readonly command: Command; readonly thrown?: true | 'noted' }
  | { readonly type: 'fire'; readonly ship: string }
  | { readonly type: 'control'; readonly ship: string }
  | { readonly type: 'ask'; readonly obligation: Obligation }
  /** A screen of this battle, by its address below it: `torpedo/ijn`. */
  | { readonly type: 'go'; readonly to: string }
  | { readonly type: 'end' };

export interface NamedStep {
  readonly label: string;
  readonly step: Step;
}
