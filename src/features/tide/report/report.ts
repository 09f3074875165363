import type { ReportContent } from '@/features/play/report/report';
import { listBlocks } from '@/kit/print/paper';
import { signed } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import { type CampaignView, type ShipView, type Side, sideOf, WINNING_TOTAL } from '@/rules/tide/index';

import { reasonWords } from '../words/event-words';

const isGone = ({ fate }: ShipView): boolean => fate === 'sunk' || fate === 'lost';

const count = ({ ships }: CampaignView, side: Side, counts: (ship: ShipView) => boolean): number =>
  Object.values(ships).filter((ship) => sideOf(ship.fleet) === side && counts(ship)).length;

const both = (view: CampaignView, counts: (ship: ShipView) => boolean) => ({
  ijn: count(view, 'ijn', counts),
  irn: count(view, 'irn', counts),
});

/** The Togo points are what a campaign is about; with the points of the base game the goal is known, too. */
export const report: ReportContent<CampaignView> = {
  verdict: ({ result }) => result && t(`tide.result.${result.winner}`),
  figures: (view) => [
    { label: t('tide.report.lostShips'), ...both(view, isGone) },
    { label: t('tide.report.damaged'), ...both(view, (ship) => ship.fate === 'afloat' && ship.damaged === true) },
  ],
  totals: [
    {
      title: t('tide.report.togo'),
      of: ({ togo }) => ({ ijn: togo.points }),
      goal: ({ base }) => (base.victoryPoints === null ? null : WINNING_TOTAL - base.victoryPoints),
    },
    { title: t('tide.report.losses'), of: (view) => both(view, isGone) },
  ],
  parts: ({ togo, ships }, nameOf) => [
    {
      title: t('tide.report.ledger'),
      blocks: listBlocks(
        togo.ledger.map(({ turn, reason, change, total, about }) =>
          t('tide.report.ledgerLine', {
            turn,
            reason: reasonWords(reason, nameOf(about)),
            change: signed(change),
            total,
          }),
        ),
      ),
    },
    {
      title: t('tide.report.lost'),
      blocks: listBlocks(
        Object.values(ships)
          .filter(isGone)
          .map(({ name }) => name),
      ),
    },
  ],
};
