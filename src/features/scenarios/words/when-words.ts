import type { T } from '@/kit/scenario-words/terms';
import type { When } from '@/rules/togo/index';

/** When it holds; null for always. */
export function whenWords({ from, to, since, until }: When, t: T): string | null {
  const parts = [
    ...(since === undefined ? turnWords(from, to, t) : sinceWords(since, from ?? 0, to, t)),
    ...(until === undefined ? [] : [t('scenarios.when.until', { trigger: until })]),
  ];
  return parts.length === 0 ? null : parts.join(' · ');
}

function turnWords(from: number | undefined, to: number | undefined, t: T): readonly string[] {
  if (from === undefined) return to === undefined ? [] : [t('scenarios.when.to', { to })];
  if (to === undefined) return [t('scenarios.when.from', { from })];
  return [from === to ? t('scenarios.when.only', { from }) : t('scenarios.when.fromTo', { from, to })];
}

function sinceWords(trigger: string, from: number, to: number | undefined, t: T): readonly string[] {
  if (to !== undefined) return [t('scenarios.when.sinceFromTo', { trigger, from, to })];
  return [from === 0 ? t('scenarios.when.since', { trigger }) : t('scenarios.when.sinceFrom', { trigger, from })];
}
