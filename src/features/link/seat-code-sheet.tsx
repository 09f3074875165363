import { useWindowDimensions, View } from 'react-native';

import { QrCode } from '@/kit/code/qr-code';
import { useT } from '@/messages/messages';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { skeleton, space } from '@/ui/tokens';

interface Props {
  seat: string;
  address: string;
  onClose: () => void;
}

/** The way in for another phone. It is shown once, to whoever asked for it. */
export function SeatCodeSheet({ seat, address, onClose }: Props) {
  const t = useT();
  const { width, height } = useWindowDimensions();
  const size = Math.min(width, skeleton.sheet, height * 0.5) - 2 * space.edge;
  const title = t('link.seats.code', { seat });
  return (
    <Sheet open onClose={onClose} title={title} testID="seat-code">
      <Text>{t('link.seats.codeText')}</Text>
      <View style={{ alignSelf: 'center' }}>
        <QrCode text={address} size={size} label={title} testID="seat-qr" />
      </View>
      <Text as="text2" selectable testID="seat-address">
        {address}
      </Text>
    </Sheet>
  );
}
