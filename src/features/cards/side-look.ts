import type { Side as Mark } from '@/kit/side-mark';
import type { CardOwner, Side } from '@/rules/togo/index';
import type { HeaderBand } from '@/ui/stack-header';

const BANDS: Readonly<Record<Side, HeaderBand>> = {
  ijn: { fill: 'jpFill', on: 'jpOn', edge: 'jpEdge', foot: 'single' },
  irn: { fill: 'ruFill', on: 'ruOn', edge: 'ruEdge', foot: 'double' },
};

export const markOf = (side: Side): Mark => (side === 'ijn' ? 'japan' : 'russia');

/** A card for both sides has no band. */
export const bandOf = (side: CardOwner): HeaderBand | undefined => (side === 'both' ? undefined : BANDS[side]);
