import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { lastKnown } from '@/game/curtain';
import { useSkiaSoon } from '@/kit/skia';
import { useT } from '@/messages/messages';
import { TabBar } from '@/ui/tab-bar';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';
import { useWindowShape } from '@/ui/window-shape';

import { LogTab } from './log/log-tab';
import { useStorySoon } from './log/use-story';
import { MoreSheet } from './more-sheet';
import { TabletRail } from './tablet-rail';
import { TurnTab } from './turn/turn-tab';
import { TurnHeader } from './turn/turn-header';
import { useCompanion } from './companion';
import { useGame } from './open-game';
import { useAutoEnd } from './turn/use-auto-end';

const TABS = ['turn', 'fleet', 'table', 'log'] as const;
type PlayTab = (typeof TABS)[number];

/** On a tablet Turn and Fleet stand side by side. */
const TURN_PANE = 392;

/** The game: what to do now, every ship, everything that happened. */
export function PlayScreen() {
  const t = useT();
  const router = useRouter();
  const { color } = useTheme();
  const { tab } = useLocalSearchParams<{ tab?: string }>();
  const { book, forces, board, Columns } = useCompanion();
  const { owed, battle } = useGame();
  const [openedAt] = useState(() => lastKnown(book, battle, 'public')?.seq ?? null);
  const isTablet = useWindowShape() === 'tablet';
  const [more, setMore] = useState(false);
  useSkiaSoon();
  useStorySoon();
  const chosen: PlayTab = TABS.find((each) => each === tab) ?? 'turn';
  useAutoEnd(chosen === 'turn' || (isTablet && chosen === 'fleet'));
  const bar = (
    <TabBar
      label={t('play.tabs.label')}
      value={chosen}
      onChange={(value) => router.setParams({ tab: value })}
      tabs={[
        {
          value: 'turn',
          label: t('play.tabs.turn'),
          icon: 'pennant',
          badge: owed.length > 0 ? t('play.tabs.owed', { count: owed.length }) : undefined,
        },
        { value: 'fleet', label: forces.label, icon: forces.icon },
        { value: 'table', label: board.label, icon: board.icon },
        { value: 'log', label: t('play.tabs.log'), icon: 'book' },
      ]}
      upright={isTablet}
      testID="tab"
    />
  );
  // On a tablet the rail has the tabs, and Turn and Fleet are one.
  const low = isTablet ? null : bar;
  const turn = <TurnTab tabBar={low} headed={!isTablet} onMore={() => setMore(true)} openedAt={openedAt} />;
  const shown =
    chosen === 'log' ? (
      <LogTab tabBar={low} />
    ) : chosen === 'table' ? (
      <board.Screen tabBar={low} />
    ) : isTablet ? (
      <>
        <TurnHeader />
        <View style={{ flex: 1, flexDirection: 'row' }}>
          <View style={{ width: TURN_PANE, borderRightWidth: stroke.frame, borderColor: color.ruleStrong }}>
            {turn}
          </View>
          <Columns />
        </View>
      </>
    ) : chosen === 'fleet' ? (
      <forces.Screen tabBar={bar} />
    ) : (
      turn
    );
  return (
    <>
      {isTablet ? (
        <View style={{ flex: 1, flexDirection: 'row', backgroundColor: color.paper }}>
          <TabletRail tabs={bar} onMore={() => setMore(true)} />
          <View style={{ flex: 1 }}>{shown}</View>
        </View>
      ) : (
        shown
      )}
      <MoreSheet open={more} onClose={() => setMore(false)} />
    </>
  );
}
