import { GuideHint } from '@/features/play/guide/guide-hint';
import { useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { useDiceMode } from '@/features/play/dice-mode';
import { BandMark } from '@/kit/band-mark';
import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import { Dial } from '@/kit/dial/dial';
import { dialShip } from '@/kit/dial/dial-ship';
import { RuleLink } from '@/kit/rule-link';
import { bandOf, ensignOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ARC_LIMITS, nightReach, previewFire, RANGE_BANDS } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { planStateOf } from '../plan-state';
import { BatteryRows } from './battery-rows';
import { BatterySheet } from './battery-sheet';
import { FireDivision } from './fire-division';
import { FireOdds } from './fire-odds';
import {
  aimBattery,
  chooseTarget,
  type FirePlan,
  moveTarget,
  openingOf,
  sameAs,
  shotsOf,
  startPlan,
  targetsOf,
} from './fire-plan';
import { nearWarning, quarterOf, rangeWords, targetWords } from './fire-words';
import { TargetChips } from './target-chips';
import { TargetFate } from './target-fate';
import { TargetRow } from './target-row';
import { TargetSheet } from './target-sheet';
import { useFire } from './use-fire';
import { useGame } from '../game';

const NEAR = 0.5;

/** One ship's whole gunfire: target, range and bearing in one drag, and the odds of pressing the button. */
export function FireScreen({ param: sid }: { param: string }) {
  const { id } = useGame();
  const { target } = useLocalSearchParams<{ target?: string }>();
  const leave = useBack(`/battle/${id}`);
  return <Fire ship={sid} wanted={target} onDone={leave} />;
}

/** The same, of a ship that may be known to one side alone. */
export function Fire({ ship: sid, wanted, onDone }: { ship: string; wanted?: string; onDone: () => void }) {
  const t = useT();
  const table = useGame();
  const { state, view, nameOf } = table;
  const { marks } = useSettings();
  const { mode, choose } = useDiceMode();
  const ship = state.ships[sid];
  const [changed, setPlan] = useState<FirePlan | null>(null);
  const [choosing, setChoosing] = useState<'target' | number | null>(null);
  const { fire, fireDivision, division, hold } = useFire(sid, onDone);
  const back = { label: t('common.back'), onPress: onDone };
  // Undone meanwhile may be that they were sighted at all.
  const kept = changed && targetsOf(changed).every((each) => view.ships[each]) ? changed : null;
  const plan = kept ?? (ship ? startPlan(state, ship, wanted) : null);
  const preview =
    plan &&
    previewFire(
      state,
      sid,
      shotsOf(plan).map((shot) => ({ ...shot, arc: null })),
    );
  const target = plan && view.ships[plan.active];
  if (!ship || !view.ships[sid] || !plan || !preview || !target) {
    return (
      <Screen title={nameOf(sid)} back={back} testID="fire">
        <EmptyState icon="target" title={t('battle.fire.noTargets')} text={t('battle.fire.noTargetsText')} />
      </Screen>
    );
  }

  const at = plan.positions[plan.active] ?? { range: 4, bearing: 90 };
  const outOfReach = preview.shots.flatMap(({ battery, numbers }) => (numbers === null ? [battery] : []));
  const firing = preview.shots.find(({ numbers, target: aimed }) => numbers !== null && aimed === plan.active);
  const start = firing?.numbers?.start.value ?? null;
  const canFire = preview.shots.some(({ numbers }) => numbers !== null);
  const reach = nightReach(state, plan.active);
  const enemy = state.ships[plan.active];
  // Her guns would betray her; a ship in sight stays in sight.
  const isHidden = view.formations[ship.group]?.sighted === false;
  const mate = sameAs(state, ship, plan.active);
  const measured = enemy && rangeWords(state, openingOf(state, ship, enemy));
  return (
    <Screen
      title={nameOf(sid)}
      subtitle={t('battle.fire.subtitle', { turn: view.turn })}
      back={back}
      band={bandOf(ship.side)}
      right={<BandMark side={ship.side} marks={marks} />}
      flush
      testID="fire"
      actionBar={{
        aside: <FireOdds preview={preview} />,
        main: canFire ? (
          <Button
            kind="primary"
            icon="target"
            label={t('battle.fire.action')}
            onPress={() => void fire(plan, mode)}
            testID="fire-now"
          />
        ) : (
          <Button kind="primary" label={t('battle.fire.hold')} onPress={() => void hold()} testID="hold-now" />
        ),
      }}
      lowRow={<DiceSwitch mode={mode} onMode={choose} />}
      lead={
        <>
          <GuideHint words={t('firstBattle.guide.hint.fire', { button: t('battle.fire.action') })} />
          <TargetRow target={target} facts={targetWords(target)} onPress={() => setChoosing('target')} />
          {mate !== null && kept === null ? (
            <Note testID="same-target">{t('battle.fire.same', { name: nameOf(mate) })}</Note>
          ) : (
            measured && <Note testID="last-range">{measured}</Note>
          )}
          <TargetChips ship={ship} active={plan.active} onChoose={(chosen) => setPlan(chooseTarget(plan, chosen))} />
        </>
      }
    >
      <View style={{ paddingHorizontal: space.edge }}>
        <Dial
          firerName={nameOf(sid)}
          marks={marks}
          arcs={ARC_LIMITS}
          bands={RANGE_BANDS}
          nearWithin={NEAR}
          ship={dialShip({
            facts: { ...ship.card, lengthM: view.ships[sid].lengthM ?? null },
            state: planStateOf(view.ships[sid]),
            bearing: { quarter: quarterOf(at.bearing), outOfReach },
          })}
          targets={targetsOf(plan).flatMap((each) => {
            const place = plan.positions[each];
            const known = view.ships[each];
            return place && known ? [{ id: each, name: nameOf(each), side: ensignOf(known.side), ...place }] : [];
          })}
          activeId={plan.active}
          onMove={(moved, to) => setPlan(moveTarget(plan, moved, to))}
          onChoose={(chosen) => setPlan({ ...plan, active: chosen })}
          readout={{
            label: t('battle.fire.start'),
            value: start === null ? t('battle.fire.noStart') : t('battle.fire.need', { need: start }),
            spoken: start === null ? undefined : t('battle.fire.startSpoken', { need: start }),
          }}
          warning={nearWarning(state, sid, plan, NEAR) ?? undefined}
        />
      </View>
      {reach !== null && (
        <View
          style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm, paddingHorizontal: space.edge }}
          testID="night-limits"
        >
          <Text as="text2" style={{ flex: 1 }}>
            {t(target.fires > 0 ? 'battle.fire.nightBurning' : 'battle.fire.night', {
              range: reach,
            })}
          </Text>
          <RuleLink rule="TOGO-38" />
        </View>
      )}
      <BatteryRows ship={ship} plan={plan} preview={preview} onPress={setChoosing} />
      <TargetFate preview={preview} target={plan.active} />
      <View style={{ padding: space.edge, gap: space.sm }}>
        {canFire && division.length > 1 && (
          <FireDivision plan={plan} ships={division} onFire={() => void fireDivision(plan, mode)} />
        )}
        <Button
          label={isHidden ? t('battle.fire.holdHidden') : t('battle.fire.hold')}
          onPress={() => void hold()}
          testID="hold"
        />
      </View>
      <TargetSheet
        open={choosing === 'target'}
        side={ship.side}
        facts={targetWords}
        onClose={() => setChoosing(null)}
        onChoose={(chosen) => setPlan(chooseTarget(plan, chosen))}
      />
      {typeof choosing === 'number' && (
        <BatterySheet
          ship={ship}
          battery={choosing}
          plan={plan}
          preview={preview}
          onClose={() => setChoosing(null)}
          onAim={(chosen) => {
            setPlan(aimBattery(plan, choosing, chosen));
            setChoosing(null);
          }}
        />
      )}
    </Screen>
  );
}

function Note({ children, testID }: { children: string; testID: string }) {
  return (
    <Text as="text2" color="ink2" style={{ paddingHorizontal: space.edge, paddingTop: space.xs }} testID={testID}>
      {children}
    </Text>
  );
}
