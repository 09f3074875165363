import { Text } from '@/ui/text';

import { GuideFrame } from './guide-frame';
import { useGuide } from './use-guide';

/** A sentence of the guide on a screen that the Turn tab opened; nothing while the guide is closed. */
export function GuideHint({ words }: { words: string }) {
  const { isOpen } = useGuide();
  if (!isOpen) return null;
  return (
    <GuideFrame testID="guide-hint">
      <Text>{words}</Text>
    </GuideFrame>
  );
}
