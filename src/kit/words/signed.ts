/** A modifier as it is printed: "+2", "−1", "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** A number that is no modifier, with a true minus: "−2", "0", "12". */
export const minus = (value: number): string => String(value).replace('-', '−');
