import { useRouter } from 'expo-router';

import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { useT } from '@/messages/messages';
import type { Report } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { useTheme } from '@/ui/theme';

import { planStateOf } from '../plan-state';
import { markersSaid, ShipMarkers } from '../ship/ship-markers';
import { lossWords } from './report-words';
import { useGame } from '../game';
import { shipName } from '../words/ship-words';

/** More ships than this are in the table below. */
const SHOWN = 8;

/** The ships there is most to tell of: those lost first, then those that were hit most. */
export function ReportShips({ report }: { report: Report }) {
  const t = useT();
  const router = useRouter();
  const { id, view } = useGame();
  const { isLargeText } = useTheme();
  // Boats of a base may go in several turns: they are told together.
  const lossOf = (ship: string) => {
    const losses = report.losses.filter((loss) => loss.ship === ship);
    const last = losses.at(-1);
    return last && { ...last, units: losses.reduce((sum, { units }) => sum + units, 0) };
  };
  const told = report.ships
    .flatMap((each) => (view.ships[each.id] ? [{ ...each, ship: view.ships[each.id]! }] : []))
    .sort((a, b) => Number(lossOf(b.id) !== undefined) - Number(lossOf(a.id) !== undefined) || b.taken - a.taken)
    .slice(0, SHOWN);
  if (told.length === 0) return null;
  return (
    <Section title={t('report.part.mostTold')}>
      <Card padded={false}>
        {told.map(({ ship, luck, taken }) => {
          const loss = lossOf(ship.id);
          return (
            <ListRow
              key={ship.id}
              // Large words need her room more than her plan does.
              leading={
                isLargeText ? undefined : (
                  <ShipPlan
                    facts={{ ...ship.card, lengthM: ship.lengthM ?? null }}
                    state={planStateOf(ship)}
                    spent={loss !== undefined}
                    label={null}
                  />
                )
              }
              title={shipName(ship)}
              subtitle={
                loss === undefined
                  ? t('report.ship.scored', { hits: luck.hits, taken })
                  : t('report.ship.lost', { how: lossWords(loss), turn: loss.turn })
              }
              detail={<ShipMarkers ship={ship} />}
              said={markersSaid(t, ship)}
              onPress={() => router.push(`/battle/${id}/ship/${ship.id}`)}
              testID={`report-${ship.id}`}
            />
          );
        })}
      </Card>
    </Section>
  );
}
