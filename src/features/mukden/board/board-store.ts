import { create } from 'zustand';

import type { Camera } from '@/measure/camera';

/** How the board of a campaign is looked at. It may vanish: what stands where is in the log. */
interface BoardUi {
  /** The campaign it belongs to. */
  readonly id: string | null;
  readonly part: 'hexes' | 'victory';
  readonly face: 'chart' | 'list';
  readonly camera: Camera | null;
  readonly chosen: string | null;
  readonly tools: { readonly zones: boolean; readonly line: boolean };
}

const FRESH = { part: 'hexes', face: 'chart', camera: null, chosen: null } as const;

export const useBoardUi = create<BoardUi>(() => ({ id: null, ...FRESH, tools: { zones: true, line: true } }));

export const changeBoardUi = (change: Partial<Omit<BoardUi, 'id'>>): void => useBoardUi.setState(change);

/** Another campaign's board begins with nothing chosen; the tools stay as they were. */
export function openBoard(id: string): void {
  if (useBoardUi.getState().id !== id) useBoardUi.setState({ ...FRESH, id });
}

export const toggleTool = (tool: keyof BoardUi['tools']): void =>
  useBoardUi.setState(({ tools }) => ({ tools: { ...tools, [tool]: !tools[tool] } }));
