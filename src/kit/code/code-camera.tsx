import { CameraView, useCameraPermissions } from 'expo-camera';
import { useEffect, useRef } from 'react';

export interface CodeCameraProps {
  /** Once, with the first code that comes into view. */
  onCode: (text: string) => void;
  /** The phone has no camera for us, or nobody allowed it. */
  onRefused: () => void;
  /** Points on each side. */
  size: number;
  label: string;
}

/** Whether this build has one at all. */
export const hasCamera = (): boolean => true;

/** The one doorway to the camera: it looks for QR codes and keeps no picture. */
export function CodeCamera({ onCode, onRefused, size, label }: CodeCameraProps) {
  const [permission, ask] = useCameraPermissions();
  const isRead = useRef(false);
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  const isAsked = permission !== null;
  const isGranted = permission?.granted === true;
  useEffect(() => {
    if (!isAsked || isGranted) return;
    // Where it may not be asked again the answer comes at once, and it is no.
    void ask().then(
      ({ granted }) => granted || refused.current(),
      () => refused.current(),
    );
  }, [isAsked, isGranted, ask]);
  if (!isGranted) return null;
  return (
    <CameraView
      style={{ width: size, height: size }}
      facing="back"
      barcodeScannerSettings={{ barcodeTypes: ['qr'] }}
      onMountError={() => refused.current()}
      onBarcodeScanned={({ data }) => {
        // It reports every frame that shows the code.
        if (isRead.current) return;
        isRead.current = true;
        onCode(data);
      }}
      accessible
      accessibilityLabel={label}
      testID="code-camera"
    />
  );
}
