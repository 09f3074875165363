/** "3½″" for 3.5: what a tape measure says. Anything but halves is written out. */
export function inches(value: number): string {
  const whole = Math.floor(value);
  if (value - whole === 0.5) return `${whole === 0 ? '' : whole}½″`;
  return `${value}″`;
}

/** Thousands apart, as in a register of ships: 15,140. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
