import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import {
  type CampaignState,
  groupOf,
  repairable,
  repairSuggestion,
  type Ship,
  type Side,
  SIDES,
  slotsAt,
} from '@/rules/tsushima/index';
import { useSettings } from '@/store/settings';
import { BoxTrack } from '@/ui/box-track';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

import { useGame } from '../game';
import { portName } from '../words/names-in';

export interface RepairPort {
  readonly side: Side;
  readonly port: string;
  readonly ships: readonly Ship[];
  readonly slots: number;
}

/** Every port in which somebody may be repaired, with its slots (TSU-48). */
export const repairPorts = (state: CampaignState, sides: readonly Side[] = SIDES): readonly RepairPort[] =>
  sides.flatMap((side) => {
    const ports = new Map<string, RepairPort>();
    for (const ship of repairable(state, side)) {
      const group = groupOf(state, ship.id);
      if (group === null) continue;
      const { name } = group.where;
      const known = ports.get(name) ?? { side, port: name, ships: [], slots: slotsAt(state, group) };
      ports.set(name, { ...known, ships: [...known.ships, ship] });
    }
    return [...ports.values()];
  });

/** The ports with their slots, dashed where the filled button will try. */
export function RepairPorts({ isNext }: { isNext: boolean }) {
  const t = useT();
  const { state } = useGame();
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const tried = SIDES.flatMap((side) => repairSuggestion(state, side));
  return (
    <Stack style={{ backgroundColor: isNext ? color.nowWash : color.card }}>
      {repairPorts(state).map(({ side, port, ships, slots }) => {
        const used = ships.filter(({ id }) => tried.includes(id)).length;
        return (
          <Row
            key={`${side} ${port}`}
            align="center"
            gap="sm"
            paddingX="edge"
            paddingY="xs"
            style={{ borderBottomWidth: stroke.hairline, borderColor: color.rule }}
          >
            <SideMark side={ensignOf(side)} marks={marks} width={26} />
            <Stack flex={1}>
              <Text as="control">{portName(port)}</Text>
              <Text as="text2" color="ink2">
                {ships.map(({ name, hits }) => t('tsushima.repair.ship', { name, stars: '*'.repeat(hits) })).join(', ')}
              </Text>
            </Stack>
            <BoxTrack
              count={slots}
              filled={0}
              owed={used}
              size={18}
              label={t('tsushima.repair.slots', { used, count: slots })}
            />
          </Row>
        );
      })}
    </Stack>
  );
}
