import { useWindowDimensions, View } from 'react-native';

import '@/messages/instruments';

import { CodeCamera } from '@/kit/code/code-camera';
import { useT } from '@/messages/messages';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { skeleton, space } from '@/ui/tokens';

interface CameraSheetProps {
  onClose: () => void;
  onCode: (text: string) => void;
  onRefused: () => void;
}

/** Looks for a code, and keeps no picture. */
export function CameraSheet({ onClose, onCode, onRefused }: CameraSheetProps) {
  const t = useT();
  const { width, height } = useWindowDimensions();
  const size = Math.min(width, skeleton.sheet, height * 0.6) - 2 * space.edge;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('code.bring.cameraTitle')}
      closeLabel={t('common.cancel')}
      testID="camera-sheet"
    >
      <View style={{ width: size, height: size, alignSelf: 'center' }}>
        <CodeCamera onCode={onCode} onRefused={onRefused} size={size} label={t('code.bring.cameraLabel')} />
      </View>
      <Text as="text2" color="ink2" aria-live="polite" style={{ textAlign: 'center' }}>
        {t('code.bring.reading')}
      </Text>
    </Sheet>
  );
}
