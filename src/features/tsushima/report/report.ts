import type { ReportContent } from '@/features/play/report/report';
import { listBlocks } from '@/kit/print/paper';
import { t } from '@/messages/messages';
import { type CampaignView, LAND_PLANS, type ShipView, type Side } from '@/rules/tsushima/index';

const isGone = ({ fate }: ShipView): boolean => fate !== 'afloat';

const gone = ({ ships }: CampaignView) => {
  const count = (side: Side) => Object.values(ships).filter((ship) => ship.side === side && isGone(ship)).length;
  return { ijn: count('ijn'), irn: count('irn') };
};

/** Points only where the score may be known: hidden stacks keep it to themselves. */
export const report: ReportContent<CampaignView> = {
  verdict: ({ result }) =>
    result &&
    (result.winner === null ? t('tsushima.result.draw') : t(`tsushima.result.${result.winner}.${result.level}`)),
  figures: (view) => [
    ...(view.standing === null ? [] : [{ label: t('tsushima.report.points'), ...view.standing.points }]),
    { label: t('tsushima.report.hits'), ...view.inflicted },
    { label: t('tsushima.report.sunk'), ...gone(view) },
  ],
  totals: [
    { title: t('tsushima.report.score'), of: ({ standing }) => standing?.points ?? {} },
    { title: t('tsushima.report.losses'), of: gone },
    {
      title: t('tsushima.report.plan'),
      of: ({ land }) => ({ ijn: land.total }),
      goal: ({ land }) => (land.plan === null ? null : LAND_PLANS[land.plan].total),
    },
  ],
  parts: ({ ships }) => [
    {
      title: t('tsushima.report.lost'),
      blocks: listBlocks(
        Object.values(ships)
          .filter(isGone)
          .map(({ name, fate }) =>
            t('tsushima.report.lostLine', {
              name,
              fate: t(`tsushima.report.fate.${fate === 'afloat' ? 'other' : fate}`),
            }),
          ),
      ),
    },
  ],
};
