import { t } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import type { Command } from '@/rules/togo/index';

import { formationsByName } from '../formations-by-name';
import type { Table } from '../use-table';
import { owedSentence } from '../words/owed-words';

/** What a tap does: send a command, open a ship's gunfire or another screen, ask what a crew should try, or end the phase. */
export type Step =
  | { readonly type: 'command'; readonly command: Command }
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

/** How one thing that is owed is settled. */
export function stepOf(obligation: Obligation): Step {
  const { code, about, command } = obligation;
  if (code === 'may-fire') return { type: 'fire', ship: about };
  if (code === 'check-fires' || code === 'try-control') return { type: 'control', ship: about };
  // Behind the side's curtain, whether it launches or not.
  if (code === 'pass-torpedoes') return { type: 'go', to: `torpedo/${about}` };
  // A question only the players can answer: did she evade, how far is it.
  if (code === 'judge-evasion' || code === 'tell-range' || command === null) return { type: 'ask', obligation };
  return { type: 'command', command: command as unknown as Command };
}

type Facts = Pick<Table, 'view' | 'nameOf'> & { readonly owed: readonly Obligation[] };

/** The one filled button: the next thing owed, all of it where one tap may do all, the end of the phase once nothing is. */
export function nextStep({ owed, view, nameOf }: Facts): NamedStep {
  if (view.result !== null) return { label: t('standing.ended'), step: { type: 'go', to: 'standing' } };
  const [first] = owed;
  if (first === undefined) return { label: t('battle.end.main', { phase: view.phase }), step: { type: 'end' } };
  if (view.phase === 'F' && view.acting !== null && owedNow(owed, view).length === 0) {
    // Its blank counters might still want to fire; only the side itself can say that they do not.
    const side = nameOf(view.acting);
    const command: Command = { type: 'finishSide', side: view.acting };
    return { label: t('bridge.ceaseFire', { side }), step: { type: 'command', command } };
  }
  const due = owed.filter(({ code }) => code === 'roll-damage').map(({ about }) => about);
  if (first.code === 'roll-damage' && due.length > 1) {
    const command: Command = { type: 'rollDamage', ships: due, stopAtExplosion: true };
    return { label: t('battle.next.allDamage', { count: due.length }), step: { type: 'command', command } };
  }
  const step = stepOf(first);
  const name = nameOf(first.about);
  if (step.type === 'fire') return { label: t('battle.next.fire', { name }), step };
  if (first.code === 'roll-damage') return { label: t('battle.next.damage', { name }), step };
  if (step.type === 'control') {
    const all = suggestedTries(owed);
    return all.length > 1
      ? {
          label: t('battle.next.allControl', { count: all.length }),
          step: { type: 'command', command: { type: 'controlDamage', tries: all } },
        }
      : { label: t('battle.next.control', { name }), step };
  }
  return { label: owedSentence(first, nameOf), step };
}

/** What is owed by whoever acts now: in F the other side's ships wait for their turn. */
export function owedNow(owed: readonly Obligation[], view: Table['view']): readonly Obligation[] {
  if (view.phase !== 'F' || view.acting === null) return owed;
  return owed.filter(({ about }) => (view.ships[about]?.side ?? view.acting) === view.acting);
}

type Try = Extract<Command, { type: 'controlDamage' }>['tries'][number];

/** The tries the rules' own list proposes, for all crews at once. */
function suggestedTries(owed: readonly Obligation[]): readonly Try[] {
  return owed.flatMap(({ code, command }) => {
    if (code !== 'check-fires' && code !== 'try-control') return [];
    return (command as unknown as Extract<Command, { type: 'controlDamage' }> | null)?.tries ?? [];
  });
}

/** The side that acts comes first, and ships in the order of their lines. */
export function inOrder(owed: readonly Obligation[], { view }: Pick<Table, 'view'>): readonly Obligation[] {
  const place = new Map<string, number>();
  for (const [line, { known }] of formationsByName(view).entries()) {
    for (const [at, ship] of (known?.ships ?? []).entries()) place.set(ship, line * 100 + at);
  }
  const rank = ({ about }: Obligation): number => {
    const side = view.ships[about]?.side ?? view.formations[about]?.side ?? null;
    const waits = view.acting !== null && side !== null && side !== view.acting ? 1e6 : 0;
    return waits + (place.get(about) ?? 0);
  };
  return [...owed].sort((a, b) => rank(a) - rank(b));
}
