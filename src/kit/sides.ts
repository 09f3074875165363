import { t } from '@/messages/messages';
import type { HeaderBand } from '@/ui/stack-header';
import type { ColorRole } from '@/ui/themes';

import type { Side as Ensign } from './side-mark';

/** The two navies, as rule books write them. */
export type Navy = 'ijn' | 'irn';

/** A navy, or its flag. */
export type Sided = Navy | Ensign;

const isJapanese = (side: Sided): boolean => side === 'ijn' || side === 'japan';

export const ensignOf = (side: Sided): Ensign => (isJapanese(side) ? 'japan' : 'russia');

/** Whose screen it is: a filled band, at night told apart by one line or two. */
export const bandOf = (side: Sided): HeaderBand =>
  isJapanese(side)
    ? { fill: 'jpFill', on: 'jpOn', edge: 'jpEdge', foot: 'single' }
    : { fill: 'ruFill', on: 'ruOn', edge: 'ruEdge', foot: 'double' };

/** Where both sides act, or nobody: paper, and a foot rule that is half each side's. */
export const JOINT_BAND: HeaderBand = { fill: 'paper', on: 'ink', edge: 'ruleStrong', foot: 'joint' };

export const sideText = (side: Navy): ColorRole => (side === 'ijn' ? 'jpText' : 'ruText');
export const sideEdge = (side: Navy): ColorRole => (side === 'ijn' ? 'jpEdge' : 'ruEdge');

/** "Japanese", "Russian": as it stands in a list or before a noun. */
export const sideName = (side: Navy | 'both'): string => t(`common.side.${side}`);

/** Both, for a choice between them. */
export const SIDE_CHOICES = (['ijn', 'irn'] as const).map((value) => ({ value, label: sideName(value) }));
