import { View } from 'react-native';

import { paperHtml } from '@/kit/print/html';
import { paperMarkdown } from '@/kit/print/markdown';
import type { Paper } from '@/kit/print/paper';
import { type Score, scorePicture } from '@/kit/print/score-picture';
import { useHandOver } from '@/kit/print/use-hand-over';
import { fileName } from '@/lib/file-name';
import { useT } from '@/messages/messages';
import { printPage } from '@/store/print';
import { saveFile } from '@/store/save-file';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';

export const printPaper = (paper: Paper): Promise<void> => printPage(paperHtml(paper), paper.title);

interface Props {
  open: boolean;
  title: string;
  paper: () => Paper;
  score: () => Score;
  onClose: () => void;
}

/** The ways out of the app: to paper, as text, as a picture. All of them say only what both sides know. */
export function ShareReport({ open, title, paper, score, onClose }: Props) {
  const t = useT();
  const handOver = useHandOver();
  const share = (work: () => Promise<void>) => () => {
    onClose();
    handOver(work());
  };
  const name = `z-flag-${fileName(title, 'battle')}-report`;
  return (
    <Sheet open={open} onClose={onClose} title={t('play.report.share')} closeLabel={t('common.close')} testID="share">
      <View>
        <ListRow
          title={t('play.report.pdf')}
          subtitle={t('play.report.pdfText')}
          onPress={share(() => printPaper(paper()))}
          testID="share-pdf"
        />
        <ListRow
          title={t('play.report.markdown')}
          subtitle={t('play.report.markdownText')}
          onPress={share(() => saveFile(`${name}.md`, 'text/markdown', paperMarkdown(paper())))}
          testID="share-markdown"
        />
        <ListRow
          title={t('play.report.image')}
          subtitle={t('play.report.imageText')}
          onPress={share(async () => saveFile(`${name}.png`, 'image/png', await scorePicture(score())))}
          testID="share-image"
        />
      </View>
    </Sheet>
  );
}
