import { GuideHint } from '@/features/play/guide/guide-hint';
import { useState } from 'react';

import { BandMark } from '@/kit/band-mark';
import { bandOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';

import { Dummies } from './dummies';
import { Launchers, NoLaunchers } from './launchers';
import { LaunchScreen } from './launch-screen';
import { Ledger } from './ledger';
import { useAct, useSideGame } from '../game';

interface Props {
  side: Side;
  onPassed: () => void;
  onLeave: () => void;
}

interface Aiming {
  readonly launcher: string;
  /** Of hers, when the dial was opened: one more, and this launch has been made. */
  readonly launched: number;
}

/** What only this admiral sees: who may launch, and what is sealed for this turn. */
export function SideTorpedoes({ side, onPassed, onLeave }: Props) {
  const t = useT();
  const act = useAct();
  const marks = useSettings((settings) => settings.marks);
  const { state, view } = useSideGame(side);
  const [aiming, setAiming] = useState<Aiming | null>(null);
  const [allowed, setAllowed] = useState<string | null>(null);
  const mayLaunch = view.phase === 'A' && !view.finished.includes(side) && view.result === null;
  const launchedBy = (ship: string) => state.ships[ship]?.launched ?? 0;
  // Launched, with or without the umpire's word: back to the sealed page. Markers of the other side change nothing here.
  if (aiming !== null && aiming.launched !== launchedBy(aiming.launcher)) setAiming(null);
  if (aiming !== null && mayLaunch) {
    return <LaunchScreen side={side} launcher={aiming.launcher} allowed={allowed} onBack={() => setAiming(null)} />;
  }
  const pass = async () => {
    if (await act({ type: 'passTorpedoes', side })) onPassed();
  };
  const where = { turn: view.turn };
  return (
    <Screen
      title={t('torpedo.title')}
      subtitle={side === 'ijn' ? t('torpedo.subtitle.ijn', where) : t('torpedo.subtitle.irn', where)}
      back={{ label: t('common.back'), onPress: onLeave }}
      band={bandOf(side)}
      right={<BandMark side={side} marks={marks} />}
      testID="torpedo"
      actionBar={{
        main: mayLaunch ? (
          <Button kind="primary" label={t('torpedo.pass')} onPress={() => void pass()} testID="torpedo-pass" />
        ) : (
          <Button kind="primary" label={t('common.close')} onPress={onLeave} testID="torpedo-close" />
        ),
      }}
    >
      {mayLaunch && <GuideHint words={t('firstBattle.guide.hint.torpedo', { button: t('torpedo.pass') })} />}
      <Ledger side={side} mayLaunch={mayLaunch} />
      {mayLaunch && (
        <Launchers
          side={side}
          allowed={allowed}
          onAllow={setAllowed}
          onChoose={(launcher) => setAiming({ launcher, launched: launchedBy(launcher) })}
        />
      )}
      {mayLaunch && <Dummies side={side} />}
      {mayLaunch && <NoLaunchers side={side} />}
    </Screen>
  );
}
