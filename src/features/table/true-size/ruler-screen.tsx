import { useRouter } from 'expo-router';
import { useMemo, useState } from 'react';
import { View } from 'react-native';

import { inchWords } from '@/kit/dial/dial-words';
import { useT } from '@/messages/messages';
import { TURNING } from '@/rules/togo/index';
import { changeSettings, useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { CardFrame } from './card-frame';
import { guideShapes, rulerShapes } from './guide-shapes';
import { TrueSheet } from './true-sheet';

type Shown = 'ruler' | 'guide' | 'card';

/** What most phones have; near enough to begin fitting from. */
const USUAL_SCALE = 160;

/** A ruler and a turning circle at true size, to lay on the real table, once the screen was fitted to a bank card. */
export function RulerScreen() {
  const t = useT();
  const router = useRouter();
  const toast = useToast();
  const kept = useSettings((settings) => settings.pointsPerInch);
  const [shown, setShown] = useState<Shown>(kept === null ? 'card' : 'ruler');
  const [tried, setTried] = useState(kept ?? USUAL_SCALE);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const scale = kept ?? USUAL_SCALE;
  const shapes = useMemo(() => {
    const sheet = { ...room, scale, inch: (inches: number) => inchWords(t, inches) };
    return shown === 'guide' ? guideShapes(sheet, TURNING) : rulerShapes(sheet);
  }, [room, scale, shown, t]);
  const keep = async () => {
    await changeSettings(() => ({ pointsPerInch: tried }));
    toast.show({ message: t('table.ruler.kept') });
    setShown('ruler');
  };
  return (
    <Screen
      title={t('table.ruler.title')}
      back={{ label: t('common.back'), onPress: () => (router.canGoBack() ? router.back() : router.replace('/')) }}
      scroll={shown === 'card'}
      testID="ruler"
      actionBar={
        shown === 'card'
          ? {
              main: (
                <Button kind="primary" label={t('table.ruler.keep')} onPress={() => void keep()} testID="card-keep" />
              ),
            }
          : undefined
      }
      lowRow={
        <SegmentedChoice
          label={t('table.ruler.show')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'ruler', label: t('table.ruler.ruler') },
            { value: 'guide', label: t('table.ruler.guide') },
            { value: 'card', label: t('table.ruler.card') },
          ]}
          testID="ruler-shown"
        />
      }
    >
      {shown === 'card' ? (
        <CardFrame scale={tried} onScale={setTried} />
      ) : (
        <View style={{ flex: 1, gap: space.sm }}>
          {kept === null && <Text color="danger">{t('table.ruler.notYet')}</Text>}
          {shown === 'guide' && <Text as="text2">{t('table.ruler.guideText')}</Text>}
          <View
            style={{ flex: 1, marginHorizontal: -space.edge }}
            onLayout={({ nativeEvent: { layout } }) =>
              setRoom({ width: Math.floor(layout.width), height: Math.floor(layout.height) })
            }
          >
            {room.width > 0 && room.height > 0 && <TrueSheet {...room} shapes={shapes} />}
          </View>
        </View>
      )}
    </Screen>
  );
}
