import type { ReportContent } from '@/features/play/report/report';
import { listBlocks } from '@/kit/print/paper';
import { t } from '@/messages/messages';
import { thrownOnTable } from '@/rules/common/luck';
import type { CampaignView, EventOf, Side } from '@/rules/mukden/index';

import { sideWords } from '../words/names-in';

const isGone = ({ strength }: CampaignView['units'][string]): boolean => strength === 0;

const gone = ({ units }: CampaignView) => {
  const count = (side: Side) => Object.values(units).filter((unit) => unit.side === side && isGone(unit)).length;
  return { ijn: count('ijn'), irn: count('irn') };
};

/** Losses that stay uncounted until the end are in no report before it. */
export const report: ReportContent<CampaignView> = {
  verdict: ({ result }) => result && t(`mukden.result.wins.${result.winner}`),
  figures: (view) => [
    ...(view.meter.ijn === null || view.meter.irn === null
      ? []
      : [{ label: t('mukden.report.steps'), ijn: view.meter.ijn, irn: view.meter.irn }]),
    { label: t('mukden.report.units'), ...gone(view) },
  ],
  totals: [
    {
      title: t('mukden.report.losses'),
      of: ({ meter: { ijn, irn } }) => ({ ijn, irn }),
      goal: ({ meter }) => meter.goal,
    },
  ],
  parts: ({ units, meter }) => [
    {
      title: t('mukden.report.lost'),
      blocks: listBlocks(
        Object.values(units)
          .filter(isGone)
          .map(({ name }) => name),
      ),
    },
    {
      title: t('mukden.report.control'),
      blocks: listBlocks(
        (['mukden', 'liaoyang', 'railroad'] as const).map((place) =>
          t('mukden.report.controlLine', {
            place: t(`mukden.report.place.${place}`),
            side: sideWords(meter.control[place]),
          }),
        ),
      ),
    },
  ],
  // The column of an attack says what each face would have cost the defender.
  tableLuck: ({ attack }, descriptions) =>
    descriptions.flatMap(({ code, data }) => {
      const cells = attack?.cells ?? null;
      if (code !== 'AttackResolved' || cells === null) return [];
      const { side, losses } = data as EventOf<'AttackResolved'>;
      const thrown = thrownOnTable(
        losses[1],
        cells.map(([, steps]) => steps),
      );
      return [{ side, title: t('mukden.report.attacks'), ...thrown }];
    }),
};
