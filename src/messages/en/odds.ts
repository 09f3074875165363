/** Odds beside the pictures of them, and in sentences for those who do not see them. */
export const odds = {
  percent: '{{percent}}%',
  under: 'under {{percent}}%',
  over: 'over {{percent}}%',
  hits: {
    none: '0 hits',
    one: '1',
    two: '2',
    more: '3+',
  },
  said: 'No hits {{none}}, one hit {{one}}, two hits {{two}}, three or more {{more}}.',
  inches: '{{inches}}″',
  between: '{{least}} to {{most}}',
  bandSaid: 'From {{from}} to {{to}} inches {{chance}}.',
  now: 'Now {{chance}} at {{inches}} inches.',
  specimen: {
    title: 'Odds',
    japanese: 'Japanese fire',
    russian: 'Russian fire',
    inBar: 'In the action bar',
  },
} as const;
