import { useState } from 'react';

import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import type { Hexside, Terrain } from '@/rules/mukden/index';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

import { useAct, useGame } from '../game';
import { useKeptPlan } from '../turn/use-kept-plan';
import { attackFactors, outlookOf, shiftsFor, plannedFigure } from './attack-figure';
import { AttackFrame } from './attack-frame';
import { AttackNotes } from './attack-notes';
import {
  type AttackPlan,
  commandOf,
  emptyPlan,
  firstPlan,
  joiners,
  type Place,
  planOn,
  targetsOf,
  withHex,
  withUnit,
} from './attack-plan';
import { AttackAhead } from '../odds/attack-ahead';
import { AttackSums } from './attack-sums';
import { Chance } from './chance';
import { CombatDice } from './combat-dice';
import { Guns } from './guns';
import { HexRows } from './hex-rows';
import { HexSheet } from './hex-sheet';
import { MissingTable } from './missing-table';
import { Rosette } from './rosette';
import { TargetList } from './target-list';
import { TargetSheet } from './target-sheet';

/** A tap goes on to the next; what a painted map has besides stays until then. */
const CYCLE: readonly Hexside[] = ['open', 'minor', 'major', 'trench'];
const afterHexside = (hexside: Hexside): Hexside => CYCLE[(CYCLE.indexOf(hexside) + 1) % CYCLE.length] ?? 'open';

interface PlanAttackProps {
  /** A unit or a hex to begin with. */
  param: string;
  isMomentum: boolean;
  onCancel?: () => void;
}

/** An attack as it is put together: nothing is done before DECLARE, and nothing hidden is counted (MUK-18). */
export function PlanAttack({ param, isMomentum, onCancel }: PlanAttackProps) {
  const t = useT();
  const act = useAct();
  const { state, view } = useGame();
  const { isLargeText } = useTheme();
  const [plan, change] = useKeptPlan<AttackPlan | null>('attack', param, () => firstPlan(state, view, param));
  const [place, setPlace] = useState<Place | null>(null);
  const [isAiming, setAiming] = useState(false);
  const unit = joiners(state).find(({ id }) => id === param) ?? null;
  const onAim = (target: string | null) => {
    setAiming(false);
    if (target === null) return change(emptyPlan());
    const aimed = planOn(state, view, target);
    change(unit === null ? aimed : withUnit(aimed, state, unit));
  };
  if (plan === null) {
    return (
      <AttackFrame target={null} isMomentum={isMomentum}>
        <TargetList only={unit?.id ?? null} onAim={onAim} />
        {onCancel && <Button label={t('mukden.attack.cancelMomentum')} onPress={onCancel} testID="cancel-momentum" />}
      </AttackFrame>
    );
  }
  const figure = plannedFigure(state, view, plan);
  const outlook = outlookOf(figure, state);
  const hasTargets = targetsOf(state, view).length > 0;
  return (
    <AttackFrame
      target={plan.target}
      isMomentum={isMomentum}
      actionBar={{
        aside: outlook?.odds ? <Chance p={outlook.odds.pClears} isAtBest={figure.below > 0} /> : undefined,
        main: (
          <Button
            kind="primary"
            icon={isLargeText ? undefined : 'target'}
            label={t('mukden.attack.declare')}
            onPress={() => void act(commandOf(state, plan))}
            testID="declare"
          />
        ),
      }}
      lowRow={<CombatDice />}
    >
      <AttackNotes figure={figure} shifts={shiftsFor(figure, state.rulings)} hints>
        <Rosette
          figure={figure}
          onHex={setPlace}
          onSide={(at) => change(withHex(plan, at, { hexside: afterHexside(figure.hexes[at]!.hexside) }))}
          onTarget={() => setAiming(true)}
        />
      </AttackNotes>
      {isLargeText && <HexRows figure={figure} onHex={setPlace} onTarget={() => setAiming(true)} />}
      {figure.below > 0 && (
        <RuleLine
          flush
          quiet
          words={t('mukden.attack.seen', { factors: figure.defence ?? 0, count: figure.below })}
          rule="MUK-18"
          testID="seen"
        />
      )}
      <SegmentedChoice
        label={t('mukden.attack.terrain')}
        value={figure.terrain}
        onChange={(terrain) => change({ ...plan, terrain })}
        options={TERRAIN_ORDER.map((value) => ({ value, label: t(`mukden.terrain.${value}`) }))}
        testID="terrain"
      />
      {figure.side === 'ijn' && !isMomentum && view.markers > 0 && (
        <Guns
          left={view.markers}
          factors={attackFactors(figure)}
          value={plan.bombardment}
          onChange={(bombardment) => change({ ...plan, bombardment })}
        />
      )}
      {attackFactors(figure) === 0 ? (
        <Text color="ink2">{t('mukden.attack.noAttackers')}</Text>
      ) : (
        <>
          <AttackSums figure={figure} outlook={outlook} table={state.table} rulings={state.rulings} />
          <AttackAhead figure={figure} table={state.table} rulings={state.rulings} />
        </>
      )}
      <MissingTable />
      <Row wrap gap="sm">
        {hasTargets && <Button label={t('mukden.attack.change')} onPress={() => change(null)} testID="change-hex" />}
        {onCancel && <Button label={t('mukden.attack.cancelMomentum')} onPress={onCancel} testID="cancel-momentum" />}
      </Row>
      {place !== null && <HexSheet plan={plan} place={place} onChange={change} onClose={() => setPlace(null)} />}
      {isAiming && <TargetSheet plan={plan} onChange={change} onClose={() => setAiming(false)} />}
    </AttackFrame>
  );
}

const TERRAIN_ORDER: readonly Terrain[] = ['clear', 'town', 'mountain'];
