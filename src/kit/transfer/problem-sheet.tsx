import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { problemSentence, type ImportProblem } from './problem-sentence';

interface ProblemSheetProps {
  problem: ImportProblem;
  onClose: () => void;
}

/** Stays until it is read: a refusal that fades after six seconds leaves people wondering what happened to their file. */
export function ProblemSheet({ problem, onClose }: ProblemSheetProps) {
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
