import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type RussianFleet, SIDES } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';

import { useGame } from '../game';
import { listed, sideWords } from '../words/names-in';

/** Both fleets as they met, and whom the mines sent home. */
export function MetFleets({ fleet }: { fleet: RussianFleet }) {
  const t = useT();
  const { view, nameOf } = useGame();
  const marks = useSettings((settings) => settings.marks);
  return (
    <Stack gap="xs" testID="met-fleets">
      {SIDES.map((side) => {
        const group = view.meetings[fleet][side];
        const back = group?.turnedBack ?? [];
        const here = (group?.ships ?? []).filter((id) => !back.includes(id));
        return (
          <Row key={side} gap="sm" align="flex-start" accessible>
            <SideMark side={ensignOf(side)} marks={marks} width={26} label={sideWords(side)} />
            <Stack flex={1}>
              <Text as="textStrong">{t('tide.ladder.count', { count: here.length })}</Text>
              <Text as="text2">{listed(here, nameOf)}</Text>
              {back.length > 0 && (
                <Text as="text2" color="ink2">
                  {t('tide.ladder.back', { ships: listed(back, nameOf) })}
                </Text>
              )}
            </Stack>
          </Row>
        );
      })}
    </Stack>
  );
}
