import { useEffect, useRef, type RefObject } from 'react';
import type { LayoutChangeEvent, ScrollView } from 'react-native';

import type { Strip } from '@/rules/common/strip';
import { useTheme } from '@/ui/theme';

/** Keeps the row that wants dice in sight, and at the end what came of them where that stands above: a division's strip is long. */
export function useFollowActive(strip: Strip, scroll: RefObject<ScrollView | null>, follows = true) {
  const { reducedMotion } = useTheme();
  const form = useRef(0);
  const groups = useRef(new Map<string | null, number>());
  const rows = useRef(new Map<string, number>());
  const { subject = null, row = null } = strip.active ?? {};
  const wanted = strip.active !== null && follows;
  useEffect(() => {
    if (!wanted) return;
    const inGroup = row === null ? 0 : (rows.current.get(`${subject}.${row}`) ?? 0);
    const y = form.current + (groups.current.get(subject) ?? 0) + inGroup;
    // A row above stays in sight: what was just rolled is read there.
    scroll.current?.scrollTo({ y: Math.max(0, y - ABOVE), animated: !reducedMotion });
  }, [subject, row, wanted, reducedMotion, scroll]);
  const isAbove = strip.complete && !follows;
  useEffect(() => {
    if (isAbove) scroll.current?.scrollTo({ y: 0, animated: false });
  }, [isAbove, scroll]);
  return {
    onFormAt: ({ nativeEvent }: LayoutChangeEvent) => {
      form.current = nativeEvent.layout.y;
    },
    onGroupAt: (of: string | null, y: number) => {
      groups.current.set(of, y);
    },
    onRowAt: (of: string | null, at: number, y: number) => {
      rows.current.set(`${of}.${at}`, y);
    },
  };
}

const ABOVE = 96;
