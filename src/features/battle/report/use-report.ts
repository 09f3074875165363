import { useMemo } from 'react';

import type { Paper } from '@/kit/paper/paper';
import type { Report } from '@/rules/togo/index';

import { useStory } from '../log/use-story';
import { useTurns } from '../summary/use-turns';
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
  const story = useStory();
  const turns = useTurns();
  const { state, nameOf } = useTable();
  const report = useMemo(() => (story === null ? null : reportOf([...story].reverse(), state)), [story, state]);
  return report === null
    ? null
    : { report, paper: () => reportPaper(report, turns ?? [], nameOf, tablePictures([...(story ?? [])].reverse())) };
}
