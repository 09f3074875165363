import { useState } from 'react';

import '@/messages/instruments';

import { hasCamera } from '@/kit/code/code-camera';
import { ImportSheets } from '@/kit/transfer/import-sheets';
import { doneSentence } from '@/kit/transfer/item-words';
import { err, type Result } from '@/lib/result';
import { useT } from '@/messages/messages';
import { readPictureCode } from '@/store/picture-code';
import type { CodeProblem } from '@/store/transfer/code';
import type { Transfer } from '@/store/transfer/format';
import { useImport } from '@/store/transfer/use-import';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';

import { CameraSheet } from './camera-sheet';

interface BringInProps {
  isOpen: boolean;
  onClose: () => void;
  /** "Import a fleet". */
  title: string;
  /** From a code of ours to what a file would have brought. */
  readCode: (text: string) => Result<Transfer, CodeProblem>;
  /** Something of it is here now. */
  onDone?: () => void;
}

/** Into the phone: from a file, the camera or a picture. Whatever comes is shown before anything is kept. */
export function BringIn({ isOpen, onClose, title, readCode, onDone }: BringInProps) {
  const t = useT();
  const toasts = useToast();
  const { state, pick, take, ...decisions } = useImport({
    nameCopy: (name) => t('transfer.battle.copyName', { name }),
    onDone: (imported) => {
      onDone?.();
      toasts.show({ message: doneSentence(imported) });
    },
  });
  const [isLooking, setLooking] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const leave = () => {
    setLooking(false);
    setRefused(false);
    onClose();
  };

  const fromPicture = async () => {
    const found = await readPictureCode().catch(() => ({ type: 'no-code' as const }));
    if (found.type === 'cancelled') return;
    take(found.type === 'read' ? readCode(found.text) : err({ code: 'NO_CODE_IN_PICTURE' }));
  };
  return (
    <>
      {isOpen && !isLooking && (
        <Sheet open onClose={leave} title={title} testID="bring-in">
          {isRefused && <Text role="alert">{t('code.bring.cameraRefused')}</Text>}
          <Card padded={false}>
            <ListRow
              leading={<Icon name="download" size={28} />}
              title={t('code.bring.file')}
              subtitle={t('code.bring.fileHint')}
              onPress={() => {
                leave();
                pick();
              }}
              testID="bring-file"
            />
            {hasCamera() && (
              <ListRow
                leading={<Icon name="target" size={28} />}
                title={t('code.bring.camera')}
                subtitle={t('code.bring.cameraHint')}
                onPress={() => {
                  setRefused(false);
                  setLooking(true);
                }}
                testID="bring-camera"
              />
            )}
            <ListRow
              leading={<Icon name="phone" size={28} />}
              title={t('code.bring.picture')}
              subtitle={t('code.bring.pictureHint')}
              onPress={() => {
                leave();
                void fromPicture();
              }}
              testID="bring-picture"
            />
          </Card>
        </Sheet>
      )}
      {isOpen && isLooking && (
        <CameraSheet
          onClose={leave}
          onCode={(text) => {
            leave();
            take(readCode(text));
          }}
          onRefused={() => {
            setLooking(false);
            setRefused(true);
          }}
        />
      )}
      <ImportSheets state={state} {...decisions} />
    </>
  );
}
