import { DocumentMore } from '@/features/play/share/document-more';
import { useT } from '@/messages/messages';

import { useCounterList } from './use-counter-list';

interface CountersMoreProps {
  isOpen: boolean;
  onClose: () => void;
  /** Another list is in force now. */
  onReplaced: () => void;
}

/** The list as a file, one from a file, and the way back to the house's. */
export function CountersMore(props: CountersMoreProps) {
  const t = useT();
  const { own, drop } = useCounterList();
  return (
    <DocumentMore
      {...props}
      kind="counters"
      own={own}
      words={{
        title: t('tide.shelf.counters.title'),
        share: t('tide.shelf.counters.share'),
        shareText: t('tide.shelf.counters.shareText'),
        import: t('tide.shelf.counters.import'),
        importText: t('tide.shelf.counters.importText'),
      }}
      reset={{
        title: t('tide.shelf.counters.house'),
        text: t('tide.shelf.counters.houseText'),
        question: t('tide.shelf.counters.houseQuestion'),
        consequence: t('tide.shelf.counters.houseConsequence'),
        onReset: drop,
      }}
      testID="counters"
    />
  );
}
