const PARTS: { readonly [part: number]: string } = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** "2½″"; what is no quarter is written with its decimals. */
export function inches(value: number): string {
  const whole = Math.floor(value);
  const part = PARTS[value - whole];
  if (part === undefined) return `${Math.round(value * 100) / 100}″`;
  return `${whole === 0 ? '' : whole}${part}″`;
}

/** Three figures, as a course is spoken. */
export const course = (degrees: number): string => `${String(Math.round(degrees)).padStart(3, '0')}°`;
