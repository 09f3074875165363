/** What dice are rolled for, by code: the head of a column, or the name of a roll that stands alone. */
export const purpose = {
  initiative: 'Initiative',
  weather: 'Weather',
  manoeuvre: 'Manoeuvre',
  gunnery: 'Gunnery',
  torpedo: 'Torpedoes',
  admiral: 'Admiral',
  blockade: 'Blockade',
  activation: 'Activation',
  assault: 'Assault',
} as const;

/** What such a die decides, with its chance. */
export const chance = {
  initiative: '{{percent}}% to sail',
  gunnery: '{{percent}}% to do damage',
  torpedo: '{{percent}}% to do damage',
  activation: '{{percent}}% to activate',
} as const;

/** The same, of one ship, fleet, headquarters or unit. */
export const roll = {
  initiative: '{{name}} initiative die',
  weather: 'Weather die',
  manoeuvre: 'Manoeuvre die',
  gunnery: '{{name}} gunnery die',
  torpedo: '{{name}} torpedo die',
  admiral: '{{name}} admiral die',
  blockade: '{{name}} blockade die',
  activation: '{{name}} activation die',
  assault: 'Assault die',
} as const;
