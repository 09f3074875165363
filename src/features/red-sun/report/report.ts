import type { ReportContent } from '@/features/play/report/report';
import { listBlocks } from '@/kit/print/paper';
import { signed } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import { thrownOnTable } from '@/rules/common/luck';
import { BELOW_ODDS, type CampaignView, type EventOf, landOdds, type Side } from '@/rules/red-sun/index';

type Ship = CampaignView['ships'][string];

const isGone = ({ fate }: Ship): boolean => fate !== 'afloat';

const sum = <T extends { readonly side: Side }>(items: Readonly<Record<string, T>>, of: (item: T) => number) => {
  const ofSide = (side: Side) =>
    Object.values(items)
      .filter((item) => item.side === side)
      .reduce((total, item) => total + of(item), 0);
  return { ijn: ofSide('ijn'), irn: ofSide('irn') };
};

const sunk = ({ ships }: CampaignView) => sum(ships, (ship) => (isGone(ship) ? 1 : 0));
const steps = ({ units }: CampaignView) => sum(units, ({ lost }) => lost);

export const report: ReportContent<CampaignView> = {
  verdict: ({ result }) =>
    result && (result.winner === null ? t('red-sun.result.open') : t(`red-sun.result.${result.winner}`)),
  figures: (view) => [
    { label: t('red-sun.report.sunk'), ...sunk(view) },
    { label: t('red-sun.report.damage'), ...sum(view.ships, ({ damage }) => damage) },
    { label: t('red-sun.report.steps'), ...steps(view) },
  ],
  totals: [
    { title: t('red-sun.report.morale'), of: ({ fleets }) => sum(fleets, ({ morale }) => morale) },
    { title: t('red-sun.report.losses'), of: sunk },
    { title: t('red-sun.report.stepsTitle'), of: steps },
  ],
  parts: ({ ships, ledger }, nameOf) => [
    {
      title: t('red-sun.report.lost'),
      blocks: listBlocks(
        Object.values(ships)
          .filter(isGone)
          .map(({ name }) => name),
      ),
    },
    {
      title: t('red-sun.report.ledger'),
      blocks: listBlocks(
        ledger.map(({ turn, fleet, reason, change, morale }) =>
          t('red-sun.report.ledgerLine', {
            turn,
            fleet: nameOf(fleet),
            reason: t(`red-sun.reason.${reason}`),
            change: signed(change),
            morale,
          }),
        ),
      ),
    },
  ],
  // The column of an assault says what each face would have cost the defenders; below 1-3 nothing is rolled.
  tableLuck: ({ units, side: active }, descriptions) =>
    descriptions.flatMap(({ code, data }) => {
      if (code !== 'Assaulted') return [];
      const { attackers, attack, defence, terrain, river, column, die, losses } = data as EventOf<'Assaulted'>;
      const side = units[attackers[0] ?? '']?.side ?? active;
      if (column === BELOW_ODDS || die === null || side === null) return [];
      const { cells } = landOdds({ attack, defence, terrain, river });
      const thrown = thrownOnTable(
        losses.defenders,
        cells.map(([, steps]) => steps),
      );
      return [{ side, title: t('red-sun.report.assaults'), ...thrown }];
    }),
};
