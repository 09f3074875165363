import { useState } from 'react';

import { documentCodeReader, makeDocumentCode } from '@/features/play/share/document-code';
import { DocumentMore } from '@/features/play/share/document-more';
import { useT } from '@/messages/messages';
import { parseBoard } from '@/rules/mukden/index';
import { removeDocument, restoreDocument } from '@/store/library';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useToast } from '@/ui/toast-provider';

import { PaintEditor } from '../board/paint/paint-editor';
import { BOARD_KIND, newBoard, useOwnBoard } from './own-board';
import { useShelfRulings } from './use-shelf-rulings';

const readCode = documentCodeReader(BOARD_KIND, parseBoard);

/** The owner's map: painted here, used by new campaigns, handed from owner to owner. */
export function MapEditor({ onBack }: { onBack: () => void }) {
  const t = useT();
  const toasts = useToast();
  const own = useOwnBoard();
  const rulings = useShelfRulings();
  const [isMore, setMore] = useState(false);
  // What is painted begins anew when another map takes its place.
  const [maps, setMaps] = useState(0);
  const failed = () => toasts.show({ message: t('common.saveFailed') });
  const drop = () => {
    if (own === null) return;
    const back = () => void restoreDocument(BOARD_KIND, own.id).then(() => setMaps((count) => count + 1), failed);
    void removeDocument(BOARD_KIND, own.id).then(() => {
      setMaps((count) => count + 1);
      toasts.show({ message: t('mukden.shelf.map.removed'), action: { label: t('common.undo'), onPress: back } });
    }, failed);
  };
  return (
    <>
      <PaintEditor
        key={maps}
        first={own ?? newBoard()}
        rulings={rulings}
        head={{
          title: t('mukden.shelf.map.title'),
          subtitle: t('mukden.shelf.map.fromCopy'),
          back: onBack,
          right: (
            <IconButton
              icon="more"
              label={t('mukden.shelf.map.more')}
              onPress={() => setMore(true)}
              testID="map-more"
            />
          ),
        }}
        main={() => <Button kind="primary" label={t('mukden.shelf.map.done')} onPress={onBack} testID="paint-done" />}
      />
      <DocumentMore
        isOpen={isMore}
        onClose={() => setMore(false)}
        onReplaced={() => setMaps((count) => count + 1)}
        kind={BOARD_KIND}
        own={own}
        words={{
          title: t('mukden.shelf.map.title'),
          share: t('mukden.shelf.map.share'),
          shareText: t('mukden.shelf.map.shareText'),
          import: t('mukden.shelf.map.import'),
          importText: t('mukden.shelf.map.importText'),
        }}
        code={{
          make: () => own && makeDocumentCode(BOARD_KIND, own, new Date()),
          label: t('mukden.shelf.map.codeLabel'),
          hint: t('mukden.shelf.map.codeHint'),
          tooLarge: t('mukden.shelf.map.tooLarge'),
          read: readCode,
        }}
        reset={{
          title: t('mukden.shelf.map.reset'),
          text: t('mukden.shelf.map.resetText'),
          question: t('mukden.shelf.map.resetQuestion'),
          consequence: t('mukden.shelf.map.resetConsequence'),
          onReset: drop,
        }}
        testID="map"
      />
    </>
  );
}
