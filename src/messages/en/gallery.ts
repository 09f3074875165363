export const gallery = {
  title: 'Component gallery',
} as const;
