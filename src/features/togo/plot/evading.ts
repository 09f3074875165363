import { actionsThisTurn } from '@/game/this-turn';
import { type Evasion, evasionOf } from '@/measure/evasion';
import type { Pose, TablePoint } from '@/measure/point';
import { degrees, inches } from '@/measure/units';
import { evades, type EventOf, togoBattle } from '@/rules/togo/index';

import { staleLines } from './history';
import { shipPose } from './plotted';
import type { OpenGame } from '../game';

type Known = Pick<OpenGame, 'battle' | 'view'>;

export interface Launch {
  /** The ship the torpedoes run at, as she stood then. */
  readonly target: Pose;
  readonly from: TablePoint;
}

/** Target and launcher as the torpedoes were launched; null where they are not plotted, or nobody may know who launched. */
export function plottedLaunch({ battle, view }: Known, marker: string): Launch | null {
  const attack = view.markers[marker]?.attack;
  if (!attack || attack.launcher === null) return null;
  const launched = actionsThisTurn(togoBattle, battle).find(({ events }) =>
    events.some((event) => {
      const told = event as unknown as EventOf<'TorpedoLaunched'>;
      return told.type === 'TorpedoLaunched' && told.marker === marker;
    }),
  )?.before;
  const poseOf = (ship: string): Pose | null => {
    const found = launched?.ships[ship];
    return launched && found ? shipPose(launched, found) : null;
  };
  const [target, launcher] = [poseOf(attack.target), poseOf(attack.launcher)];
  return target && launcher && { target, from: launcher.at };
}

/** How the target's move counts against these torpedoes (AMB-8), as it was plotted; null where the players have to say. */
export function plottedEvasion(known: Known, marker: string): Evasion | null {
  const launch = plottedLaunch(known, marker);
  const { state } = known.battle;
  const target = state.ships[known.view.markers[marker]?.attack?.target ?? ''];
  if (!launch || !target || staleLines(known.battle).includes(target.group)) return null;
  const now = shipPose(state, target);
  return now && evasionOf(launch.target, now, launch.from);
}

interface Made {
  readonly away: boolean;
  readonly degrees: number;
  readonly moved: number;
}

/** Whether a declared evasion would count, by the rules of this table (AMB-8). */
export const isEvasion = ({ view }: Pick<Known, 'view'>, made: Made): boolean =>
  evades({ ...made, declared: true, agreed: true }, view.houseRules);

/** Whether a turn of the whole line is far enough and away from all that runs at these ships; where nothing is plotted, far enough. */
export function evadesByTurning(known: Known, ships: readonly string[], turn: number, moved: number): boolean {
  const launches = Object.values(known.view.markers).flatMap(({ id, state, attack }) =>
    state === 'revealed' && attack && ships.includes(attack.target) ? (plottedLaunch(known, id) ?? []) : [],
  );
  const against = launches.map(({ target, from }) => {
    const after = { at: target.at, heading: degrees(target.heading + turn) };
    return evasionOf(target, after, from, inches(moved));
  });
  return [{ away: true, degrees: Math.abs(turn), moved }, ...against].every((made) => isEvasion(known, made));
}
