import { type BatteryFacts, type Column, type Gun, type ShipType, type SmallType, type Target } from '@/rules/togo';

/** House ratings of the day battle of Tsushima: id, type, armour, gun size, torpedo factors, boats, dice to the side. */
const ROSTER = {
  ijn: `
    mikasa, B, 3, 5, 2, 1, 12in 4 + 6in 7 + 12p 10 + misc 2
    shikishima, B, 3, 5, 2, 1, 12in 4 + 6in 7 + 12p 10 + misc 2
    fuji, B, 3, 5, 2, 1, 12in 4 + 6in 5 + 12p 8 + misc 1
    asahi, B, 3, 5, 2, 1, 12in 4 + 6in 7 + 12p 10 + misc 2
    kasuga, CA, 2, 5, 2, 1, 10in 1 + 8in 2 + 6in 7 + 12p 5 + misc 1
    nisshin, CA, 2, 5, 2, 1, 8in 4 + 6in 7 + 12p 5 + misc 1
    izumo, CA, 2, 5, 2, 1, 8in 4 + 6in 7 + 12p 6 + misc 1
    azuma, CA, 2, 5, 2, 1, 8in 4 + 6in 6 + 12p 6 + misc 1
    tokiwa, CA, 2, 5, 2, 1, 8in 4 + 6in 7 + 12p 6 + misc 1
    yakumo, CA, 2, 5, 2, 1, 8in 4 + 6in 6 + 12p 6 + misc 1
    asama, CA, 2, 5, 2, 1, 8in 4 + 6in 7 + 12p 6 + misc 1
    iwate, CA, 2, 5, 2, 1, 8in 4 + 6in 7 + 12p 6 + misc 1
    kasagi, C2, 1, 5, 2, 1, 8in 2 + 4.7in 5 + 12p 6 + misc 1
    chitose, C2, 1, 5, 2, 1, 8in 2 + 4.7in 5 + 12p 6 + misc 1
    otowa, C3, 1, 4, 1, 1, 6in 2 + 4.7in 3 + 12p 2
    niitaka, C3, 1, 4, 0, 1, 6in 4 + 12p 5 + misc 1
    naniwa, C3, 1, 4, 2, 1, 6in 5 + misc 2
    takachiho, C3, 1, 4, 2, 1, 6in 5 + misc 2
    akashi, C3, 1, 4, 1, 1, 6in 2 + 4.7in 3 + misc 2
    tsushima, C3, 1, 4, 0, 1, 6in 4 + 12p 5 + misc 1
    suma, C3, 1, 4, 1, 1, 6in 2 + 4.7in 3 + misc 2
    chiyoda, C3, 2, 4, 1, 1, 4.7in 6 + misc 2
    akitsushima, C3, 1, 4, 2, 1, 6in 2 + 4.7in 4 + misc 2
    izumi, C3, 0, 3, 1, 1, 6in 2 + 4.7in 3 + misc 1
    itsukushima, C2, 0, 4, 2, 1, 12.5in 1 + 4.7in 6 + misc 3
    chinen, B, 3, 4, 1, 1, 12.5in 4 + 6in 3 + misc 2
    matsushima, C2, 0, 4, 2, 1, 12.5in 1 + 4.7in 6 + misc 2
    hashidate, C2, 0, 4, 2, 1, 12.5in 1 + 4.7in 6 + misc 3
    chihaya, C3, 0, 4, 1, 1, 4.7in 2 + 12p 2
    tatsuta, C3, 0, 3, 2, 1, 4.7in 2 + misc 1
    yaeyama, C3, 0, 4, 1, 1, 4.7in 2 + misc 1
  `,
  irn: `
    knyaz-suvorov, B, 3, 5, 2, 1, 12in 4 + 6in 6 + 12p 10
    imperator-aleksandr-iii, B, 3, 5, 2, 1, 12in 4 + 6in 6 + 12p 10
    borodino, B, 3, 5, 2, 1, 12in 4 + 6in 6 + 12p 10
    orel, B, 3, 5, 2, 1, 12in 4 + 6in 6 + 12p 10
    oslyabya, B, 3, 5, 2, 1, 10in 4 + 6in 5 + 12p 10
    sissoi-veliky, B, 3, 4, 3, 1, 12in 4 + 6in 3 + misc 2
    navarin, B, 3, 4, 3, 1, 12.5in 4 + 6in 4 + misc 3
    admiral-nakhimov, CA, 2, 4, 1, 1, 8in 6 + 6in 5 + misc 2
    imperator-nikolai-i, B, 3, 4, 3, 1, 12.5in 2 + 8in 2 + 6in 4 + misc 2
    general-admiral-apraksin, CA, 2, 4, 2, 1, 10in 3 + 4.7in 2 + misc 2
    admiral-senyavin, CA, 3, 4, 2, 1, 10in 4 + 4.7in 2 + misc 1
    admiral-ushakov, CA, 3, 4, 2, 1, 10in 4 + 4.7in 2 + misc 1
    oleg, C2, 1, 5, 2, 1, 6in 8 + 12p 6 + misc 1
    aurora, C2, 1, 5, 1, 1, 6in 5 + 12p 12 + misc 1
    dmitrii-donskoi, CA, 2, 4, 2, 1, 6in 3 + 4.7in 5 + misc 1
    vladimir-monomakh, CA, 2, 4, 1, 1, 6in 3 + 4.7in 3 + misc 2
    zhemchug, C3, 1, 5, 1, 1, 4.7in 5 + misc 1
    izumrud, C3, 1, 5, 1, 1, 4.7in 5 + misc 1
    svetlana, C3, 1, 4, 1, 1, 6in 4 + misc 2
    almaz, C3, 0, 5, 0, 1, 12p 2 + misc 1
    buiny-class, TBD, 0, 2, 3, 4, 6/12p(R) 1 + misc 1
    buiny-class, TBD, 0, 2, 3, 5, 6/12p(R) 1 + misc 1
  `,
};

type Ship = {
  readonly id: string;
  readonly type: ShipType;
  readonly armour: number;
  readonly size: number;
  readonly torpedoFactors: number;
  readonly boats: number;
  readonly guns: readonly { readonly weapon: Gun; readonly dice: number }[];
};

const fleet = (text: string): readonly Ship[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', type, armour, size, factors, boats, guns = ''] = line.trim().split(', ');
      return {
        id,
        type: type as ShipType,
        armour: Number(armour),
        size: Number(size),
        torpedoFactors: Number(factors),
        boats: Number(boats),
        guns: guns.split(' + ').map((gun) => {
          const [weapon, dice] = gun.split(' ');
          return { weapon: weapon as Gun, dice: Number(dice) };
        }),
      };
    });

export type Pair = { readonly firer: Ship; readonly target: Ship; readonly range: number };

/** Every ship of a side against every ship of the other, both ways, at ranges of all four bands. */
export function tsushimaPairs(): readonly Pair[] {
  const ijn = fleet(ROSTER.ijn);
  const convoy: Ship = { id: 'transports', type: 'convoy', armour: 0, size: 4, torpedoFactors: 0, boats: 6, guns: [] };
  const irn = fleet(ROSTER.irn);
  const ranges = [1.5, 3.5, 6, 10];
  const facing = (firers: readonly Ship[], targets: readonly Ship[]): readonly Pair[] =>
    firers.flatMap((firer, i) =>
      targets.map((target, j) => ({ firer, target, range: ranges[(i + j) % ranges.length] ?? 0 })),
    );
  return [...facing(ijn, [...irn, convoy]), ...facing(irn, ijn)];
}

export const isSmall = (type: ShipType): type is SmallType => type === 'TBD' || type === 'TB' || type === 'convoy';

/** A pair with its facts as the rule book wants them. */
export type Asked = Pair & { readonly batteries: readonly BatteryFacts[]; readonly fresh: Target };

export function asked(pair: Pair): Asked {
  const { firer, target, range } = pair;
  const { size, armour, torpedoFactors } = target;
  return {
    ...pair,
    batteries: firer.guns.map(({ weapon, dice }) => ({ weapon, dice, range, size, armour, boats: firer.boats })),
    fresh: {
      column: target.type as Column,
      P: 0,
      M: 0,
      S: 0,
      T: 0,
      fires: 0,
      torpedoFactors,
      torpedoFactorsLeft: torpedoFactors,
    },
  };
}
