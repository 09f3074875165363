import { type ReactNode, useState, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { View } from 'react-native';

import { hasKeyboard } from '@/ui/keys';

import type { MarkStyle } from '../side-mark';
import type { Sided } from '../sides';
import { ClosedCurtain } from './closed-curtain';
import { useScreenShield } from './screen-shield';
import { useLeft } from './use-left';

/** An open curtain closes by itself so many seconds after the last touch. */
export const CURTAIN_CLOSES_AFTER = 30;

export interface OpenCurtain {
  /** Draws it again: the phone goes across the table. */
  close(): void;
}

export interface CurtainProps {
  /** Whose secrets lie behind it. */
  side: Sided;
  marks: MarkStyle;
  /** Battle, turn and phase: "Tsushima · Turn 4 · A Torpedo firing". */
  where: string;
  /** What lies behind, in words that tell nothing: "Behind here: your torpedo targets." */
  behind: string;
  /** Whether its screen is the one in front. Another screen on top of it closes it. */
  focused: boolean;
  onLeave: () => void;
  /** Called only while it is open, so that what it makes is in no tree, page or picture while it is closed. */
  children: (curtain: OpenCurtain) => ReactNode;
  testID?: string;
}

/**
 * One phone goes across the table: this names whose eyes only, opens by holding, and closes as the app or the screen is
 * left, and by itself. What is behind loses its state with every closing: half-made choices are secrets, too.
 */
export function Curtain({ focused, children, testID = 'curtain', ...closed }: CurtainProps) {
  const [state, setState] = useState<'new' | 'open' | 'fallen'>('new');
  if (state === 'open' && !focused) setState('fallen');
  const open = state === 'open' && focused;
  const close = () => setState('fallen');
  const touched = useIdle(open, CURTAIN_CLOSES_AFTER * 1000, close);
  useLeft(open, close);
  useScreenShield(open);
  if (!open) {
    return (
      <ClosedCurtain
        {...closed}
        closesAfter={CURTAIN_CLOSES_AFTER}
        falls={state === 'fallen'}
        onOpen={() => setState('open')}
        testID={testID}
      />
    );
  }
  return (
    <View
      testID={`${testID}-open`}
      style={{ flex: 1 }}
      // Asked at every touch inside, before whatever is touched; it never takes one.
      onStartShouldSetResponderCapture={() => {
        touched();
        return false;
      }}
    >
      {children({ close })}
    </View>
  );
}

/** In a browser a sheet lies outside the screen's own tree, and keys are touches too. */
const SIGNS = ['pointerdown', 'keydown'] as const;

/** Calls back once nothing was touched for so long. Answers with what a touch has to call. */
function useIdle(watching: boolean, afterMs: number, onIdle: () => void): () => void {
  const renew = useRef(nothing);
  const idle = useEffectEvent(onIdle);

  useEffect(() => {
    if (!watching) return;
    let timer: ReturnType<typeof setTimeout>;
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(() => idle(), afterMs);
    };
    touched();
    renew.current = touched;
    if (hasKeyboard()) for (const sign of SIGNS) document.addEventListener(sign, touched, true);
    return () => {
      clearTimeout(timer);
      renew.current = nothing;
      if (hasKeyboard()) for (const sign of SIGNS) document.removeEventListener(sign, touched, true);
    };
  }, [watching, afterMs]);

  return useCallback(() => renew.current(), []);
}

function nothing() {}
