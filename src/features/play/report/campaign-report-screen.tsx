import { useEffect, useState } from 'react';

import { useHandOver } from '@/kit/print/use-hand-over';
import { TotalChart } from '@/kit/print/total-chart';
import { SideMark } from '@/kit/side-mark';
import { sideText } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/icon-button';
import { Row, Stack } from '@/ui/layout';
import { Progress } from '@/ui/progress';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

import { gameAddress } from '../addresses';
import { useCompanion } from '../companion';
import { useWholeStory } from '../log/use-story';
import { useGame } from '../open-game';
import {
  campaignPaper,
  type CampaignReport,
  campaignReport,
  campaignScore,
  lastParts,
  luckPart,
  totalWords,
} from './campaign-report';
import { PaperBlocks } from './paper-blocks';
import type { Figure } from './report';
import { printPaper, ShareReport } from './share-report';

/** How a campaign went: its result, its running totals, how lucky it was. The same words go to paper. */
export function CampaignReportScreen() {
  const t = useT();
  const handOver = useHandOver();
  const { id } = useGame();
  const back = { label: t('common.back'), onPress: useBack(gameAddress(id)) };
  const report = useCampaignReport();
  const [isSharing, setSharing] = useState(false);
  if (report === null) {
    return (
      <Screen title={t('play.report.title')} back={back} testID="report">
        <Progress label={t('play.report.reading')} />
      </Screen>
    );
  }
  const paper = () => campaignPaper(report);
  return (
    <Screen
      title={t('play.report.title')}
      subtitle={t('play.report.named', { name: report.name, turn: report.turn })}
      back={back}
      right={
        <IconButton icon="share" label={t('play.report.share')} onPress={() => setSharing(true)} testID="share-open" />
      }
      actionBar={{
        main: (
          <Button
            kind="primary"
            icon="share"
            label={t('play.report.pdfButton')}
            onPress={() => handOver(printPaper(paper()))}
            testID="report-pdf"
          />
        ),
      }}
      testID="report"
    >
      <Heading as="key" testID="verdict">
        {report.verdict ?? t('play.report.soFar')}
      </Heading>
      <Figures figures={report.figures} />
      {report.totals.map((total, place) => (
        <Section key={total.title} title={total.title}>
          <TotalChart total={total} label={totalWords(total)} testID={`total-${place}`} />
          {total.points.some(({ russia }) => russia !== null) && <Legend />}
        </Section>
      ))}
      {[luckPart(report), ...lastParts(report)].map(({ title, blocks }) => (
        <Section key={title} title={title}>
          <PaperBlocks blocks={blocks} />
        </Section>
      ))}
      <ShareReport
        open={isSharing}
        title={report.name}
        onClose={() => setSharing(false)}
        paper={paper}
        score={() => campaignScore(report)}
      />
    </Screen>
  );
}

function useCampaignReport(): CampaignReport | null {
  const companion = useCompanion();
  const newestFirst = useWholeStory();
  const { name, battle } = useGame();
  const [report, setReport] = useState<CampaignReport | null>(null);
  useEffect(() => {
    if (newestFirst === null) return;
    let isCurrent = true;
    void campaignReport({ companion, story: [...newestFirst].reverse(), battle, name }).then((made) => {
      if (isCurrent) setReport(made);
    });
    return () => {
      isCurrent = false;
    };
  }, [companion, newestFirst, battle, name]);
  return report;
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useT();
  const { isLargeText } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  return (
    <Card>
      <Row align="center" justify="center" gap="sm">
        <SideMark side="japan" marks={marks} width={22} />
        <Text as="label" color="ink2">
          {t('play.report.sides')}
        </Text>
        <SideMark side="russia" marks={marks} width={22} />
      </Row>
      <Stack style={{ flexDirection: isLargeText ? 'column' : 'row', justifyContent: 'space-around' }} gap="sm">
        {figures.map(({ label, ijn, irn }) => (
          <Stack
            key={label}
            accessible
            role="img"
            aria-label={t('play.report.figure', { label, ijn, irn })}
            align="center"
            style={{ flexShrink: 1 }}
          >
            <Row align="center" gap="xs">
              <Text as="value" color={sideText('ijn')}>
                {ijn}
              </Text>
              <Text as="value" color="ink2">
                {t('play.report.against')}
              </Text>
              <Text as="value" color={sideText('irn')}>
                {irn}
              </Text>
            </Row>
            <Text as="text2" color="ink2" style={{ textAlign: 'center' }}>
              {label}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

/** Which line is whose. */
function Legend() {
  const t = useT();
  return (
    <Text as="text2" color="ink2">
      {t('play.report.legend')}
    </Text>
  );
}
