import * as SplashScreen from 'expo-splash-screen';

void SplashScreen.preventAutoHideAsync();

export const hideSplash = (): void => SplashScreen.hide();

/** Whether the first screen can be shown without a database: on a phone that is there at once. */
export const mayComeFirst = (): boolean => false;
