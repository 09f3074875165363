import type { Side as Mark } from '@/kit/side-mark';
import type { Side } from '@/rules/togo/index';
import type { HeaderBand } from '@/ui/stack-header';
import type { ColorRole } from '@/ui/themes';

interface SideLook {
  readonly mark: Mark;
  readonly band: HeaderBand;
  readonly words: ColorRole;
  readonly edge: ColorRole;
}

/** How each side is drawn: mark, band and words. */
export const SIDE_LOOKS: Readonly<Record<Side, SideLook>> = {
  ijn: {
    mark: 'japan',
    band: { fill: 'jpFill', on: 'jpOn', edge: 'jpEdge', foot: 'single' },
    words: 'jpText',
    edge: 'jpEdge',
  },
  irn: {
    mark: 'russia',
    band: { fill: 'ruFill', on: 'ruOn', edge: 'ruEdge', foot: 'double' },
    words: 'ruText',
    edge: 'ruEdge',
  },
};
