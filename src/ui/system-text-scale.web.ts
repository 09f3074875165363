/** React Native Web always says 1; the browser's own text size shows in the root font size, 16 px being the norm. */
export const useSystemTextScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
