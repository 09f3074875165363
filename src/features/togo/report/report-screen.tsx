import { useRouter } from 'expo-router';
import { useDeferredValue, useState } from 'react';

import type { PaperBlock } from '@/kit/print/paper';
import { TurnChart } from '@/kit/print/turn-chart';
import { useHandOver } from '@/kit/print/use-hand-over';
import { useT } from '@/messages/messages';
import type { Report } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { ListRow } from '@/ui/list-row';
import { Progress } from '@/ui/progress';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';

import { PaperBlocks } from '@/features/play/report/paper-blocks';
import { reportParts, subtitleOf } from './report-paper';
import { ReportHead } from './report-head';
import { ReportShips } from './report-ships';
import { lossLine } from './report-words';
import { scoreOf } from './score-of';
import { printPaper, ShareReport } from '@/features/play/report/share-report';
import { useBack } from '@/kit/use-back';
import { useReport } from './use-report';
import { useGame } from '../game';

/** What happened, how lucky it was, and what was set aside: the same words that go to paper. */
export function ReportScreen() {
  const t = useT();
  const router = useRouter();
  const handOver = useHandOver();
  const { id, nameOf } = useGame();
  const goBack = useBack(`/battle/${id}`);
  const made = useReport();
  const [isSharing, setSharing] = useState(false);
  const back = {
    label: t('common.back'),
    onPress: goBack,
  };
  if (made === null) {
    return (
      <Screen title={t('report.title')} back={back} testID="report">
        <Progress label={t('report.reading')} />
      </Screen>
    );
  }
  const { report, paper } = made;
  const { sides, byTurn } = report;
  return (
    <Screen
      title={t('report.title')}
      subtitle={t('report.named', { name: report.name, when: subtitleOf(report) })}
      back={back}
      right={
        <IconButton icon="share" label={t('play.report.share')} onPress={() => setSharing(true)} testID="share-open" />
      }
      actionBar={{
        main: (
          <Button
            kind="primary"
            icon="share"
            label={t('report.pdfButton')}
            onPress={() => handOver(printPaper(paper()))}
            testID="report-pdf"
          />
        ),
        aside: (
          <Button
            icon="ship"
            iconPlace="above"
            label={t('paper.title')}
            onPress={() => router.push(`/battle/${id}/print`)}
            testID="to-paper"
          />
        ),
      }}
      testID="report"
    >
      <ReportHead report={report} />
      {sides.ijn.luck.hits + sides.irn.luck.hits > 0 && (
        <Section title={t('report.chart')}>
          <TurnChart
            turns={byTurn.map(({ turn, hits }) => ({ turn, japan: hits.ijn, russia: hits.irn }))}
            label={byTurn
              .map(({ turn, hits }) => t('report.chartWords', { turn, ijn: hits.ijn, irn: hits.irn }))
              .join('. ')}
            testID="report-chart"
          />
        </Section>
      )}
      <ListRow
        title={t('report.part.timeline')}
        subtitle={t('report.timelineText')}
        onPress={() => router.push(`/battle/${id}/turns`)}
        testID="report-turns"
      />
      <LowerParts report={report} />
      <ShareReport
        open={isSharing}
        title={report.name}
        onClose={() => setSharing(false)}
        paper={paper}
        score={() =>
          scoreOf(
            report,
            report.losses.map((loss) => lossLine(loss, nameOf)),
          )
        }
      />
    </Screen>
  );
}

/** What nobody sees before he scrolls: tables of every ship, which take longer to lay out than all above them. */
function LowerParts({ report }: { report: Report }) {
  const { nameOf } = useGame();
  const isTheirTurn = useDeferredValue(true, false);
  if (!isTheirTurn) return null;
  return (
    <>
      <ReportShips report={report} />
      {reportParts(report, nameOf)
        .slice(SHOWN_ABOVE)
        .map(({ title, blocks }) => (
          <Section key={title} title={title}>
            <PaperBlocks blocks={blocks.filter(isForReading)} />
          </Section>
        ))}
    </>
  );
}

/** Parts that the head, the chart and the list of ships show already, more vividly. */
const SHOWN_ABOVE = 2;

const isForReading = ({ type }: PaperBlock): boolean => type !== 'drawing';
