import { useRouter } from 'expo-router';
import { useMemo } from 'react';

import { percentWords } from '@/kit/words/percent';
import type { TableActions } from '../table/actions';
import { STEERING } from '@/game/steering';
import { useT } from '@/messages/messages';
import {
  type BattleState,
  battleView,
  type Command,
  placesIn,
  previewFire,
  steaming,
  togoBattle,
} from '@/rules/togo/index';
import { useSession } from '@/store/session';

import { dangerOf } from '../move/move-facts';
import { placeOfPose } from './plotted';
import { type OpenGame, useAct } from '../game';

/** What is done on the table, as orders of the battle. */
export function useTableActions({ id, view, state }: OpenGame): TableActions {
  const t = useT();
  const act = useAct();
  const router = useRouter();
  return useMemo((): TableActions => {
    const odds = new Map<string, string | null>();
    const isSighted = (line: string): boolean => view.formations[line]?.sighted ?? false;
    const plot = (command: Extract<Command, { type: 'plot' }>) => act(command).then(() => undefined);
    return {
      place(line, pieces) {
        const [first] = pieces;
        const formation = view.formations[line];
        if (!first || !formation) return Promise.resolve();
        const leads = !isSighted(line) || leadsIn(state, line, first.id);
        const at = leads ? placeOfPose(first.pose) : (formation.plot ?? placeOfPose(first.pose));
        const ships = isSighted(line) ? pieces.map(({ id: ship, pose }) => ({ ship, at: placeOfPose(pose) })) : [];
        return plot({ type: 'plot', counter: line, at, ships });
      },
      async begin(line) {
        if (!view.formations[line]?.begun && !(await act({ type: 'beginMove', counter: line }))) return false;
        const now = useSession.getState().open?.battle.state as BattleState;
        const dice = togoBattle
          .owed(now, 'public')
          .find(({ code, about }) => code === 'roll-unplanned' && about === line);
        if (dice === undefined) return true;
        const seen = battleView(now, 'public');
        const formation = seen.formations[line];
        if (formation && dangerOf({ view: seen }, formation)?.mayEvade) {
          // Evasion is declared before the dice are thrown: its own screen asks for both, in that order.
          router.push(`/battle/${id}/move/${line}`);
          return false;
        }
        return act({ type: 'rollUnplanned', counter: line });
      },
      evade: (ships) => act({ type: 'declareEvasion', ships: [...ships] }).then(() => undefined),
      move(line, { turns, cost, leaves }, pieces) {
        const [first] = pieces;
        const group = state.groups[line];
        const moved = pieces.map(({ id: ship, pose }) => ({ ship, at: placeOfPose(pose) }));
        const still = group
          ? placesIn(state, group, STEERING).filter(({ ship }) => !moved.some((other) => other.ship === ship))
          : [];
        return act({
          type: 'noteMove',
          counter: line,
          turns: [...turns],
          distance: cost,
          ...(leaves && { leaves }),
          ...(first && { plot: placeOfPose(first.pose) }),
          ...(isSighted(line) && { ships: [...moved, ...still] }),
        });
      },
      putOn: (line, pose) => plot({ type: 'plot', counter: line, at: placeOfPose(pose) }),
      enter: (line, edge, pose) =>
        act({ type: 'arrive', counter: line, edge, plot: placeOfPose(pose) }).then(() => undefined),
      fire:
        view.phase === 'F'
          ? (ship, target) => router.push(`/battle/${id}/fire/${ship}${target === null ? '' : `?target=${target}`}`)
          : null,
      mayFire: (ship) => view.ships[ship]?.mayFire ?? false,
      odds(from, to, { range, bearing, arcs }) {
        if (!view.ships[from] || !view.ships[to]) return null;
        const key = `${from} ${to} ${range} ${arcs.join()}`;
        const kept = odds.get(key);
        if (kept !== undefined) return kept;
        const shots = view.ships[from].card.batteries.map((_, battery) => ({
          battery,
          target: to,
          range,
          bearing,
          arc: null,
        }));
        const preview = previewFire(state, from, shots);
        const chance = preview?.odds.effective.atLeastOne ?? 0;
        const words = chance > 0 ? t('table.odds', { percent: percentWords(chance) }) : null;
        odds.set(key, words);
        return words;
      },
    };
  }, [act, id, router, state, t, view]);
}

/** Whether the line goes where she goes: the first of it that can. */
const leadsIn = (state: BattleState, line: string, ship: string): boolean =>
  state.groups[line]?.ships.find((id) => state.ships[id] && steaming(state, state.ships[id])) === ship;
