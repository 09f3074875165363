import { GuideHint } from '@/features/play/guide/guide-hint';
import { gameAddress } from '@/features/play/addresses';
import { RuleLine } from '@/kit/rule-line';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { findUnit, type Hex, judgeMarch, type Unit } from '@/rules/mukden/index';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Heading, Text } from '@/ui/text';

import { HexField } from '../attack/hex-field';
import { CounterMark } from '../counter-mark';
import { useAct, useGame } from '../game';
import { ReadyList } from './ready-list';
import { useKeptPlan } from './use-kept-plan';

interface MovePlan {
  readonly unit: string | null;
  readonly to: Hex | null;
}

/** A movement action: one unit, and its hex where that is kept. `param`: the unit. */
export function MoveScreen({ param }: { param: string }) {
  const t = useT();
  const act = useAct();
  const { id, state, view } = useGame();
  const back = useBack(gameAddress(id));
  const [plan, change] = useKeptPlan<MovePlan>('move', param, () => ({ unit: param === '' ? null : param, to: null }));
  const unit = plan.unit === null ? null : findUnit(state, plan.unit);
  const isNow = view.activity === 'movement' && view.action === null && view.result === null;
  if (!isNow) {
    return (
      <Screen title={t('mukden.move.title')} back={{ label: t('common.back'), onPress: back }} testID="no-move">
        <EmptyState
          icon="next"
          title={t('mukden.move.none')}
          text={t('mukden.move.noneText')}
          action={<Button kind="primary" label={t('mukden.attack.toTurn')} onPress={back} testID="back-to-turn" />}
        />
      </Screen>
    );
  }
  const move = async () => {
    if (plan.unit !== null && (await act({ type: 'moveUnit', unit: plan.unit, to: plan.to }))) back();
  };
  return (
    <Screen
      title={unit === null ? t('mukden.move.title') : t('mukden.move.of', { name: unit.name })}
      subtitle={t('mukden.asks.act.movement', { phase: view.phase, action: view.actionNumber })}
      band={bandOf(view.actor)}
      back={{ label: t('common.back'), onPress: back }}
      flush
      testID="move"
      actionBar={
        unit === null
          ? undefined
          : {
              main: (
                <Button
                  kind="primary"
                  icon="next"
                  label={plan.to === null ? t('mukden.move.done') : t('mukden.move.doneTo', { hex: plan.to })}
                  onPress={() => void move()}
                  testID="move-done"
                />
              ),
            }
      }
    >
      {unit !== null && <GuideHint words={t('mukden.guide.hint.move', { button: t('mukden.move.done') })} />}
      {unit === null ? (
        <ReadyList activity="movement" onPick={(picked) => change({ unit: picked.id, to: null })} />
      ) : (
        <Destination unit={unit} to={plan.to} onTo={(to) => change({ ...plan, to })} />
      )}
    </Screen>
  );
}

function Destination({ unit, to, onTo }: { unit: Unit; to: Hex | null; onTo: (to: Hex | null) => void }) {
  const t = useT();
  const { state } = useGame();
  const { march, forced, objection } = judgeMarch(state, unit, to);
  const cost = march?.cost ?? null;
  return (
    <Stack padding="edge" gap="md">
      <Row align="center" gap="md">
        <CounterMark unit={unit} />
        <Stack flex={1}>
          <Heading as="name">{unit.name}</Heading>
          <Text color="ink2">
            {unit.hex === null ? t('mukden.move.onTable') : t('mukden.move.from', { hex: unit.hex })}
          </Text>
        </Stack>
      </Row>
      <HexField
        label={t('mukden.move.to')}
        hint={t('mukden.move.toHint')}
        value={to}
        onChange={onTo}
        testID="move-to"
      />
      {to !== null && cost === null && !objection && <Text color="ink2">{t('mukden.move.unpainted')}</Text>}
      {cost !== null && !objection && (
        <RuleLine
          flush
          words={forced ? t('mukden.move.forced', { count: cost }) : t('mukden.move.cost', { count: cost })}
          rule={forced ? 'MUK-25' : 'MUK-24'}
          testID="march"
        />
      )}
    </Stack>
  );
}
