import { useMemo } from 'react';

import type { Paper } from '@/kit/paper/paper';
import { type Report, turnSummaries } from '@/rules/togo/index';

import { useStory } from '../log/use-story';
import { useTable } from '../use-table';
import { reportOf } from './report-of';
import { reportPaper } from './report-paper';
import { tablePictures } from './table-pictures';

interface MadeReport {
  readonly report: Report;
  /** The whole of it in words: made when it is asked for. */
  readonly paper: () => Paper;
}

/** The report of the open battle as both sides may know it; null while the log is being read. */
export function useReport(): MadeReport | null {
  const newestFirst = useStory();
  const { state, nameOf } = useTable();
  const story = useMemo(() => newestFirst && [...newestFirst].reverse(), [newestFirst]);
  const report = useMemo(() => story && reportOf(story, state), [story, state]);
  if (story === null || report === null) return null;
  const paper = () => {
    const actions = story.flatMap((item) => (item.type === 'action' ? [item] : []));
    return reportPaper(report, turnSummaries(actions, state), nameOf, tablePictures(story));
  };
  return { report, paper };
}
