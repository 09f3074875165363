import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

import { useBook } from '@/messages/book-context';
import { isFinished, stepsOf, type Strip, type StripStep } from '@/rules/common/strip';
import { hapticResult } from '@/ui/haptics';
import { useTheme } from '@/ui/theme';

import type { StripWords } from './strip-props';
import { spokenStep } from './strip-words';

/**
 * Tells each result as it comes: a tick in the hand, a sentence for those who listen. Answers the last sentence, which
 * the screen keeps in a live region for the web. Dice that lay there when the strip was opened again are not news.
 */
export function useAnnouncedResults(strip: Strip, words: StripWords, spoken: string | undefined): string | null {
  const { haptics } = useTheme();
  const book = useBook();
  const before = useRef<ReadonlyMap<string, string> | null>(null);
  const [announced, setAnnounced] = useState<string | null>(null);
  const tell = useEffectEvent((steps: readonly StripStep[], complete: boolean) => {
    const last = steps.at(-1);
    if (!last) return;
    const sentence = complete && spoken !== undefined ? spoken : spokenStep(book, last, words);
    hapticResult(haptics);
    // Does nothing on the web, where the line in the form is a live region.
    AccessibilityInfo.announceForAccessibility(sentence);
    setAnnounced(sentence);
  });
  useEffect(() => {
    const finished = stepsOf(strip).filter(isFinished);
    const known = before.current;
    before.current = new Map(finished.map((step) => [step.key, written(step)]));
    const fresh = finished.filter((step) => known?.get(step.key) !== written(step));
    // Opened on a finished strip: the phone rolled it all at once, and its sum is the news.
    if (known !== null || strip.complete) tell(fresh, strip.complete);
  }, [strip]);
  return announced;
}

const written = ({ faces, successes, sum, result, state }: StripStep): string =>
  `${state === 'counted' || state === 'certain' ? successes : (result ?? sum ?? '')}:${faces.map(({ face }) => face).join('')}`;
