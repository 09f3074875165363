/** Our own icons on a 24 grid: 2 point stroke, square caps, no fills but the flame and the pennant. */
interface IconShape {
  readonly d: string;
  readonly filled?: true;
  /** Dots are zero-length lines with a heavier round stroke. */
  readonly dots?: string;
}

export const iconPaths = {
  back: { d: 'M15 4 7 12l8 8' },
  next: { d: 'm9 4 8 8-8 8' },
  down: { d: 'm4 8.5 8 8 8-8' },
  more: { d: '', dots: 'M12 5.5v.01M12 12v.01M12 18.5v.01' },
  close: { d: 'M5 5l14 14M19 5 5 19' },
  check: { d: 'M4 12.5 9.5 18 20 6.5' },
  plus: { d: 'M12 4v16M4 12h16' },
  minus: { d: 'M4 12h16' },
  undo: { d: 'M8 5 3.5 9.5 8 14M4 9.5h10.5a5.5 5.5 0 0 1 0 11H9' },
  delete: { d: 'M9 5h12v14H9l-6-7zM12.5 9.5l5 5M17.5 9.5l-5 5' },
  phone: { d: 'M8.5 2.5h7a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM10.5 18h3' },
  hand: {
    d: 'M7 12.5v-7a1.6 1.6 0 0 1 3.2 0V11m0-.5V3.9a1.6 1.6 0 0 1 3.2 0v6.6m0 .3V5.2a1.6 1.6 0 0 1 3.2 0v3.3a1.6 1.6 0 0 1 3.1.5v5c0 4.5-2.4 7.5-6.2 7.5-3.1 0-5-1.6-6.5-4.6L4.6 13A1.5 1.5 0 0 1 7 11.4',
  },
  tally: { d: 'M5 4v16M9.5 4v16M14 4v16M18.5 4v16M2.5 16.5l19-9' },
  pencil: { d: 'm4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5' },
  flame: {
    d: 'M12 2.5c.6 4-5.5 6.3-5.5 12a5.5 5.5 0 0 0 11 0c0-2.6-1.4-4.3-2.3-5.6-.4 1.6-1 2.3-1.8 2.8.4-3.4-.2-6.6-1.4-9.2z',
    filled: true,
  },
  pennant: { d: 'M5 2.5h2.2v19H5zM7.2 4h12.3l-3 4 3 4H7.2z', filled: true },
  ship: { d: 'M2.5 15h19L19 20H5zM7 15v-4h8v4M10 11V6M13.5 11V8' },
  book: { d: 'M4 4h6.5L12 5.5 13.5 4H20v15h-6.5L12 20.5 10.5 19H4zM12 5.500v15' },
  gear: {
    d: 'M12 8.700a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.600zM12 2.500v4M12 17.500v4M2.5 12h4M17.5 12h4M5.3 5.300l2.8 2.800M15.9 15.900l2.8 2.800M18.7 5.300l-2.8 2.800M8.1 15.900l-2.8 2.8',
  },
  sun: {
    d: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.500v2.500M12 19v2.500M2.5 12H5M19 12h2.500M5.3 5.300l1.7 1.700M17 17l1.7 1.700M18.7 5.3 17 7M7 17l-1.7 1.7',
  },
  moon: { d: 'M19.5 14.500a8 8 0 0 1-10-10 8 8 0 1 0 10 10z' },
  lamp: { d: 'M8 4h8l3 10H5zM12 14v6M8 20.500h8' },
  contrast: { d: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 3v18M12 8h6.500M12 12h8.500M12 16h6.5' },
  search: { d: 'M10.5 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM15.5 15.500 21 21' },
  filter: { d: 'M3.5 5h17l-6.500 8v6l-4 2v-8z' },
  share: { d: 'M12 15V3M7.5 7 12 2.8 16.5 7M5 12v9h14v-9' },
  download: { d: 'M12 3v12M7.5 11l4.5 4.200L16.5 11M5 16v5h14v-5' },
  refresh: { d: 'M20 12a8 8 0 1 1-2.5-5.800M20 3.500v5h-5' },
  around: { d: 'M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4' },
  home: { d: 'M3.5 11.5 12 4l8.5 7.500M6 10v10h12V10M10 20v-5.500h4V20' },
  dice: {
    d: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
    dots: 'M8.5 8.500v.01M12 12v.01M15.5 15.500v.01',
  },
  warning: { d: 'M12 3.5 22 20.500H2zM12 10v4.5', dots: 'M12 17.500v.01' },
  info: { d: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v6', dots: 'M12 7.300v.01' },
  anchor: {
    d: 'M12 7v14M12 2.500a2.250 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.500zM7.5 10.500h9M4 13.500c.5 4.5 3.5 7 8 7.5 4.5-.5 7.5-3 8-7.5',
  },
  target: {
    d: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 9.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM12 1.500v5M12 17.500v5M1.5 12h5M17.5 12h5',
  },
  tape: { d: 'M2.500 7.500h19v9h-19zM6.500 7.500v4M10.500 7.500v5.500M14.500 7.500v4M18.500 7.500v5.5' },
  arcs: { d: 'M12 20.500 3.5 8.200a15 15 0 0 1 17 0z' },
  sight: { d: 'M2 12c5.500-8 14.500-8 20 0-5.500 8-14.500 8-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z' },
  fit: { d: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' },
  compass: { d: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM15.5 8.500l-2 5-5 2 2-5z' },
} as const satisfies Record<string, IconShape>;

export type IconName = keyof typeof iconPaths;
