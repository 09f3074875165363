import type { Side as Ensign } from '@/kit/side-mark';
import type { Side } from '@/rules/togo/index';
import type { HeaderBand } from '@/ui/stack-header';
import type { ColorRole } from '@/ui/themes';

export const ensignOf = (side: Side): Ensign => (side === 'ijn' ? 'japan' : 'russia');

export const bandOf = (side: Side): HeaderBand =>
  side === 'ijn'
    ? { fill: 'jpFill', on: 'jpOn', edge: 'jpEdge', foot: 'single' }
    : { fill: 'ruFill', on: 'ruOn', edge: 'ruEdge', foot: 'double' };

export const sideText = (side: Side): ColorRole => (side === 'ijn' ? 'jpText' : 'ruText');
export const sideEdge = (side: Side): ColorRole => (side === 'ijn' ? 'jpEdge' : 'ruEdge');
