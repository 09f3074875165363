import type { Designs } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';

/** The owner's ships, made or edited, by id. */
export const useOwnShips = (): Designs => useLibrary(({ ship }) => ship);
