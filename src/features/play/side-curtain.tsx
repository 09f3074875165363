import { useIsFocused, useRouter } from 'expo-router';
import { type ReactNode, useContext, useEffect } from 'react';

import { Curtain } from '@/kit/curtain/curtain';
import { CurtainHeader } from '@/kit/curtain/curtain-header';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { forgetRedo, useSession } from '@/store/session';
import { useSettings } from '@/store/settings';
import { EmptyState } from '@/ui/empty-state';
import { Screen, type ScreenProps } from '@/ui/screen';

import { ActProvider } from './act-provider';
import { gameAddress } from './addresses';
import { useCompanion } from './companion';
import { useMomentWords } from './moment-words';
import { useGame, Viewer } from './open-game';
import { useSidesHere } from './sides-here';

export interface BehindCurtain<Side extends string = string> {
  readonly side: Side;
  /** Draws the curtain and stays in front of it. */
  readonly close: () => void;
  /** Draws it and goes back to where everybody looks. */
  readonly leave: () => void;
  /** The phone goes across the table, to this screen of the other side. A phone of one side stays where it is, and leaves. */
  readonly handOver: (screen: string) => void;
}

interface Props<Side extends string> {
  /** As the address names it. */
  side: string | undefined;
  title: string;
  /** What lies behind, in words that tell nothing. */
  behind: string;
  children: (open: BehindCurtain<Side>) => ReactNode;
}

/**
 * A screen that is one side's alone. Both sides have every one of them under the same words; behind it the table is seen
 * with that side's eyes, and refusals go with the curtain.
 */
export function SideCurtain<Side extends string = string>({ side: wanted, title, behind, children }: Props<Side>) {
  const t = useT();
  const router = useRouter();
  const focused = useIsFocused();
  const marks = useSettings((settings) => settings.marks);
  const { book, ensignOf } = useCompanion();
  const { id, name } = useGame();
  const moment = useMomentWords();
  const side = book.sides.find((each) => each === wanted) as Side | undefined;
  const leave = useBack(gameAddress(id));
  // A phone of one side has nobody to hide from, and nothing of the other.
  const isOneSides = useIsOneSides();
  const here = useSidesHere(book.sides);
  const isOthers = side !== undefined && !here.includes(side);
  if (side === undefined || isOthers) {
    return (
      <Screen title={title} back={{ label: t('common.back'), onPress: leave }} testID="nobody">
        <EmptyState
          icon={isOthers ? 'phone' : 'warning'}
          title={title}
          text={isOthers ? t('play.curtain.otherPhone') : t('play.curtain.noSuchSide')}
        />
      </Screen>
    );
  }
  if (isOneSides) {
    return (
      <Viewer.Provider value={side}>
        <ActProvider side={side}>{children({ side, close: leave, leave, handOver: leave })}</ActProvider>
      </Viewer.Provider>
    );
  }
  return (
    <Curtain
      key={side}
      side={ensignOf(side)}
      marks={marks}
      where={t('play.curtain.where', { name, moment })}
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
              handOver: (screen) => {
                close();
                router.replace(gameAddress(id, screen));
              },
            })}
          </ActProvider>
        </Viewer.Provider>
      )}
    </Curtain>
  );
}

/** Whether this phone is one side's at a hosted table: nobody else looks at it, and it is never passed on. */
const useIsOneSides = (): boolean => useSession((session) => session.seat !== null);

interface CurtainScreenProps extends Omit<ScreenProps, 'header' | 'back'> {
  title: string;
  onClose: () => void;
  /** To another screen behind the same curtain. */
  onBack?: () => void;
}

/** What lies behind it, under the strip that says who looks away and closes it. */
export function CurtainScreen({ title, onClose, onBack, ...rest }: CurtainScreenProps) {
  const side = useContext(Viewer);
  const marks = useSettings((settings) => settings.marks);
  const { ensignOf } = useCompanion();
  const t = useT();
  const moment = useMomentWords();
  if (useIsOneSides()) {
    const ensign = ensignOf(side);
    return (
      <Screen
        {...rest}
        title={title}
        subtitle={moment}
        band={bandOf(ensign)}
        back={{ label: t('common.back'), onPress: onBack ?? onClose }}
      />
    );
  }
  const header = (
    <CurtainHeader
      side={ensignOf(side)}
      marks={marks}
      title={title}
      subtitle={moment}
      onClose={onClose}
      onBack={onBack}
    />
  );
  return <Screen {...rest} header={header} />;
}

/** A screen that all may see, or one side behind its curtain: then `onClose` draws it. */
export function OpenOrCurtainScreen({
  onClose,
  onBack,
  ...rest
}: Omit<CurtainScreenProps, 'onClose'> & { onClose?: () => void; onBack: () => void }) {
  const t = useT();
  return onClose ? (
    <CurtainScreen {...rest} onClose={onClose} onBack={onBack} />
  ) : (
    <Screen {...rest} back={{ label: t('common.back'), onPress: onBack }} />
  );
}

/** Rendered as the curtain opens. */
function WithoutRedo() {
  useEffect(forgetRedo, []);
  return null;
}
