import { useState } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { CodeCamera } from '@/kit/code/code-camera';
import { ImportSheets } from '@/kit/transfer/import-sheets';
import { doneSentence } from '@/kit/transfer/item-words';
import { err } from '@/lib/result';
import { useT } from '@/messages/messages';
import { readPictureCode } from '@/store/picture-code';
import { useImport } from '@/store/transfer/use-import';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';
import { skeleton, space } from '@/ui/tokens';

import { readFleetCode } from './fleet-code';

/** Into the phone: from a file, the camera or a picture. Whatever comes is shown before anything is kept. */
export function BringIn({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const toasts = useToast();
  const { state, pick, take, ...decisions } = useImport({
    nameCopy: (name) => t('transfer.battle.copyName', { name }),
    onDone: (imported) => toasts.show({ message: doneSentence(imported) }),
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
    take(found.type === 'read' ? readFleetCode(found.text) : err({ code: 'NO_CODE_IN_PICTURE' }));
  };
  return (
    <>
      {isOpen && !isLooking && (
        <Sheet open onClose={leave} title={t('fleets.bring.title')} testID="bring-in">
          {isRefused && <Text role="alert">{t('fleets.bring.cameraRefused')}</Text>}
          <Card padded={false}>
            <ListRow
              leading={<Icon name="download" size={28} />}
              title={t('fleets.bring.file')}
              subtitle={t('fleets.bring.fileHint')}
              onPress={() => {
                leave();
                pick();
              }}
              testID="bring-file"
            />
            <ListRow
              leading={<Icon name="target" size={28} />}
              title={t('fleets.bring.camera')}
              subtitle={t('fleets.bring.cameraHint')}
              onPress={() => {
                setRefused(false);
                setLooking(true);
              }}
              testID="bring-camera"
            />
            <ListRow
              leading={<Icon name="phone" size={28} />}
              title={t('fleets.bring.picture')}
              subtitle={t('fleets.bring.pictureHint')}
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
            take(readFleetCode(text));
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

interface CameraSheetProps {
  onClose: () => void;
  onCode: (text: string) => void;
  onRefused: () => void;
}

function CameraSheet({ onClose, onCode, onRefused }: CameraSheetProps) {
  const t = useT();
  const { width, height } = useWindowDimensions();
  const size = Math.min(width, skeleton.sheet, height * 0.6) - 2 * space.edge;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('fleets.bring.cameraTitle')}
      closeLabel={t('common.cancel')}
      testID="camera-sheet"
    >
      <View style={{ width: size, height: size, alignSelf: 'center' }}>
        <CodeCamera onCode={onCode} onRefused={onRefused} size={size} label={t('fleets.bring.cameraLabel')} />
      </View>
      <Text as="text2" color="ink2" aria-live="polite" style={{ textAlign: 'center' }}>
        {t('fleets.bring.reading')}
      </Text>
    </Sheet>
  );
}
