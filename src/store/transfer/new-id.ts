/** Free on this device, which is all an id has to be: within a millisecond it takes luck of one in 10^13 to meet again. */
export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
