import { useT } from '@/messages/messages';
import { RuleLink } from '@/kit/rule-link';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { isSecretInPort, SIDES } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Text } from '@/ui/text';

import { useGame } from '../game';
import { sideWords } from '../words/names-in';
import { PortList } from './port-list';

/** Recovery, then repairs. Where conditions are secret, only who has rolled. */
export function PortPanel({ step }: { step: 'recover' | 'repair' }) {
  const t = useT();
  const { state } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const sides = SIDES.filter((side) => !state.recovered[side]);
  const text = step === 'recover' ? t('tide.inPort.recoverText') : t('tide.inPort.repairText');
  return (
    <>
      <Row align="center" gap="sm" paddingX="edge" paddingY="sm">
        <Text style={{ flex: 1 }}>{text}</Text>
        <RuleLink rule="TAS-30" />
      </Row>
      {isSecretInPort(state)
        ? SIDES.map((side) => (
            <ListRow
              key={side}
              variant="plain"
              leading={<SideMark side={ensignOf(side)} marks={marks} width={42} />}
              title={sideWords(side)}
              subtitle={state.recovered[side] ? t('tide.inPort.rolled') : t('tide.inPort.toRoll')}
              trailing={state.recovered[side] ? <Icon name="check" /> : undefined}
              testID={`port-of-${side}`}
            />
          ))
        : sides.length > 0 && <PortList step={step} sides={sides} />}
    </>
  );
}
