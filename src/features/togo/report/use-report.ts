import { useEffect, useMemo, useState } from 'react';

import type { Paper } from '@/kit/print/paper';
import { t } from '@/messages/messages';
import { type Report, turnSummaries } from '@/rules/togo/index';
import { pause } from '@/store/pause';

import { reportOf } from './report-of';
import { reportPaper } from './report-paper';
import { tablePictures } from './table-pictures';
import { useGame, useWholeStory } from '../game';

interface MadeReport {
  readonly report: Report;
  /** The whole of it in words: made when it is asked for. */
  readonly paper: () => Paper;
}

/** The report of the open battle as both sides may know it; null while the log is being read and it is worked out. */
export function useReport(): MadeReport | null {
  const newestFirst = useWholeStory();
  const { name, state, nameOf } = useGame();
  const story = useMemo(() => newestFirst && [...newestFirst].reverse(), [newestFirst]);
  const [made, setMade] = useState<Report | null>(null);
  useEffect(() => {
    if (story === null) return;
    let isCurrent = true;
    // Worked out in one go: the screen is there first and says so.
    void pause().then(() => isCurrent && setMade(reportOf(story, state)));
    return () => {
      isCurrent = false;
    };
  }, [story, state]);
  const report = useMemo(() => made && called(name, made), [made, name]);
  if (story === null || report === null) return null;
  const paper = () => {
    const actions = story.flatMap((item) => (item.type === 'action' ? [item] : []));
    return reportPaper(report, turnSummaries(actions, state), nameOf, tablePictures(story));
  };
  return { report, paper };
}

/** Under a name of its own it keeps the scenario's beside the date. */
const called = (name: string, report: Report): Report =>
  name === report.name
    ? report
    : {
        ...report,
        name,
        dateText:
          report.dateText === null ? report.name : t('report.named', { name: report.name, when: report.dateText }),
      };
