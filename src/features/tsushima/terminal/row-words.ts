import { t } from '@/messages/messages';
import {
  type CampaignState,
  inZones,
  LAND_PLANS,
  merchantsDue,
  mustMoveOn,
  repairable,
  SIDES,
  type TerminalRow,
} from '@/rules/tsushima/index';

/** What a row of the terminal phase is about this month, in a line. */
export function rowWords(state: CampaignState, row: TerminalRow): string {
  const isHidden = state.rulings.stacks === 'hidden';
  switch (row) {
    case 'repairs': {
      if (isHidden) return t('tsushima.row.repairs.secret');
      const count = SIDES.reduce((sum, side) => sum + repairable(state, side).length, 0);
      return state.terminal.repairs ? t('tsushima.row.repairs.over') : t('tsushima.row.repairs.text', { count });
    }
    case 'mines': {
      const { left, laid } = state.mines;
      if (left.ijn + left.irn + laid.length === 0) return t('tsushima.row.mines.none');
      return t('tsushima.row.mines.text', { japanese: left.ijn, russian: left.irn, count: laid.length });
    }
    case 'troops': {
      const { plan, delivered, loads, fallen, total, rolling, successes } = state.land;
      if (plan === null) return t('tsushima.row.troops.noPlan');
      if (fallen !== null) return t('tsushima.row.troops.fallen');
      if (state.terminal.troops) {
        return rolling
          ? t('tsushima.row.troops.total', { total, goal: LAND_PLANS[plan].total })
          : t('tsushima.row.troops.successes', { count: successes, of: LAND_PLANS[plan].successes });
      }
      return t('tsushima.row.troops.text', { delivered, wanted: loads ?? 0 });
    }
    case 'zones': {
      const there = inZones(state).filter(({ where }) => where.kind === 'zone');
      const must = there.filter((group) => mustMoveOn(state, group)).length;
      if (there.length === 0) return t('tsushima.row.zones.none');
      return state.terminal.zones || must === 0
        ? t('tsushima.row.zones.text', { count: there.length })
        : t('tsushima.row.zones.must', { count: must });
    }
    case 'morale':
      return t('tsushima.row.morale.text');
    case 'merchants':
      return t('tsushima.row.merchants.text', { sunk: state.merchants.sunk, count: merchantsDue(state) });
    case 'channel':
      return state.lodged === 0
        ? t('tsushima.row.channel.open')
        : t('tsushima.row.channel.text', { count: state.lodged });
  }
}
