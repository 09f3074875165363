/** A modifier as it is printed: "+2", "−1", "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
