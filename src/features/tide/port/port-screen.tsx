import { type BehindCurtain, SideCurtain } from '@/features/play/side-curtain';
import { RolledCard } from '@/features/play/turn/rolled-card';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { otherSide, rollsIn, type Side } from '@/rules/tide/index';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useGame } from '../game';
import { SecretRoll } from '../roll/secret-roll';
import { NotNow } from '../sortie/sail-screen';
import { PortList } from './port-list';

/** Recovery and repairs of one side, where the condition of ships in port is its secret (TAS-31). */
export function PortScreen({ param }: { param: string }) {
  const t = useT();
  return (
    <SideCurtain<Side> side={param} title={t('tide.inPort.title')} behind={t('tide.inPort.behind')}>
      {(open) => <Port {...open} />}
    </SideCurtain>
  );
}

function Port({ side, close, leave, handOver }: BehindCurtain<Side>) {
  const t = useT();
  const { state } = useGame();
  const { step } = state;
  const rolls = step === 'recover' || step === 'repair' ? step : null;
  if (rolls === null && step !== 'land') return <NotNow onClose={leave} />;
  const isDue = rolls !== null && !state.recovered[side];
  const count = rolls === null ? 0 : rollsIn(state, rolls, side).length;
  const other = otherSide(side);
  const goOn = () => {
    // The phone goes across the table: the other side still has to roll.
    if (rolls !== null && !state.recovered[other]) handOver(`port/${other}`);
    else leave();
  };
  return (
    <SecretRoll
      title={rolls === 'repair' ? t('tide.rollOf.repair') : t('tide.rollOf.recover')}
      onClose={close}
      command={isDue ? { type: rolls, sides: [side] } : null}
      rollLabel={count === 0 ? t('tide.inPort.nothing') : t('tide.next.dice', { count })}
      after={{ label: t('tide.inPort.done'), onPress: goOn }}
      testID="in-port"
    >
      <RolledCard />
      {isDue && <PortList step={rolls} sides={[side]} />}
      {isDue && count === 0 && <Text style={{ padding: space.edge }}>{t('tide.inPort.none')}</Text>}
      <Row align="center" gap="xs" wrap paddingX="edge" paddingY="sm">
        <Text as="text2" color="ink2" style={{ flexShrink: 1 }}>
          {t('tide.inPort.rule')}
        </Text>
        <RuleLink rule="TAS-31" />
      </Row>
    </SecretRoll>
  );
}
