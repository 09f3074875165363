import { inchWords } from '@/kit/words/inches';
import { useMemo, useState } from 'react';
import { ScrollView, View } from 'react-native';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { TURNING } from '@/rules/togo/index';
import { changeSettings, useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { CardFrame } from './card-frame';
import { guideHeight, guideShapes, rulerShapes, showsBothWays, type Way } from './guide-shapes';
import { TrueSheet } from './true-sheet';

type Shown = 'ruler' | 'guide' | 'card';

/** What most phones have; near enough to begin fitting from. */
const USUAL_SCALE = 160;

/** A ruler and a turning circle at true size, to lay on the real table, once the screen was fitted to a bank card. */
export const RulerScreen = ofTogo(function RulerScreen() {
  const t = useT();
  const goBack = useBack('/');
  const toast = useToast();
  const kept = useSettings((settings) => settings.pointsPerInch);
  const [shown, setShown] = useState<Shown>(kept === null ? 'card' : 'ruler');
  const [tried, setTried] = useState(kept ?? USUAL_SCALE);
  const [way, setWay] = useState<Way>('starboard');
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const scale = kept ?? USUAL_SCALE;
  const both = showsBothWays(room.width, scale, TURNING);
  const height = shown === 'guide' ? Math.max(room.height, guideHeight(scale, TURNING)) : room.height;
  const shapes = useMemo(() => {
    const sheet = { width: room.width, height, scale, inch: inchWords };
    return shown === 'guide' ? guideShapes(sheet, TURNING, both ? null : way) : rulerShapes(sheet);
  }, [room.width, height, scale, shown, both, way]);
  const keep = () =>
    void changeSettings(() => ({ pointsPerInch: tried })).then(
      () => {
        toast.show({ message: t('table.ruler.kept') });
        setShown('ruler');
      },
      () => toast.show({ message: t('common.saveFailed') }),
    );
  return (
    <Screen
      title={t('table.ruler.title')}
      back={{ label: t('common.back'), onPress: goBack }}
      scroll={shown === 'card'}
      testID="ruler"
      actionBar={
        shown === 'card'
          ? {
              main: <Button kind="primary" label={t('table.ruler.keep')} onPress={keep} testID="card-keep" />,
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
          {shown === 'guide' && room.width > 0 && !both && (
            <SegmentedChoice
              label={t('table.ruler.way')}
              value={way}
              onChange={setWay}
              options={[
                { value: 'port', label: t('table.placing.port') },
                { value: 'starboard', label: t('table.placing.starboard') },
              ]}
              testID="guide-way"
            />
          )}
          <View
            style={{ flex: 1, marginHorizontal: -space.edge }}
            onLayout={({ nativeEvent: { layout } }) =>
              setRoom({ width: Math.floor(layout.width), height: Math.floor(layout.height) })
            }
          >
            {room.width > 0 && room.height > 0 && (
              <ScrollView scrollEnabled={height > room.height}>
                <TrueSheet width={room.width} height={height} shapes={shapes} />
              </ScrollView>
            )}
          </View>
        </View>
      )}
    </Screen>
  );
});
