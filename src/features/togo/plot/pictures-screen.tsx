import { useEffect, useState } from 'react';
import { Image, View } from 'react-native';

import type { TablePicture } from '../table/picture';
import { useHandOver } from '@/kit/print/use-hand-over';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { saveFile } from '@/store/save-file';
import { loadHistory } from '@/store/session';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { plottedTurns, turnPicture } from './turn-picture';
import { useGame } from '../game';

interface Made {
  readonly turn: number;
  /** Null where this phone could not draw it. */
  readonly picture: TablePicture | null;
}

/** The table as a picture, one for each turn that was plotted: only what everybody may see. */
export function PicturesScreen() {
  const t = useT();
  const handOver = useHandOver();
  const { color } = useTheme();
  const table = useGame();
  const { id, battle } = table;
  const goBack = useBack(`/battle/${id}`);
  const marks = useSettings((settings) => settings.marks);
  const turns = plottedTurns(battle);
  const [chosen, setChosen] = useState<number | null>(null);
  const turn = turns.find((each) => each === chosen) ?? turns.at(-1) ?? 1;
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => void loadHistory(), []);
  // `table` is another object on every render; what is drawn changes with the battle alone.
  useEffect(() => {
    let gone = false;
    const show = (picture: TablePicture | null) => {
      if (!gone) setMade({ turn, picture });
    };
    turnPicture(table, turn, marks).then(show, () => show(null));
    return () => {
      gone = true;
    };
  }, [battle, turn, marks]); // eslint-disable-line react-hooks/exhaustive-deps
  const picture = made?.picture ?? null;
  // While another turn is being drawn, the last one stays to be seen, but is not shared under its name.
  const isDrawn = made?.turn === turn;
  const share = () => {
    if (picture) handOver(saveFile(t('table.picture.name', { turn }), 'image/png', picture.bytes));
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
            disabled={!isDrawn || picture === null}
            onPress={share}
            testID="picture-share"
          />
        ),
      }}
    >
      <View>
        <Stepper
          label={t('table.picture.turn')}
          decreaseLabel={t('table.picture.earlier')}
          increaseLabel={t('table.picture.later')}
          // Turns in which the plot was put away are passed over.
          value={turns.indexOf(turn)}
          min={0}
          max={turns.length - 1}
          format={(place) => t('table.picture.shown', { turn: turns[place] ?? turn })}
          onChange={(place) => setChosen(turns[place] ?? null)}
          testID="picture-turn"
        />
        <View aria-live="polite">
          {isDrawn && picture === null && <Text style={{ paddingTop: space.edge }}>{t('table.picture.failed')}</Text>}
        </View>
      </View>
      {picture && (
        <View style={{ borderWidth: stroke.frame, borderColor: color.ruleStrong }}>
          <Image
            source={{ uri: picture.uri }}
            style={{ width: '100%', aspectRatio: picture.width / picture.height }}
            role="img"
            aria-label={t('table.options.turns', { turn: made?.turn ?? turn })}
            testID="picture"
          />
        </View>
      )}
    </Screen>
  );
}
