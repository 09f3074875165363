import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Progress } from '@/ui/progress';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import type { ImportDecisions, Previewed } from './import-facts';
import { ImportSheet } from './import-sheet';
import { type ImportProblem, problemSentence } from './problem-sentence';

interface ImportSheetsProps extends ImportDecisions {
  state:
    | { readonly step: 'idle' }
    | { readonly step: 'reading'; readonly share: number | null }
    | { readonly step: 'problem'; readonly problem: ImportProblem }
    | ({ readonly step: 'preview' | 'saving' } & Previewed);
}

/** Whatever an import has to say or to ask, wherever it was begun. */
export function ImportSheets({ state, ...decisions }: ImportSheetsProps) {
  switch (state.step) {
    case 'idle':
      return null;
    case 'reading':
      return state.share === null ? null : <ReadingSheet share={state.share} onCancel={decisions.close} />;
    case 'problem':
      return <ProblemSheet problem={state.problem} onClose={decisions.close} />;
    case 'preview':
    case 'saving':
      return <ImportSheet previewed={state} isSaving={state.step === 'saving'} {...decisions} />;
  }
}

interface ProblemSheetProps {
  problem: ImportProblem;
  onClose: () => void;
}

/** Stays until it is read: a refusal that fades after six seconds leaves people wondering what happened to their file. */
function ProblemSheet({ problem, onClose }: ProblemSheetProps) {
  const t = useT();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('transfer.problem.title')}
      testID="import-problem"
      foot={<Button label={t('common.close')} onPress={onClose} testID="import-problem-close" />}
    >
      <Text role="alert">{problemSentence(problem)}</Text>
    </Sheet>
  );
}

interface ReadingSheetProps {
  share: number;
  onCancel: () => void;
}

/** A large file takes seconds, on a slow phone more: it says how far it is, and nobody has to wait for it. */
function ReadingSheet({ share, onCancel }: ReadingSheetProps) {
  const t = useT();
  return (
    <Sheet
      open
      onClose={onCancel}
      title={t('transfer.reading.title')}
      closeLabel={t('common.cancel')}
      testID="import-reading"
      foot={<Button label={t('common.cancel')} onPress={onCancel} testID="import-reading-cancel" />}
    >
      <Progress
        label={t('transfer.reading.checking')}
        value={share}
        valueText={t('transfer.reading.percent', { percent: Math.round(share * 100) })}
        testID="import-progress"
      />
    </Sheet>
  );
}
