import { useState } from 'react';

import { BandMark } from '@/kit/band-mark';
import { bandOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';

import { useAct } from '../act-provider';
import { useSideTable } from '../use-table';
import { Dummies } from './dummies';
import { Launchers } from './launchers';
import { LaunchScreen } from './launch-screen';
import { Ledger } from './ledger';

interface Props {
  side: Side;
  onPassed: () => void;
  onLeave: () => void;
}

/** What only this admiral sees: who may launch, and what is sealed for this turn. */
export function SideTorpedoes({ side, onPassed, onLeave }: Props) {
  const t = useT();
  const act = useAct();
  const marks = useSettings((settings) => settings.marks);
  const { view } = useSideTable(side);
  const [launcher, setLauncher] = useState<string | null>(null);
  const mayLaunch = view.phase === 'A' && !view.finished.includes(side) && view.result === null;
  if (launcher !== null && mayLaunch) {
    return <LaunchScreen side={side} launcher={launcher} onDone={() => setLauncher(null)} />;
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
      <Ledger side={side} mayLaunch={mayLaunch} />
      {mayLaunch && <Launchers side={side} onChoose={setLauncher} />}
      {mayLaunch && <Dummies side={side} />}
    </Screen>
  );
}
