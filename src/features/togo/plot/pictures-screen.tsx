import { useEffect, useState } from 'react';
import { Image, View } from 'react-native';

import type { TablePicture } from '../table/picture';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { saveFile } from '@/store/save-file';
import { loadHistory } from '@/store/session';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';
import { Stepper } from '@/ui/stepper';
import { useTheme } from '@/ui/theme';
import { useToast } from '@/ui/toast-provider';
import { stroke } from '@/ui/tokens';

import { plottedTurns, turnPicture } from './turn-picture';
import { useGame } from '../game';

/** The table as a picture, one for each turn that was plotted: only what everybody may see. */
export function PicturesScreen() {
  const t = useT();
  const toast = useToast();
  const { color } = useTheme();
  const table = useGame();
  const { id, battle } = table;
  const goBack = useBack(`/battle/${id}`);
  const marks = useSettings((settings) => settings.marks);
  const turns = plottedTurns(battle);
  const [turn, setTurn] = useState(turns.at(-1) ?? 1);
  const [picture, setPicture] = useState<TablePicture | null>(null);
  useEffect(() => void loadHistory(), []);
  // `table` is another object on every render; what is drawn changes with the battle alone.
  useEffect(() => {
    let gone = false;
    void turnPicture(table, turn, marks).then((made) => {
      if (!gone) setPicture(made);
    });
    return () => {
      gone = true;
    };
  }, [battle, turn, marks]); // eslint-disable-line react-hooks/exhaustive-deps
  const share = async () => {
    if (picture) await saveFile(t('table.picture.name', { turn }), 'image/png', picture.bytes);
    else toast.show({ message: t('table.picture.failed') });
  };
  const back = {
    label: t('common.back'),
    onPress: goBack,
  };
  if (turns.length === 0) {
    return (
      <Screen title={t('table.options.share')} back={back} testID="pictures">
        <EmptyState icon="compass" title={t('table.start.title')} text={t('table.start.text')} />
      </Screen>
    );
  }
  return (
    <Screen
      title={t('table.options.share')}
      subtitle={t('table.options.shareText')}
      back={back}
      wide
      testID="pictures"
      actionBar={{
        main: (
          <Button
            kind="primary"
            icon="share"
            label={t('table.options.share')}
            disabled={picture === null}
            onPress={() => void share()}
            testID="picture-share"
          />
        ),
      }}
    >
      <Stepper
        label={t('table.picture.turn')}
        decreaseLabel={t('table.picture.earlier')}
        increaseLabel={t('table.picture.later')}
        value={turn}
        min={turns[0] ?? 1}
        max={turns.at(-1) ?? 1}
        format={(value) => t('table.options.turns', { turn: value })}
        onChange={setTurn}
        testID="picture-turn"
      />
      {picture && (
        <View style={{ borderWidth: stroke.frame, borderColor: color.ruleStrong }}>
          <Image
            source={{ uri: picture.uri }}
            style={{ width: '100%', aspectRatio: picture.width / picture.height }}
            role="img"
            aria-label={t('table.options.turns', { turn })}
            testID="picture"
          />
        </View>
      )}
    </Screen>
  );
}
