import { inchWords } from '../words/inches';
import type { NearEdge } from '@/measure/band';
import '@/messages/instruments';
import type { useT } from '@/messages/messages';

/** What the fire would be on the other side of the ring; `start` is the number for the start die. */
export interface FireBeyond {
  readonly start: number;
  /** As it is written: "12%". */
  readonly chance: string;
}

/** The line below the dial when a band is about to change. `other` is null where nothing could be fired any more. */
export function nearWords(t: ReturnType<typeof useT>, near: NearEdge, other: FireBeyond | null): string {
  const ring = { gap: inchWords(near.gap), edge: inchWords(near.edge) };
  if (!other) return silentWords(t, near, ring);
  const facts = { ...ring, ...other };
  if (near.beyond) return t('dial.near.outside', facts);
  return near.gap === 0 ? t('dial.near.on', facts) : t('dial.near.inside', facts);
}

function silentWords(t: ReturnType<typeof useT>, near: NearEdge, ring: { gap: string; edge: string }): string {
  if (near.beyond) return t('dial.near.outsideSilent', ring);
  return near.gap === 0 ? t('dial.near.onSilent', ring) : t('dial.near.insideSilent', ring);
}
