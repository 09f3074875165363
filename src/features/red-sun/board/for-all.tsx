import { SideColumns } from '@/features/play/forces/side-columns';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type CampaignView, type Fleet, SIDES } from '@/rules/red-sun/index';
import { useSettings } from '@/store/settings';
import { BoxTrack } from '@/ui/box-track';
import { Row, Stack } from '@/ui/layout';
import { Heading, Text } from '@/ui/text';

import { Groups } from '../forces/forces-list';
import { forcesSections } from '../forces/forces-lists';
import { useGame } from '../game';
import { fleetsAfloat } from '../sea/fleets-afloat';
import { HourFacts } from '../sea/hour-head';
import { RangeTrack } from '../sea/range-track';
import { RoundsTrack } from './turn-board';

/** In a battle the fleets that meet in it, else all that are afloat. */
const fleetsShown = (view: CampaignView): readonly Fleet[] => {
  const { battle } = view;
  return fleetsAfloat(view).filter(({ id, side }) => battle === null || battle.fleets[side].includes(id));
};

/** On a large screen: hour, weather and range of a battle, else the naval rounds; and the morale of the fleets. */
export function TracksForAll() {
  const { view } = useGame();
  const { battle } = view;
  return (
    <Stack gap="md" testID="tracks">
      {battle === null ? <Rounds /> : <HourFacts battle={battle} range={battle.range} onRange={null} />}
      {battle !== null && battle.range !== null && (
        <RangeTrack range={battle.range} sighting={battle.sighting} onChange={null} />
      )}
      <Row gap="edge">
        {SIDES.map((side) => (
          <Stack key={side} flex={1} gap="xs">
            {fleetsShown(view)
              .filter((fleet) => fleet.side === side && !fleet.isMerchant)
              .map((fleet) => (
                <Morale key={fleet.id} fleet={fleet} />
              ))}
          </Stack>
        ))}
      </Row>
    </Stack>
  );
}

function Rounds() {
  const t = useT();
  return (
    <Row align="center" gap="edge">
      <Heading as="name">{t('red-sun.board.rounds')}</Heading>
      <RoundsTrack />
    </Row>
  );
}

function Morale({ fleet: { side, name, morale, moraleCap } }: { fleet: Fleet }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  return (
    <Row align="center" gap="sm">
      <SideMark side={ensignOf(side)} marks={marks} width={30} />
      <Text as="control" numberOfLines={1} style={{ flex: 1 }}>
        {name}
      </Text>
      <BoxTrack
        count={Math.max(moraleCap ?? 0, morale)}
        filled={morale}
        size={18}
        label={t('red-sun.morale.said', { name, morale })}
      />
    </Row>
  );
}

/** The forces with nothing to tap; in a battle only the ships in it. */
export function ForcesForAll() {
  const { view } = useGame();
  const shown = fleetsShown(view).map(({ id }) => id);
  const lists = forcesSections(view, view.battle === null ? 'all' : 'sea');
  return (
    <SideColumns
      lists={lists.filter(({ fleet }) => fleet === null || shown.includes(fleet.id))}
      sides={SIDES}
      above={null}
      column={(sections) => <Groups sections={sections} onOpen={() => undefined} />}
    />
  );
}
