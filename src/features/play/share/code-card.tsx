import { useWindowDimensions, View } from 'react-native';

import '@/messages/instruments';

import { codeCells } from '@/kit/code/code-cells';
import { QrCode } from '@/kit/code/qr-code';
import { useT } from '@/messages/messages';
import { saveFile } from '@/store/save-file';
import { pngOf } from '@/store/transfer/png';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';
import { skeleton, space } from '@/ui/tokens';

const PIXELS_A_CELL = 8;
const LARGEST_CODE = 480;

interface CodeCardProps {
  text: string;
  label: string;
  /** Where the other phone reads it. */
  hint: string;
  /** Of the file, should it be saved as a picture. */
  name: string;
  onSave: (work: Promise<void>) => void;
  testID: string;
}

/** A thing of the owner's as a code for somebody beside you, and the picture of it. */
export function CodeCard({ text, label, hint, name, onSave, testID }: CodeCardProps) {
  const t = useT();
  const { width, height } = useWindowDimensions();
  // As large as the sheet: the cells of a large code are small.
  const size = Math.min(width, skeleton.sheet, height * 0.6, LARGEST_CODE) - 2 * space.edge;
  return (
    <View style={{ gap: space.md, alignItems: 'center' }}>
      <QrCode text={text} size={size} label={label} testID={testID} />
      <Text as="text2" color="ink2" style={{ textAlign: 'center' }}>
        {hint}
      </Text>
      <Button
        icon="download"
        label={t('code.share.picture')}
        onPress={() => onSave(saveFile(`${name}.png`, 'image/png', pngOf(codeCells(text), PIXELS_A_CELL)))}
        testID="save-code"
        style={{ alignSelf: 'stretch' }}
      />
    </View>
  );
}
