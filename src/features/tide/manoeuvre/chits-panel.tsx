import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { SIDES } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useGame } from '../game';
import { MetFleets } from '../turn/met-fleets';
import { sideWords } from '../words/names-in';

/** Who has picked, and never what. */
export function ChitsPanel() {
  const t = useT();
  const { view } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const next = SIDES.find((side) => view.fight?.chits[side] === null);
  return (
    <>
      {SIDES.map((side) => {
        const isIn = view.fight?.chits[side] !== null;
        return (
          <ListRow
            key={side}
            variant={side === next ? 'next' : 'plain'}
            leading={<SideMark side={ensignOf(side)} marks={marks} width={42} />}
            title={sideWords(side)}
            subtitle={isIn ? t('tide.chits.locked') : t('tide.chits.toPick')}
            trailing={
              isIn ? <Icon name="check" /> : side === next ? <Tag text={t('play.next')} tone="now" /> : undefined
            }
            testID={`chits-of-${side}`}
          />
        );
      })}
      <Row align="center" gap="sm" paddingX="edge" paddingY="sm">
        <Text color="ink2" style={{ flex: 1 }}>
          {t('tide.chits.panel')}
        </Text>
        <RuleLink rule="TAS-19" />
      </Row>
      {view.meeting !== null && (
        <View style={{ paddingHorizontal: space.edge, paddingVertical: space.sm }}>
          <MetFleets fleet={view.meeting} />
        </View>
      )}
    </>
  );
}
