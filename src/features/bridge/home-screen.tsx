// First: words are looked up as this file is read.
import '@/messages/bridge';

import { useRouter } from 'expo-router';
import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { useGoToGame } from '@/features/play/links/use-go-to-game';
import { useGame } from '@/features/play/open-game';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import type { BattleState, BattleView } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { readHomeForm } from './home-form';
import { HomeList } from './home-list';
import { MappingScreen } from './mapping-screen';
import { type Home, type NoHome, useHomePort } from './use-home-port';
import { useBridgeDraft } from './use-bridge-draft';

/** "Bring it home": the battle that is open, now or at its end. */
export function HomeScreen() {
  const t = useT();
  const game = useGame();
  const view = game.view as BattleView;
  const back = useBack(gameAddress(game.id));
  const home = useHomePort();
  const [isShown, setShown] = useState(false);
  const head = { title: t('bridge.home.title'), back };
  if (home === undefined) return null;
  if (home.type === 'problem') return <CannotGoHome {...home} onBack={back} />;
  if (isSecret(view) && !isShown) {
    return (
      <Screen {...head} subtitle={home.name} testID="home-secret">
        <EmptyState
          icon="lock"
          title={t('bridge.home.secret')}
          text={t('bridge.home.secretText')}
          action={
            <Button
              kind="primary"
              label={t('bridge.home.secretShow')}
              onPress={() => setShown(true)}
              testID="home-show"
            />
          }
        />
      </Screen>
    );
  }
  return <HomeForm home={home} state={game.state as BattleState} onBack={back} />;
}

/** While the battle is on, counters nobody has sighted and torpedoes in the water are a side's own. */
const isSecret = ({ result, formations, markers }: BattleView): boolean =>
  result === null && (Object.values(formations).some(({ known }) => known === null) || Object.keys(markers).length > 0);

function HomeForm({ home, state, onBack }: { home: Home; state: BattleState; onBack: () => void }) {
  const { seq } = useGame().battle;
  const [isMapping, setMapping] = useState(false);
  const { form, change } = useBridgeDraft(async (kept) =>
    readHomeForm(kept, { at: seq, mapping: home.mapping, corrections: {} }),
  );
  if (form === null) return null;
  if (isMapping) {
    return (
      <MappingScreen
        book={home.book}
        mapping={form.mapping}
        onChange={(mapping) => change({ ...form, mapping })}
        onBack={() => setMapping(false)}
      />
    );
  }
  return <HomeList {...{ home, state, form, change, onBack }} onMapping={() => setMapping(true)} />;
}

/** The campaign is gone, or does not wait for this battle: a sentence, and the way that helps. */
function CannotGoHome({ code, campaign, onBack }: NoHome & { onBack: () => void }) {
  const t = useT();
  const router = useRouter();
  const goToGame = useGoToGame();
  const origin = (useGame().view as BattleView).origin;
  const toCampaign = (
    <Button
      kind="primary"
      label={t('play.links.openCampaign')}
      onPress={() => goToGame(origin?.campaign ?? '')}
      testID="open-campaign"
    />
  );
  const toBattles = (
    <Button
      kind="primary"
      label={t('bridge.home.toBattles')}
      onPress={() => router.push('/battles')}
      testID="to-battles"
    />
  );
  const actions = {
    ...{ 'no-campaign': undefined, missing: undefined, deleted: toBattles },
    ...{ home: toCampaign, over: toCampaign, marking: toCampaign },
  };
  return (
    <Screen title={t('bridge.home.title')} subtitle={campaign} back={onBack} testID="no-home">
      <EmptyState
        icon="anchor"
        title={t(`bridge.problem.${code}.title`)}
        text={t(`bridge.problem.${code}.text`, { campaign })}
        action={actions[code]}
      />
    </Screen>
  );
}
