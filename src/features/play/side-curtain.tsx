import { useIsFocused, useRouter } from 'expo-router';
import { type ReactNode, useEffect } from 'react';

import { Curtain } from '@/kit/curtain/curtain';
import { useT } from '@/messages/messages';
import { type Side, SIDES } from '@/rules/togo/index';
import { forgetRedo } from '@/store/session';
import { useSettings } from '@/store/settings';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { ActProvider } from './act-provider';
import { useGame, Viewer } from './open-game';
import { phaseTitle } from '@/features/togo/words/phase-words';

export interface BehindCurtain {
  readonly side: Side;
  /** Draws the curtain and stays in front of it. */
  readonly close: () => void;
  /** Draws it and goes back to where everybody looks. */
  readonly leave: () => void;
}

interface Props {
  /** As the address names it. */
  side: string | undefined;
  title: string;
  /** What lies behind, in words that tell nothing. */
  behind: string;
  children: (open: BehindCurtain) => ReactNode;
}

/**
 * A screen that is one side's alone. Both sides have every one of them under the same words; behind it the table is seen
 * with that side's eyes, and refusals go with the curtain.
 */
export function SideCurtain({ side: wanted, title, behind, children }: Props) {
  const t = useT();
  const router = useRouter();
  const focused = useIsFocused();
  const marks = useSettings((settings) => settings.marks);
  const { id, name, view } = useGame();
  const side = SIDES.find((each) => each === wanted);
  const leave = () => (router.canGoBack() ? router.back() : router.replace(`/battle/${id}`));
  if (side === undefined) {
    return (
      <Screen title={title} back={{ label: t('common.back'), onPress: leave }} testID="nobody">
        <EmptyState icon="warning" title={title} text={t('hand.noSuchSide')} />
      </Screen>
    );
  }
  const moment = t('battle.where', { turn: view.turn, phase: phaseTitle(view.phase) });
  return (
    <Curtain
      key={side}
      side={side}
      marks={marks}
      where={t('hand.where', { name, moment })}
      behind={behind}
      focused={focused}
      onLeave={leave}
    >
      {({ close }) => (
        <Viewer.Provider value={side}>
          <WithoutRedo />
          <ActProvider side={side}>
            {children({
              side,
              close,
              leave: () => {
                close();
                leave();
              },
            })}
          </ActProvider>
        </Viewer.Provider>
      )}
    </Curtain>
  );
}

/** Rendered as the curtain opens. */
function WithoutRedo() {
  useEffect(forgetRedo, []);
  return null;
}
