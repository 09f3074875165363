import { render, type RenderOptions } from '@testing-library/react-native';
import type { ReactElement, ReactNode } from 'react';
import { Dimensions } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import '@/messages/togo';

import { BookContext } from '@/messages/book-context';
import { t } from '@/messages/messages';
import { DEFAULT_APPEARANCE, ThemeProvider, type Appearance } from '@/ui/theme';
import { UiWordsProvider } from '@/ui/words';

/** A phone with a notch and a home bar. */
export const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

// React Native's test double is a large phone whose owner reads at double size.
const window = { width: 390, height: 844, scale: 2, fontScale: 1 };
Dimensions.set({ window, screen: window });

/** Renders as the app would on a screen of Togo, in the appearance the test chooses. Motion is off unless asked for, so nothing waits for it. */
export function renderIn(appearance: Partial<Appearance>, element: ReactElement, options?: RenderOptions) {
  const whole: Appearance = { ...DEFAULT_APPEARANCE, reducedMotion: true, ...appearance };
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <SafeAreaProvider initialMetrics={PHONE}>
      <ThemeProvider appearance={whole}>
        <UiWordsProvider value={{ back: t('common.back'), close: t('common.close') }}>
          <BookContext value="togo">{children}</BookContext>
        </UiWordsProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
  return render(element, { ...options, wrapper: Wrapper });
}

export const renderUi = (element: ReactElement, options?: RenderOptions) => renderIn({}, element, options);
