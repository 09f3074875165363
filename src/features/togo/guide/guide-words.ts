import { t } from '@/messages/messages';
import type { PhaseId } from '@/rules/togo/index';

import type { GuideTodo } from './guide-step';

/** What this phase is called in plain words. */
export function phaseName(phase: PhaseId): string {
  const words: Readonly<Record<PhaseId, string>> = {
    A: t('firstBattle.guide.title.A'),
    B: t('firstBattle.guide.title.B'),
    C: t('firstBattle.guide.title.C'),
    D: t('firstBattle.guide.title.D'),
    E: t('firstBattle.guide.title.E'),
    F: t('firstBattle.guide.title.F'),
    G: t('firstBattle.guide.title.G'),
    H: t('firstBattle.guide.title.H'),
    I: t('firstBattle.guide.title.I'),
  };
  return words[phase];
}

/** What it is for. */
export function phaseWhat(phase: PhaseId): string {
  const words: Readonly<Record<PhaseId, string>> = {
    A: t('firstBattle.guide.what.A'),
    B: t('firstBattle.guide.what.B'),
    C: t('firstBattle.guide.what.C'),
    D: t('firstBattle.guide.what.D'),
    E: t('firstBattle.guide.what.E'),
    F: t('firstBattle.guide.what.F'),
    G: t('firstBattle.guide.what.G'),
    H: t('firstBattle.guide.what.H'),
    I: t('firstBattle.guide.what.I'),
  };
  return words[phase];
}

/** Why it was passed. */
export function passedWords(phase: PhaseId): string {
  const words: Readonly<Record<PhaseId, string>> = {
    A: t('firstBattle.guide.passed.A'),
    B: t('firstBattle.guide.passed.B'),
    C: t('firstBattle.guide.passed.C'),
    D: t('firstBattle.guide.passed.D'),
    E: t('firstBattle.guide.passed.E'),
    F: t('firstBattle.guide.passed.F'),
    G: t('firstBattle.guide.passed.G'),
    H: t('firstBattle.guide.passed.H'),
    I: t('firstBattle.guide.passed.I'),
  };
  return words[phase];
}

/** The next thing, in plain words. */
export function todoWords(todo: GuideTodo, name: string): string {
  const words: Readonly<Record<GuideTodo, () => string>> = {
    pass: () => t('firstBattle.guide.todo.pass'),
    passFirst: () => t('firstBattle.guide.todo.passFirst'),
    weather: () => t('firstBattle.guide.todo.weather'),
    initiative: () => t('firstBattle.guide.todo.initiative'),
    begin: () => t('firstBattle.guide.todo.begin', { name }),
    unplanned: () => t('firstBattle.guide.todo.unplanned', { name }),
    note: () => t('firstBattle.guide.todo.note', { name }),
    arrival: () => t('firstBattle.guide.todo.arrival', { name }),
    flagship: () => t('firstBattle.guide.todo.flagship'),
    evasion: () => t('firstBattle.guide.todo.evasion'),
    torpedo: () => t('firstBattle.guide.todo.torpedo'),
    range: () => t('firstBattle.guide.todo.range'),
    look: () => t('firstBattle.guide.todo.look'),
    sight: () => t('firstBattle.guide.todo.sight'),
    fire: () => t('firstBattle.guide.todo.fire', { name }),
    cease: () => t('firstBattle.guide.todo.cease'),
    fires: () => t('firstBattle.guide.todo.fires', { name }),
    control: () => t('firstBattle.guide.todo.control', { name }),
    damage: () => t('firstBattle.guide.todo.damage'),
    cards: () => t('firstBattle.guide.todo.cards'),
    endBattle: () => t('firstBattle.guide.todo.endBattle'),
    other: () => t('firstBattle.guide.todo.other'),
  };
  return words[todo]();
}
