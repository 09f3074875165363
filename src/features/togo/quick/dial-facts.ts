import { inchWords } from '@/kit/dial/dial-words';
import { percentShort } from '@/kit/odds-charts/odds-words';
import type { useT } from '@/messages/messages';
import { arcsAt, batteryNumbers, quickBatteries, RANGE_BANDS, type QuickOf } from '@/rules/togo/index';

import { gunOddsIf } from './odds';

/** The quarter a bearing lies in, clockwise from the bow. */
export function quarterOf(bearing: number): 'bow' | 'starboard' | 'stern' | 'port' {
  const [arc] = arcsAt(bearing);
  if (arc === 'bow' || arc === 'stern') return arc;
  return bearing < 180 ? 'starboard' : 'port';
}

/** What changes when the tape is half an inch wrong. */
export function nearWarning(t: ReturnType<typeof useT>, form: QuickOf<'fireGuns'>, within: number): string | undefined {
  const { range } = form;
  const inside = RANGE_BANDS.find((edge) => range <= edge && edge - range <= within);
  const beyond = RANGE_BANDS.find((edge) => range > edge && range - edge <= within);
  if (inside !== undefined) {
    const facts = { away: inchWords(t, inside - range), ring: inside };
    const there = at(form, inside + STEP);
    if (there && inside === range) return t('quick.fire.nearOn', { ring: inside, ...there });
    return there ? t('quick.fire.near', { ...facts, ...there }) : t('quick.fire.nearOut', facts);
  }
  if (beyond === undefined) return undefined;
  const there = at(form, beyond);
  return there ? t('quick.fire.nearIn', { away: inchWords(t, range - beyond), ring: beyond, ...there }) : undefined;
}

const STEP = 0.25;

function at(form: QuickOf<'fireGuns'>, range: number): { readonly start: number; readonly percent: string } | null {
  const odds = gunOddsIf(form, { range });
  const numbers = quickBatteries({ ...form, range }).map(({ facts }) => batteryNumbers(facts));
  const start = numbers.find((each) => each.ok)?.value.start.value;
  return odds.ok && start !== undefined ? { start, percent: percentShort(odds.value.fire.effective.atLeastOne) } : null;
}
