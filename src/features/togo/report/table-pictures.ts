import type { PaperBlock } from '@/kit/print/paper';
import { type Plotted, tableSvg } from '@/kit/print/table-svg';
import { ensignOf } from '@/kit/sides';
import { t } from '@/messages/messages';
import { type BattleState, battleView } from '@/rules/togo/index';

import { isLost } from '../plot/table-model';
import { namesIn } from '../words/names-in';
import type { Item } from '../game';

/** The table of a battle that was set up freely. */
const USUAL = { width: 72, depth: 48 };

/** The table at the end of each turn in which it was plotted, as everybody at it saw it then. */
export function tablePictures(story: readonly Item[]): ReadonlyMap<number, PaperBlock> {
  const last = new Map<number, BattleState>();
  for (const item of story) {
    if (item.type !== 'action' || item.undone) continue;
    // What ends a turn is done in it, and leads to the next.
    for (const state of [item.before, item.after]) last.set(state.turn, state);
  }
  const pictures = new Map<number, PaperBlock>();
  for (const [turn, state] of last) {
    const plotted = state.plotted ? plottedIn(state) : [];
    if (plotted.length === 0) continue;
    const svg = tableSvg(state.scenario?.table ?? USUAL, plotted, state.scenario?.terrain);
    pictures.set(turn, { type: 'drawing', svg, words: t('report.table', { turn }) });
  }
  return pictures;
}

function plottedIn(state: BattleState): readonly Plotted[] {
  const view = battleView(state, 'public');
  const nameOf = namesIn(view);
  return Object.values(view.formations).flatMap((formation) => {
    const { id, side, place, plot } = formation;
    return place === 'table' && plot !== null && !isLost(formation, view)
      ? [{ side: ensignOf(side), name: nameOf(id), ...plot }]
      : [];
  });
}
