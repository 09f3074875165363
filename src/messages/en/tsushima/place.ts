/** Places of the map by their id. A hex is called as the players call it. */
export const place = {
  port: {
    vladivostok: 'Vladivostok',
    'port-arthur': 'Port Arthur',
    kronstadt: 'Kronstadt',
    yokosuka: 'Yokosuka',
    sasebo: 'Sasebo',
    kure: 'Kure',
    maizuru: 'Maizuru',
    ominato: 'Ominato',
    tsushima: 'Tsushima',
    chemulpo: 'Chemulpo',
    fusan: 'Fusan',
    'yin-kou': 'Yin-Kou',
    neutral: 'Neutral port',
  },
  zone: { 'china-sea': 'China Sea', mediterranean: 'Mediterranean', kronstadt: 'Kronstadt' },
  squadron: { 'baltic-1': 'First Baltic Squadron', 'baltic-2': 'Second Baltic Squadron' },
  scenario: {
    'port-arthur': 'Port Arthur',
    chemulpo: 'Chemulpo',
    'round-island': 'Round Island',
    tsushima: 'Tsushima',
    'war-at-sea': 'War at Sea',
  },
} as const;
