export const harbour = {
  tagline: 'Gunnery log, 1904–05',
  ready: {
    title: 'Ready for sea',
    savedPhone: 'Saved on this device as you go',
    savedBrowser: 'Saved in this browser as you go',
    savedFragile: 'Saved in this browser, which may clear it when space runs short or a private window is closed',
    notSaved: 'Nothing is being saved',
    offline: 'Works without a network',
    notYetOffline: 'Not yet ready to work without a network',
  },
  settings: { title: 'Settings', subtitle: 'Theme, text size, hand, dice' },
  update: { title: 'A new version is ready', subtitle: 'It is put in place when you say so', action: 'Update' },
} as const;
