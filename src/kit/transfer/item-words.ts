import { t } from '@/messages/messages';

import type { BattleFault, BattleItem, Imported, TransferItem } from './import-facts';

/** "27 May 1905". */
export const day = (timestamp: string): string => dated(timestamp, { month: 'long' });

/** "27 May 1905, 13:55": two changes of one day are told apart. */
export const moment = (timestamp: string): string =>
  dated(timestamp, { month: 'short', hour: '2-digit', minute: '2-digit' });

/** A file may hold any text in the place of a date. */
function dated(timestamp: string, parts: Intl.DateTimeFormatOptions): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return t('transfer.sheet.unknownDay');
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', year: 'numeric', ...parts }).format(date);
}

export const nameOf = (item: TransferItem): string =>
  item.type === 'battle' ? item.name : (item.name ?? kindOf(item.kind));

/** What it is, how much, and from when. */
export function factsOf(item: TransferItem): string {
  const date = day(item.updatedAt);
  if (item.type === 'document') return t('transfer.document.facts', { kind: kindOf(item.kind), date });
  if (item.fault) return faultWords(item.fault);
  const facts = { count: item.entries, date };
  return item.isDamaged ? t(`transfer.${gameOf(item)}.damaged`, facts) : t(`transfer.${gameOf(item)}.facts`, facts);
}

export const gameOf = ({ isCampaign }: Pick<BattleItem, 'isCampaign'>) => (isCampaign ? 'campaign' : 'battle');

/** Why it stays where it is. */
const faultWords = (fault: BattleFault): string =>
  t(`transfer.fault.${fault.code}`, { row: 'row' in fault ? fault.row : 0 });

/** In what the one in the file and the one here differ. */
export function conflictOf(item: TransferItem): string {
  if (item.type === 'document') {
    const here = moment(item.hereUpdatedAt ?? '');
    return t('transfer.document.conflict', { here, file: moment(item.updatedAt) });
  }
  const game = gameOf(item);
  const { entries: here = 0, shared = 0 } = item.here ?? {};
  if (here === shared) return t(`transfer.${game}.fileHasMore`, { count: item.entries - shared });
  if (item.entries === shared) return t(`transfer.${game}.hereHasMore`, { count: here - shared });
  return t('transfer.battle.parted', { shared, here: here - shared, file: item.entries - shared });
}

/** "Imported: 2 battles, 1 document." */
export function doneSentence(imported: readonly Imported[]): string {
  const campaigns = imported.filter(({ kind }) => kind === 'campaign').length;
  const battles = imported.filter(({ type }) => type === 'battle').length - campaigns;
  const settings = imported.filter(({ kind }) => kind === 'settings').length;
  const documents = imported.length - battles - campaigns - settings;
  const what = [
    battles > 0 && t('transfer.done.battles', { count: battles }),
    campaigns > 0 && t('transfer.done.campaigns', { count: campaigns }),
    documents > 0 && t('transfer.done.documents', { count: documents }),
    settings > 0 && t('transfer.done.settings'),
  ]
    .filter((part) => part !== false)
    .join(', ');
  const replaced = imported.filter((each) => each.replaced !== null).length;
  if (imported.length === 0) return t('transfer.done.nothing');
  return replaced > 0 ? t('transfer.done.replaced', { what, count: replaced }) : t('transfer.done.imported', { what });
}

const KINDS = {
  battle: 'transfer.document.battle',
  campaign: 'transfer.document.campaign',
  fleet: 'transfer.document.fleet',
  ship: 'transfer.document.ship',
  scenario: 'transfer.document.scenario',
  card: 'transfer.document.card',
  deck: 'transfer.document.deck',
  counters: 'transfer.document.counters',
  'tsushima-counters': 'transfer.document.tsushimaCounters',
  'tsushima-table': 'transfer.document.tsushimaTable',
  'mukden-board': 'transfer.document.mukdenBoard',
  'mukden-table': 'transfer.document.tsushimaTable',
  'mukden-units': 'transfer.document.mukdenUnits',
  'red-sun-forces': 'transfer.document.redSunForces',
  'red-sun-table': 'transfer.document.tsushimaTable',
  settings: 'transfer.document.settings',
} as const;

export const kindOf = (kind: string): string =>
  t(Object.entries(KINDS).find(([name]) => name === kind)?.[1] ?? 'transfer.document.other');
