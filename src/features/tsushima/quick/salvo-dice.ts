import { signed } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import type { DiceCall } from '@/rules/common/dice';
import type { LadderResult } from '@/kit/ladder/face-ladder';
import { type FiredShot, fireSalvos, hitsAt, RESULTS, type Shot, type TableReading } from '@/rules/tsushima/index';

import { resultWords } from '../shelf/table-words';
import { keeping } from './quick-parts';

interface Salvos {
  readonly weapon: Shot['weapon'];
  readonly salvos: number;
  readonly modifier: number;
  /** Size or armour class. */
  readonly row: number;
}

/** Salvos without ships: the same procedure as in a battle. */
export const beginSalvos =
  ({ weapon, salvos, modifier, row }: Salvos, reading: TableReading | null) =>
  () =>
    fireSalvos(
      [
        {
          ...{ firer: 'firer', weapon, target: 'target', row },
          salvos: { value: salvos, parts: [] },
          modifier: { value: modifier, parts: [] },
        },
      ],
      { gunfire: reading, torpedo: reading },
    );

/** Over the pad: which salvo, and what is added where the players read their own table. */
export function asksSalvo(call: DiceCall, modifier: number): string {
  const salvo = call.key.split('.').at(-1) ?? '';
  return call.dice.value === 0
    ? t('tsushima.quick.asks.salvoResult', { salvo, modifier: signed(modifier) })
    : t('tsushima.quick.asks.salvo', { salvo });
}

/** Both salvos, each with its sum, or what was read off the players' own table. */
export const keepingSalvos = (weapon: 'gun' | 'torpedo', modifier: number) =>
  keeping(([fired]: readonly FiredShot[], source) => ({
    ...{ type: 'salvo', weapon, modifier, source },
    results: (fired?.results ?? []).map(({ sum, hits }) => ({ sum, hits })),
  }));

/** What a total of two dice brings. */
export function salvoResult(reading: TableReading, row: number, net: number): LadderResult {
  const hits = hitsAt(reading, row, net);
  return { brings: resultWords(RESULTS[hits] ?? 'none').toLowerCase(), scores: hits > 0 };
}
