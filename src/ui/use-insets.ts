import { useContext } from 'react';
import { SafeAreaInsetsContext, type EdgeInsets } from 'react-native-safe-area-context';

const NONE: EdgeInsets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Notch and home bar. Zero rather than a throw without a provider: the error screen must still draw. */
export const useInsets = (): EdgeInsets => useContext(SafeAreaInsetsContext) ?? NONE;
