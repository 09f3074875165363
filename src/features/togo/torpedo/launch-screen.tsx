import { useState } from 'react';
import { View } from 'react-native';

import { BandMark } from '@/kit/band-mark';
import { bandOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { launchLimits, previewLaunch, type Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';
import { space } from '@/ui/tokens';

import { CounterRow } from './allowed-target';
import { AlsoTargets } from './also-targets';
import { LaunchAmounts } from './launch-amounts';
import { LaunchDial } from './launch-dial';
import { LaunchOdds } from './launch-odds';
import { aimedAt, launchCommand, type LaunchPlan, startLaunch } from './launch-plan';
import { LaunchTarget } from './launch-target';
import { useAct, useSideGame } from '../game';

interface Props {
  side: Side;
  launcher: string;
  /** The blank counter the umpire lets her launch at; it counts where nobody is in sight. */
  allowed: string | null;
  onBack: () => void;
}

/** One launch: target, range and bearing in one drag, how much, and the odds of it. */
export function LaunchScreen({ side, launcher, allowed, onBack }: Props) {
  const t = useT();
  const act = useAct();
  const marks = useSettings((settings) => settings.marks);
  const { state, battle, view, nameOf } = useSideGame(side);
  const [changed, setPlan] = useState<LaunchPlan | null>(null);
  const ship = state.ships[launcher];
  const plan = changed ?? (ship ? startLaunch(battle, ship, allowed) : null);
  const preview = plan && previewLaunch(state, launchCommand(launcher, plan));
  const frame = {
    title: nameOf(launcher),
    subtitle: t('torpedo.launch.subtitle', { turn: view.turn }),
    back: { label: t('common.back'), onPress: onBack },
    band: bandOf(side),
    right: <BandMark side={side} marks={marks} />,
    testID: 'launch',
  };
  if (!ship || !plan || !preview) {
    return (
      <Screen {...frame}>
        <EmptyState icon="target" title={t('battle.fire.noTargets')} text={t('torpedo.launchers.noTarget')} />
      </Screen>
    );
  }
  const isUnseen = view.formations[plan.target] !== undefined;
  const splits = state.houseRules.torpedoSplit === 'split';
  return (
    <Screen
      {...frame}
      flush
      actionBar={{
        aside: <LaunchOdds preview={preview.attacks.at(-1)} />,
        main: (
          <Button
            kind="primary"
            icon="target"
            label={t('torpedo.launch.action')}
            onPress={() => void act(launchCommand(launcher, plan), { override: isUnseen && preview.refusal === null })}
            testID="launch-now"
          />
        ),
      }}
    >
      {isUnseen ? (
        <CounterRow side={side} counter={plan.target} onChoose={(target) => setPlan({ ...plan, target })} />
      ) : (
        <LaunchTarget
          ship={ship}
          target={plan.target}
          easy={preview.attacks.at(-1)?.easy ?? null}
          onChoose={(target) => setPlan(aimedAt(state, ship, plan, target))}
        />
      )}
      <LaunchDial side={side} ship={ship} plan={plan} preview={preview} onPlan={setPlan} />
      <View style={{ padding: space.edge, gap: space.edge }}>
        <LaunchAmounts limits={launchLimits(state, ship)} plan={plan} onPlan={setPlan} />
        {splits && <AlsoTargets side={side} plan={plan} onPlan={setPlan} />}
      </View>
    </Screen>
  );
}
