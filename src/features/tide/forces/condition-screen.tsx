import { type BehindCurtain, CurtainScreen, SideCurtain } from '@/features/play/side-curtain';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { type Side, sideOf } from '@/rules/tide/index';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';

import { useGame } from '../game';
import { ConditionFields } from './correct-sheet';
import { stateAlone } from './forces-words';

/** The condition of a ship in port, where that is her side's secret (TAS-31): her side alone sees it and corrects it. */
export function ConditionScreen({ param }: { param: string }) {
  const t = useT();
  const ship = useGame().view.ships[param];
  return (
    <SideCurtain<Side>
      side={ship && sideOf(ship.fleet)}
      title={t('tide.forces.condition.title')}
      behind={t('tide.forces.condition.behind')}
    >
      {(open) => <Condition {...open} ship={param} />}
    </SideCurtain>
  );
}

function Condition({ ship: id, close }: BehindCurtain<Side> & { ship: string }) {
  const t = useT();
  // Behind the curtain the view is her side's.
  const ship = useGame().view.ships[id]!;
  return (
    <CurtainScreen title={ship.name} onClose={close} testID="condition">
      <Row align="center" gap="sm" wrap>
        <Text as="name" style={{ flex: 1 }} testID="condition-state">
          {stateAlone(ship)}
        </Text>
        <RuleLink rule="TAS-31" />
      </Row>
      <Text color="ink2">{t('tide.forces.condition.logged')}</Text>
      <ConditionFields ship={ship} />
    </CurtainScreen>
  );
}
