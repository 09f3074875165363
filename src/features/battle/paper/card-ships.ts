import { inchWords } from '@/kit/dial/dial-words';
import type { CardShip } from '@/kit/paper/ship-cards';
import { ensignOf } from '@/kit/sides';
import { gunWords } from '@/kit/words/gun-words';
import { t } from '@/messages/messages';
import { ARCS, type BattleView, MARKERS, type Side, SIDES, THRESHOLDS } from '@/rules/togo/index';

import { planStateOf, type ShipView } from '../plan-state';
import { fateWords } from '../words/event-words';
import { typeWords } from '../words/ship-words';

/** Ships both sides know, one formation after the other. */
export const knownShips = (view: BattleView, sides: readonly Side[] = SIDES): readonly ShipView[] =>
  SIDES.filter((side) => sides.includes(side)).flatMap((side) =>
    Object.values(view.formations)
      .filter((formation) => formation.side === side)
      .flatMap(({ known }) => (known?.ships ?? []).flatMap((id) => view.ships[id] ?? [])),
  );

/** How many boxes a card has for each marker: as many as matter. */
const BOXES = { P: THRESHOLDS.sunk.P, M: 4, S: 4, T: 2 } as const;

/** A ship for her printed card, as she is now or as she was before the battle. */
export function cardShip(ship: ShipView, blank: boolean): CardShip {
  const { card, markers, fires, units, unitsAtFirst } = ship;
  const facts = { ...card, lengthM: ship.lengthM ?? null };
  const count = (letter: string, forGood?: true) =>
    blank ? 0 : markers.filter((marker) => marker.letter === letter && (!forGood || marker.permanent)).length;
  const changed = (label: string, was: string, now: string) =>
    blank || was === now ? { label, value: was } : { label, value: now, was };
  const isSmall = unitsAtFirst > 1;
  return {
    name: ship.name,
    side: ensignOf(ship.side),
    kind: typeWords(card.type),
    plan: blank ? { facts } : { facts, state: planStateOf(ship) },
    figures: [
      changed(t('paper.head.speed'), inchWords(t, card.speed), inchWords(t, ship.speed)),
      { label: t('paper.head.armour'), value: String(card.armour) },
      { label: t('paper.head.size'), value: t('paper.sizes', { gun: card.size.gun, torpedo: card.size.torpedo }) },
      ...(card.torpedoes.factors > 0
        ? [changed(t('paper.head.torpedoes'), String(card.torpedoes.factors), String(ship.torpedoFactors))]
        : []),
      ...(isSmall
        ? [
            changed(
              t('paper.head.units'),
              String(unitsAtFirst),
              t('paper.ofUnits', { left: units, first: unitsAtFirst }),
            ),
          ]
        : []),
    ],
    guns: card.batteries.map((battery, place) => ({
      name: gunWords(battery.weapon),
      dice: ARCS.map((arc) => ({
        was: battery.dice[arc],
        now: blank ? battery.dice[arc] : (ship.batteries[place]?.dice[arc] ?? battery.dice[arc]),
      })),
    })),
    boxes: isSmall
      ? []
      : [
          ...MARKERS.map((letter) => ({
            label: letter,
            of: BOXES[letter],
            filled: count(letter),
            forGood: count(letter, true),
          })),
          { label: t('paper.head.fires'), of: THRESHOLDS.abandoned.fires, filled: blank ? 0 : fires },
        ],
    gone: blank ? null : goneWords(ship),
  };
}

export const goneWords = ({ fate, status }: ShipView): string | null =>
  fate !== 'afloat' ? fateWords(fate) : status === 'sunk' ? fateWords('sunk') : null;
