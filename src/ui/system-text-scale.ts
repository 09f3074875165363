import { useWindowDimensions } from 'react-native';

/** How much the phone's own accessibility setting enlarges text. */
export const useSystemTextScale = (): number => useWindowDimensions().fontScale;
