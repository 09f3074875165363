import { useEffect, useRef } from 'react';

import type { CodeCameraProps } from './code-camera';

const EVERY_MS = 150;
/** Sharp enough for the smallest cells we make, small enough to be read between two frames. */
const LONGEST_SIDE = 1000;

/** Over plain http a page has none. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator;

/** In a browser the picture of the camera is looked through several times a second; none is kept or sent. */
export function CodeCamera({ onCode, onRefused, size, label }: CodeCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const calls = useRef({ onCode, onRefused });
  useEffect(() => {
    calls.current = { onCode, onRefused };
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let isOver = false;
    const stop = watch(element, {
      onCode: (text) => !isOver && calls.current.onCode(text),
      onRefused: () => !isOver && calls.current.onRefused(),
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      role="img"
      aria-label={label}
      data-testid="code-camera"
      style={{ width: size, height: size, objectFit: 'cover' }}
    />
  );
}

type Calls = Pick<CodeCameraProps, 'onCode' | 'onRefused'>;

function watch(element: HTMLVideoElement, { onCode, onRefused }: Calls): () => void {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;
  const stop = () => {
    isOver = true;
    if (timer) clearTimeout(timer);
    stream?.getTracks().forEach((track) => track.stop());
  };
  const start = async () => {
    const { decodeQR } = await import('qr/decode.js');
    // A page over plain http has no `mediaDevices` at all: that is a refusal too.
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
    if (isOver) return stop();
    element.srcObject = stream;
    await element.play();
    const look = () => {
      if (isOver) return;
      const picture = frameOf(element);
      const text = picture && tryTo(() => decodeQR(picture));
      if (text === null) timer = setTimeout(look, EVERY_MS);
      else {
        stop();
        onCode(text);
      }
    };
    look();
  };
  start().catch(() => {
    if (isOver) return;
    stop();
    onRefused();
  });
  return stop;
}

function frameOf(video: HTMLVideoElement): ImageData | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}

/** The library throws where there is no code to see. */
function tryTo(work: () => string): string | null {
  try {
    return work();
  } catch {
    return null;
  }
}
