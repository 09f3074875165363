import { useLocalSearchParams, useRouter } from 'expo-router';

import { ReadAgain } from '@/kit/read-again';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { gameAddress } from './addresses';
import { useCompanion } from './companion';
import { useGame } from './open-game';
import { FightOddsScreen } from './odds/fight-odds-screen';
import { CampaignReportScreen } from './report/campaign-report-screen';

/** Whatever screen the companion has at this address: `fire/mikasa` is its `fire`, with 'mikasa'. */
export function BookScreen() {
  const t = useT();
  const router = useRouter();
  const { id, name: game } = useGame();
  const goBack = useBack(gameAddress(id));
  const { screens: own, report, fightAhead } = useCompanion();
  const screens: typeof own = {
    ...own,
    ...(report && { report: CampaignReportScreen }),
    ...(fightAhead && { odds: FightOddsScreen }),
  };
  // Not called `screen`: the navigator takes a parameter of that name for its own.
  const { page = [] } = useLocalSearchParams<{ page: string[] }>();
  const path = typeof page === 'string' ? [page] : page;
  const name = [path.join('/'), path.slice(0, -1).join('/')].find((each) => Object.hasOwn(screens, each));
  const Shown = name === undefined ? undefined : screens[name];
  if (Shown) {
    return (
      <ReadAgain
        frame={(words) => (
          <Screen title={game} back={{ label: t('common.back'), onPress: goBack }} testID="page-unread">
            {words}
          </Screen>
        )}
      >
        <Shown param={name === path.join('/') ? '' : (path.at(-1) ?? '')} />
      </ReadAgain>
    );
  }
  const back = { label: t('common.back'), onPress: () => router.replace(gameAddress(id)) };
  return (
    <Screen title={t('shell.notFound.title')} back={back} testID="no-such-screen">
      <EmptyState icon="warning" title={t('shell.notFound.title')} text={t('shell.notFound.what')} />
    </Screen>
  );
}
