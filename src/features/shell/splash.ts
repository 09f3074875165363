import * as SplashScreen from 'expo-splash-screen';

void SplashScreen.preventAutoHideAsync();

export const hideSplash = (): void => SplashScreen.hide();
