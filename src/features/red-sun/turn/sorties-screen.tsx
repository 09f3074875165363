import { type BehindCurtain, CurtainScreen, SideCurtain } from '@/features/play/side-curtain';
import { useIsPicking, usePick } from '@/features/play/use-pick';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { type CommandOf, isPrivate, type Side } from '@/rules/red-sun/index';
import type { Tagged } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

import { useAct, useGame } from '../game';
import { FleetTick, SeasonLine } from './initiative-panel';

type Picked = CommandOf<'pickSorties'>;
const isPicked = (command: Tagged): command is Picked => command.type === 'pickSorties';

/** Private initiative: which fleets try to sail, behind the curtain of their side (RSR-2). */
export function SortiesScreen({ param }: { param: string }) {
  const t = useT();
  const isKept = useIsPicking(param, (command) => isPicked(command) && command.fleets.length > 0);
  return (
    <SideCurtain<Side>
      side={param}
      title={t('red-sun.sorties.title')}
      behind={isKept ? t('red-sun.sorties.kept') : t('red-sun.sorties.behind')}
    >
      {(open) => <Picker {...open} />}
    </SideCurtain>
  );
}

function Picker({ side, close, leave }: BehindCurtain<Side>) {
  const t = useT();
  const act = useAct();
  const { state, view } = useGame();
  const pick = usePick(isPicked);
  const picked = pick.command?.fleets ?? [];
  const isAsked = isPrivate(state) && state.stage === 'irn-initiative' && state.picks[side] === null;
  const lockIn = async () => {
    if (await act({ type: 'pickSorties', side, fleets: picked }, { override: pick.override })) leave();
  };
  if (!isAsked) {
    return (
      <CurtainScreen title={t('red-sun.sorties.title')} onClose={leave} testID="not-now">
        <EmptyState
          icon="check"
          title={t('red-sun.sorties.done')}
          text={t('red-sun.sorties.doneText')}
          action={<Button kind="primary" label={t('red-sun.toTurn')} onPress={leave} testID="back-to-turn" />}
        />
      </CurtainScreen>
    );
  }
  return (
    <CurtainScreen
      title={t('red-sun.sorties.title')}
      onClose={close}
      flush
      testID="sorties"
      actionBar={{
        main: (
          <Button
            kind="primary"
            icon="lock"
            label={t('red-sun.sorties.lockIn')}
            onPress={() => void lockIn()}
            testID="lock-in"
          />
        ),
      }}
    >
      <RuleLine words={t('red-sun.sorties.rule')} rule="RSR-2" />
      <SeasonLine />
      {view.initiative[side].map((fleet) => (
        <FleetTick
          key={fleet.id}
          fleet={fleet}
          on={picked.includes(fleet.id)}
          onChange={() => {
            const others = picked.filter((each) => each !== fleet.id);
            const fleets = picked.includes(fleet.id) ? others : [...picked, fleet.id];
            pick.change({ type: 'pickSorties', side, fleets });
          }}
        />
      ))}
    </CurtainScreen>
  );
}
