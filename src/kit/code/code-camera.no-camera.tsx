import { useEffect } from 'react';

import type { CodeCameraProps } from './code-camera';

// In a build without expo-camera this takes the place of code-camera.tsx: see metro.config.js.

export const hasCamera = (): boolean => false;

/** Nobody looks: a picture of the code is asked for instead. */
export function CodeCamera({ onRefused }: CodeCameraProps) {
  useEffect(() => onRefused(), [onRefused]);
  return null;
}
