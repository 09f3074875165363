import { useRouter } from 'expo-router';

import { gameAddress } from '@/features/play/addresses';
import { useT } from '@/messages/messages';
import { ASSAULT_ROUNDS, isEliminated, strengthNow } from '@/rules/red-sun/index';
import { BoxTrack } from '@/ui/box-track';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { Tag } from '@/ui/tag';
import { Heading } from '@/ui/text';

import { type TurnBodyProps, useAct, useGame } from '../game';
import { LossesPanel } from './losses-panel';
import type { Command } from './unit-facts';

interface Props extends TurnBodyProps {
  enemies: readonly Command[];
}

/** Up to three assault rounds: who may still be attacked, and the steps of the last assault (RSR-8). */
export function CombatPanel({ enemies, choice, onChoose }: Props) {
  const t = useT();
  const router = useRouter();
  const act = useAct();
  const { id, view } = useGame();
  const { assaultRound, losses } = view;
  const round = t('red-sun.land.round', { round: assaultRound, of: ASSAULT_ROUNDS });
  if (losses !== null) return <LossesPanel pending={losses} choice={choice} onChoose={onChoose} />;
  const isLast = assaultRound >= ASSAULT_ROUNDS;
  const units = enemies.flatMap((command) => command.units).filter((unit) => !isEliminated(unit));
  return (
    <>
      <Row align="center" gap="md" paddingX="edge" paddingY="sm">
        <Heading as="name" style={{ flex: 1 }}>
          {round}
        </Heading>
        <BoxTrack count={Math.max(ASSAULT_ROUNDS, assaultRound)} filled={assaultRound - 1} now label={round} />
      </Row>
      <ListRow
        variant="next"
        leading={<Icon name="dice" size={28} />}
        title={t('red-sun.land.assault')}
        subtitle={t('red-sun.land.assaultText')}
        onPress={() => router.push(gameAddress(id, 'assault'))}
        testID="new-assault"
      />
      <ListRow
        variant={isLast ? 'plain' : 'card'}
        title={t('red-sun.land.nextRound')}
        subtitle={isLast ? t('red-sun.land.noRounds') : t('red-sun.land.nextRoundText')}
        onPress={() => void act({ type: 'nextAssaultRound' })}
        testID="next-assault-round"
      />
      <Stack paddingX="edge" paddingTop="md">
        <SectionHeader title={t('red-sun.land.defenders')} aside={t('red-sun.land.strength')} />
      </Stack>
      {units.map((unit) => (
        <ListRow
          key={unit.id}
          variant={unit.defended ? 'plain' : 'card'}
          title={unit.name}
          value={String(strengthNow(unit))}
          said={unit.defended ? t('red-sun.land.defended') : undefined}
          trailing={unit.defended ? <Tag text={t('red-sun.land.defended')} /> : undefined}
          onPress={() => router.push(gameAddress(id, `assault/${unit.id}`))}
          testID={`enemy-${unit.id}`}
        />
      ))}
    </>
  );
}
