import { lockAsync, OrientationLock } from 'expo-screen-orientation';
import { useEffect } from 'react';
import { Platform, useWindowDimensions } from 'react-native';

const SMALLEST_TABLET = 600;

/** Phones stay upright, tablets turn. iOS knows this from app.json; Android has to be told while running. */
export function usePhonesUpright(): void {
  const { width, height } = useWindowDimensions();
  const isPhone = Math.min(width, height) < SMALLEST_TABLET;
  useEffect(() => {
    if (Platform.OS !== 'android') return;
    lockAsync(isPhone ? OrientationLock.PORTRAIT_UP : OrientationLock.DEFAULT).catch(() => undefined);
  }, [isPhone]);
}
