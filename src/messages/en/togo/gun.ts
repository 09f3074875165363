/** Guns by the weapon's code, as they stand in tables. */
export const gun = {
  in125: '12.5″',
  in12: '12″',
  in10: '10″',
  in8: '8″',
  in6: '6″',
  in47: '4.7″',
  pdr12: '12-pdr',
  pdr612: '6/12-pdr',
  misc: 'Misc',
  torpedo: 'Torpedo',
} as const;
