import { inchWords } from '@/kit/words/inches';
import { type Paper, tableBlocks, withContent } from '@/kit/print/paper';
import { gunWords } from '@/kit/words/gun-words';
import { t } from '@/messages/messages';
import type { BattleView, Side } from '@/rules/togo/index';

import type { ShipView } from '../plan-state';
import { phaseTitle } from '../words/phase-words';
import { sideWords } from '../words/side-words';
import { typeWords } from '../words/ship-words';
import { goneWords } from './card-ships';
import { formationsInLine } from '../formations-in-line';

export const pageWords = ({ turn, phase }: Pick<BattleView, 'turn' | 'phase'>): string =>
  t('paper.page', { turn, phase: phaseTitle(phase) });

/** Both fleets, a line a ship, formation by formation. */
export const fleetPaper = (view: BattleView, sides: readonly Side[]): Paper => ({
  title: t('paper.named', { name: view.name, what: t('paper.list') }),
  subtitle: pageWords(view),
  parts: withContent(
    sides.flatMap((side) =>
      formationsInLine(view)
        .filter((formation) => formation.side === side && formation.known !== null)
        .map(({ known }) => ({
          title: t('paper.named', { name: sideWords(side), what: known?.name ?? '' }),
          blocks: tableBlocks(
            [
              t('paper.head.ship'),
              t('paper.head.type'),
              t('paper.head.main'),
              t('paper.head.armour'),
              t('paper.head.speed'),
              t('paper.head.markers'),
              t('paper.head.fires'),
            ],
            (known?.ships ?? []).flatMap((id) => (view.ships[id] ? [lineOf(view.ships[id])] : [])),
          ),
        })),
    ),
  ),
});

function lineOf(ship: ShipView): readonly string[] {
  const main = ship.batteries.find((battery) => battery.main) ?? ship.batteries[0];
  const markers = ship.markers.map(({ letter, permanent }) => (permanent ? `${letter}!` : letter)).sort();
  const { units, unitsAtFirst } = ship;
  const suffered = unitsAtFirst > 1 ? t('paper.unitsLeft', { left: units, first: unitsAtFirst }) : markers.join(' ');
  return [
    ship.name,
    typeWords(ship.card.type),
    main ? t('paper.mainDice', { gun: gunWords(main.weapon), ...main.dice }) : '',
    String(ship.card.armour),
    inchWords(ship.speed),
    goneWords(ship) ?? suffered,
    ship.fires === 0 ? '' : String(ship.fires),
  ];
}
