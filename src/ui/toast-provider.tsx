import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AccessibilityInfo, View } from 'react-native';

import { Toast, type ToastProps } from './toast';
import { motion, skeleton, space } from './tokens';

export interface Toasts {
  /** A newer toast takes the place of an older one. */
  show(toast: ToastProps): void;
  dismiss(): void;
}

const ToastsContext = createContext<Toasts | null>(null);
const CurrentToastContext = createContext<ToastProps | null>(null);

/** Holds the one toast of the app; every `Screen` has the slot that shows it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<ToastProps | null>(null);

  useEffect(() => {
    if (!current) return;
    const timer = setTimeout(() => setCurrent(null), motion.toastStays);
    return () => clearTimeout(timer);
  }, [current]);

  const toasts = useMemo<Toasts>(
    () => ({
      show({ message, action }) {
        // Does nothing on the web, where the slot is a live region.
        AccessibilityInfo.announceForAccessibility(message);
        const dismissing = action && {
          ...action,
          onPress() {
            setCurrent(null);
            action.onPress();
          },
        };
        setCurrent({ message, action: dismissing });
      },
      dismiss: () => setCurrent(null),
    }),
    [],
  );

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

/** At the foot of a body, so above tabs and never over the action bar. Empty it stays mounted: a live region must be there before its words. */
export function ToastSlot() {
  const current = useContext(CurrentToastContext);
  return (
    <View
      role="status"
      aria-live="polite"
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
