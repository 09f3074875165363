import { inchWords } from '../words/inches';
import { t } from '@/messages/messages';

import type { Side } from '../side-mark';
import { MARKER_LETTERS, type PlanFacts, type PlanState } from '../ship-plan/plan-facts';
import { gunWords } from '../words/gun-words';
import { type CardShip, shipCardsHtml } from './ship-cards';

/** A ship as she is rated, before anything happened to her. */
export interface RatedShip {
  readonly name: string;
  readonly side: Side;
  readonly kind: string;
  readonly units: number;
  readonly rating: PlanFacts & {
    readonly speed: number;
    readonly armour: number;
    readonly size: { readonly gun: number; readonly torpedo: number };
  };
  /** How she stands; without it her card is blank. */
  readonly now?: PlanState & {
    readonly speed: number;
    readonly torpedoFactors: number;
    readonly units: number;
    /** Sunk, gone: across the card. */
    readonly gone: string | null;
  };
}

interface Thresholds {
  readonly silenced: { readonly P: number; readonly fires: number };
  readonly sunk: { readonly P: number };
  readonly abandoned: { readonly fires: number };
}

/** The cards of ships as pages to print. Their plans are drawn: `loadSkia` comes first. */
export const shipCardsPage = (
  title: string,
  subtitle: string,
  ships: readonly RatedShip[],
  thresholds: Thresholds,
): string =>
  shipCardsHtml(
    ships.map((ship) => cardShip(ship, thresholds)),
    {
      title,
      subtitle,
      guns: t('paper.head.gun'),
      arcs: [t('paper.head.bow'), t('paper.head.side'), t('paper.head.stern')],
      foot: t('paper.silent', {
        p: thresholds.silenced.P,
        fires: thresholds.silenced.fires,
        sunk: thresholds.sunk.P,
        abandoned: thresholds.abandoned.fires,
      }),
    },
  );

const ARCS = ['bow', 'side', 'stern'] as const;
const SMALL: readonly PlanFacts['type'][] = ['TBD', 'TB', 'convoy'];

function cardShip({ name, side, kind, units, rating, now }: RatedShip, { sunk, abandoned }: Thresholds): CardShip {
  const count = (letter: string, forGood?: true) =>
    now?.markers?.filter((marker) => marker.letter === letter && (!forGood || marker.permanent)).length ?? 0;
  const changed = (label: string, was: string, is = was) =>
    was === is ? { label, value: was } : { label, value: is, was };
  // Boats on a base and ships of a convoy go one by one, and bear no markers.
  const isSmall = SMALL.includes(rating.type);
  const factors = rating.torpedoes.factors;
  // As many boxes for each marker as matter.
  const boxes = { P: sunk.P, M: 4, S: 4, T: 2 } as const;
  return {
    name,
    side,
    kind,
    plan: { facts: rating, state: now },
    figures: [
      changed(t('paper.head.speed'), inchWords(rating.speed), now && inchWords(now.speed)),
      { label: t('paper.head.armour'), value: String(rating.armour) },
      { label: t('paper.head.size'), value: t('paper.sizes', { gun: rating.size.gun, torpedo: rating.size.torpedo }) },
      ...(factors > 0
        ? [
            changed(
              isSmall ? t('paper.head.allTorpedoes') : t('paper.head.torpedoes'),
              String(factors * units),
              now && String(now.torpedoFactors),
            ),
          ]
        : []),
    ],
    gunsEach: isSmall ? t('paper.head.gunEach') : undefined,
    guns: rating.batteries.map(({ weapon, dice }, place) => ({
      name: gunWords(weapon),
      dice: ARCS.map((arc) => ({ was: dice[arc], now: now?.left?.[place]?.dice[arc] ?? dice[arc] })),
    })),
    boxes: isSmall
      ? [{ label: t('paper.head.lost'), of: units, filled: now ? units - now.units : 0 }]
      : [
          ...MARKER_LETTERS.map((letter) => ({
            label: letter,
            of: boxes[letter],
            filled: count(letter),
            forGood: count(letter, true),
          })),
          { label: t('paper.head.fires'), of: abandoned.fires, filled: now?.fires ?? 0 },
        ],
    gone: now?.gone ?? null,
  };
}
