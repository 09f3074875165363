import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { AccessibilityInfo, Platform, View } from 'react-native';

import { Toast, type ToastProps } from './toast';
import { useTheme } from './theme';
import { motion, skeleton, space, touch } from './tokens';

export interface Toasts {
  /** A newer toast takes the place of an older one. */
  show(toast: ToastProps): void;
  /** The same; answers with a way to withdraw this one, if it is still there. */
  showUntil(toast: ToastProps): () => void;
  dismiss(): void;
  /** The player has touched something. */
  touched(): void;
  /** Another screen is in front. What was said with the way to it stays; what the player had before him when he went there goes. */
  left(): void;
}

const ToastsContext = createContext<Toasts | null>(null);
const CurrentToastContext = createContext<ToastProps | null>(null);

/** Holds the one toast of the app; every `Screen` has the slot that shows it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<ToastProps | null>(null);
  const touchedSince = useRef(false);

  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => setCurrent(null), motion.toastStays);
    return () => clearTimeout(timer);
  }, [current]);

  const toasts = useMemo<Toasts>(() => {
    const showUntil: Toasts['showUntil'] = ({ message, action }) => {
      // Does nothing on the web, where the slot is a live region.
      AccessibilityInfo.announceForAccessibility(message);
      touchedSince.current = false;
      const dismissing = action && {
        ...action,
        onPress() {
          setCurrent(null);
          action.onPress();
        },
      };
      const shown = { message, action: dismissing };
      setCurrent(shown);
      return () => setCurrent((now) => (now === shown ? null : now));
    };
    return {
      show: (toast) => void showUntil(toast),
      showUntil,
      dismiss: () => setCurrent(null),
      touched() {
        touchedSince.current = true;
      },
      left() {
        if (touchedSince.current) setCurrent(null);
      },
    };
  }, []);

  return (
    <ToastsContext value={toasts}>
      <CurrentToastContext value={current}>{children}</CurrentToastContext>
    </ToastsContext>
  );
}

export function useToast(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}

/** What a body that scrolls leaves free at its end while a toast stands there. */
export function useToastRoom(): number {
  const { growth } = useTheme();
  return useContext(CurrentToastContext) === null ? 0 : touch.stepper * growth('textMedium') + 2 * space.sm;
}

/** At the foot of a body, so above tabs and never over the action bar. Empty it stays mounted: a live region must be there before its words. */
export function ToastSlot() {
  const current = useContext(CurrentToastContext);
  return (
    <View
      role="status"
      // A phone says it as it is announced, and would say it twice.
      aria-live={Platform.OS === 'web' ? 'polite' : 'off'}
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        bottom: space.sm,
        alignItems: 'center',
        paddingHorizontal: space.edge,
        pointerEvents: 'box-none',
      }}
    >
      {current && (
        <View style={{ width: '100%', maxWidth: skeleton.sheet }}>
          <Toast {...current} />
        </View>
      )}
    </View>
  );
}
