import { t } from '@/messages/messages';
import type { Obligation, Tagged } from '@/rules/rulebook';
import type { Command, ObligationCode } from '@/rules/togo/index';

import { formationsInLine } from '../formations-in-line';
import { isMove } from '../move/move-facts';
import { moveStep, warnedOf } from '../move/move-step';
import { trySteps } from '../sight/try-steps';
import { isFarByDay, mayPassAloud, PASS_ALOUD, torpedoLabel } from '../torpedo/torpedo-step';
import { owedSentence } from '../words/owed-words';
import type { NamedStep, OpenGame, Step } from '../game';

/** Questions only the players can answer. */
const ASKED: ReadonlySet<string> = new Set<ObligationCode>([
  'judge-evasion',
  'tell-range',
  'name-flagship',
  'name-fleet-flagship',
]);
/** A die or two, for the list itself. */
const SMALL: ReadonlySet<string> = new Set<Command['type']>([
  'rollInitiative',
  'rollVisibility',
  'rollArrival',
  'rollUnplanned',
  'weighAnchor',
  'raiseTrigger',
  'trySighting',
]);

export function isSmallRoll(command: Tagged): boolean {
  const { type, tries } = command as Tagged & { readonly tries?: readonly unknown[] };
  return SMALL.has(type) || (type === 'controlDamage' && tries?.length === 1);
}

/** How one thing that is owed is settled. */
export function stepOf(obligation: Obligation): Step {
  const { code, about, command } = obligation;
  if (code === 'may-fire') return { type: 'go', to: `fire/${about}` };
  if (isControl(obligation)) return { type: 'ask', obligation };
  // Behind the side's curtain, whether it launches or not.
  if (code === 'pass-torpedoes') return { type: 'go', to: `torpedo/${about}` };
  if (code === 'set-counters') return { type: 'go', to: `set/${about}` };
  // Cards may be drawn there as well, and are looked at.
  if (code === 'draw-cards') return { type: 'go', to: `hand/${about}` };
  if (ASKED.has(code) || command === null) return { type: 'ask', obligation };
  return { type: 'command', command: command as unknown as Command };
}

/** What a crew may try, for the players to choose. */
export const isControl = ({ code }: Pick<Obligation, 'code'>): boolean =>
  code === 'check-fires' || code === 'try-control';

type Facts = Pick<OpenGame, 'view' | 'nameOf'> & { readonly owed: readonly Obligation[] };

/** The one filled button: the next thing owed, all of it where one tap may do all, the end of the phase once nothing is. */
export function nextStep({ owed, view, nameOf }: Facts): NamedStep {
  if (view.result !== null) return { label: t('standing.ended'), step: { type: 'go', to: 'score' } };
  const [first] = owed;
  const [tried] = first === undefined && view.phase === 'E' ? trySteps({ view }) : [];
  if (tried !== undefined) return tried;
  if (first === undefined) return { label: t('battle.end.main', { phase: view.phase }), step: { type: 'end' } };
  if (view.phase === 'F' && view.acting !== null && owedNow(owed, view).length === 0) {
    // Its blank counters might still want to fire; only the side itself can say that they do not.
    const command: Command = { type: 'finishSide', side: view.acting };
    return { label: t('volley.cease'), step: { type: 'command', command } };
  }
  const firing = owedNow(owed, view).filter(({ code, about }) => code === 'may-fire' && !isHidden(view, about));
  if (view.acting !== null && firing.length > 1) {
    const label = t('volley.next', { count: firing.length });
    return { label, icon: 'target', step: { type: 'go', to: `volley/${view.acting}` } };
  }
  const due = owed.filter(({ code }) => code === 'roll-damage').map(({ about }) => about);
  if (first.code === 'roll-damage' && due.length > 1) {
    const command: Command = { type: 'rollDamage', ships: due, stopAtExplosion: true };
    return { label: t('battle.next.allDamage', { count: hitsOn(view, due) }), step: { type: 'command', command } };
  }
  if (first.code === 'tell-range') return { label: t('sight.open'), step: { type: 'go', to: 'sight' } };
  const move = isMove(first)
    ? moveStep({ owed, view, nameOf }, first.about)
    : warnedOf({ view, nameOf }, first.code === 'resolve-torpedo' ? first.about : '');
  if (move !== null) return move;
  // Nobody draws for a turn that does not come.
  if (isLastDraw(owed))
    return { label: t('battle.next.endBattle'), step: { type: 'command', command: { type: 'endBattle' } } };
  if (owed.filter(({ code }) => code === 'draw-cards').length > 1) {
    return { label: t('hand.next.both'), step: { type: 'command', command: { type: 'drawBoth' } } };
  }
  if (first.code === 'pass-torpedoes' && mayPassAloud(view, owed) && isFarByDay(view)) return PASS_ALOUD();
  const step = stepOf(first);
  if (first.code === 'draw-cards') {
    const label = first.about === 'ijn' ? t('hand.next.ijn') : t('hand.next.irn');
    return { label, step: { type: 'command', command: first.command as unknown as Command } };
  }
  if (first.code === 'set-counters') {
    return { label: first.about === 'ijn' ? t('table.setting.next.ijn') : t('table.setting.next.irn'), step };
  }
  if (first.code === 'roll-arrival') return { label: t('battle.next.arrival'), step };
  if (first.code === 'name-flagship') return { label: t('battle.next.lineFlagship'), step };
  if (first.code === 'name-fleet-flagship') return { label: t('battle.next.flagship'), step };
  const name = nameOf(first.about);
  if (first.code === 'arrive') return { label: t('battle.next.arrive', { name }), step };
  if (first.code === 'may-fire') return { label: t('battle.next.fire', { name }), icon: 'target', step };
  if (first.code === 'roll-damage') return { label: t('battle.next.damage', { name }), step };
  if (isControl(first)) {
    const all = suggestedTries(owed);
    if (all.length === 0) return { label: t('battle.next.control', { name }), step };
    return {
      label: all.length > 1 ? t('battle.next.allControl', { count: all.length }) : t('battle.next.control', { name }),
      step: { type: 'command', command: { type: 'controlDamage', tries: all } },
    };
  }
  return { label: torpedoLabel(first, { view, nameOf }) ?? owedSentence(first, nameOf), step };
}

/** Behind a blank counter of her own side's phone: she fires by herself, if at all. */
const isHidden = ({ ships, formations }: OpenGame['view'], ship: string): boolean =>
  formations[ships[ship]?.formation ?? '']?.sighted === false;

/** How many hits are to be rolled on these ships. */
export const hitsOn = ({ ships }: Pick<OpenGame['view'], 'ships'>, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (ships[id]?.due ?? 0), 0);

/** The battle is over but for cards that nobody will play. */
export const isLastDraw = (owed: readonly Obligation[]): boolean =>
  owed.some(({ code }) => code === 'end-battle') &&
  owed.every(({ code }) => code === 'end-battle' || code === 'draw-cards');

/** What is owed by whoever acts now: in F the other side's ships wait for their turn. */
export function owedNow(owed: readonly Obligation[], view: OpenGame['view']): readonly Obligation[] {
  if (view.phase !== 'F' || view.acting === null) return owed;
  return owed.filter(({ about }) => (view.ships[about]?.side ?? view.acting) === view.acting);
}

type Try = Extract<Command, { type: 'controlDamage' }>['tries'][number];

/** The tries the rules' own list proposes, for all crews at once. */
function suggestedTries(owed: readonly Obligation[]): readonly Try[] {
  return owed.flatMap(({ code, command }) => {
    if (!isControl({ code })) return [];
    return (command as unknown as Extract<Command, { type: 'controlDamage' }> | null)?.tries ?? [];
  });
}

/** The side that acts comes first, and ships in the order of their lines. */
export function inOrder(owed: readonly Obligation[], { view }: Pick<OpenGame, 'view'>): readonly Obligation[] {
  const place = new Map<string, number>();
  for (const [line, { known }] of formationsInLine(view).entries()) {
    for (const [at, ship] of (known?.ships ?? []).entries()) place.set(ship, line * 100 + at);
  }
  const rank = ({ about, first }: Obligation): number => {
    if (first) return -1;
    const side = view.ships[about]?.side ?? view.formations[about]?.side ?? null;
    const waits = view.acting !== null && side !== null && side !== view.acting ? 1e6 : 0;
    return waits + (place.get(about) ?? 0);
  };
  return [...owed].sort((a, b) => rank(a) - rank(b));
}
