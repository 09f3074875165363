import { useState } from 'react';

import { ChanceBars } from '@/kit/odds-charts/chance-bars';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { fallenBy, type Land, LAND_PLANS, type LandPlan, pointsLeft, SQUADRONS } from '@/rules/tsushima/index';
import { BoxTrack } from '@/ui/box-track';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Row, Stack } from '@/ui/layout';
import { Ruler } from '@/ui/ruler';
import { Heading, Text } from '@/ui/text';

import { useActWithToast, useGame } from '../game';
import { PlanSheet } from '../terminal/plan-sheet';
import { dateWords, portName } from '../words/names-in';

/** Months looked ahead. */
const MONTHS_AHEAD = 4;

/** The land campaign: loads, months that counted, the total, and when Port Arthur is likely to fall. */
export function PlanBoard() {
  const t = useT();
  const { view } = useGame();
  const [choosing, setChoosing] = useState(false);
  const { plan, fallen } = view.land;
  const isOver = view.result !== null;
  return (
    <>
      {fallen !== null && (
        <Stack testID="plan-fallen">
          <Heading>{t('tsushima.board.plan.fallen')}</Heading>
        </Stack>
      )}
      {plan === null ? (
        <EmptyState
          icon="compass"
          title={t('tsushima.board.plan.none')}
          text={t('tsushima.board.plan.noneText')}
          action={
            isOver ? undefined : (
              <Button
                kind="primary"
                label={t('tsushima.board.plan.choose')}
                onPress={() => setChoosing(true)}
                testID="choose-plan"
              />
            )
          }
        />
      ) : (
        <PlanFacts
          plan={plan}
          land={view.land}
          isOpen={fallen === null && !isOver}
          onChange={() => setChoosing(true)}
        />
      )}
      <Squadrons />
      {choosing && <PlanSheet onClose={() => setChoosing(false)} />}
    </>
  );
}

interface PlanFactsProps {
  plan: LandPlan;
  land: Land;
  /** Port Arthur may still fall. */
  isOpen: boolean;
  onChange: () => void;
}

function PlanFacts({ plan, land, isOpen, onChange }: PlanFactsProps) {
  const t = useT();
  const act = useActWithToast();
  const { loads, delivered, successes, total } = land;
  const { destination, loads: usual, successes: needed, total: goal } = LAND_PLANS[plan];
  const wanted = loads ?? usual;
  return (
    <>
      <Row align="center" gap="sm">
        <Heading style={{ flex: 1 }} testID="plan-title">
          {t('tsushima.board.plan.title', { plan })}
        </Heading>
        <RuleLink rule="TSU-59" />
      </Row>
      {isOpen && (
        <Row align="center" justify="space-between" gap="md" wrap>
          <Stack style={{ flexShrink: 1 }}>
            <Text as="name">{t('tsushima.board.plan.loads')}</Text>
            <Text as="text2" color="ink2">
              {t('tsushima.board.plan.loadsText', { wanted, port: portName(destination) })}
            </Text>
          </Stack>
          <BoxTrack
            count={Math.max(wanted, delivered)}
            filled={delivered}
            size={18}
            groupsOf={5}
            label={t('tsushima.board.plan.loadsSaid', { delivered, wanted })}
            testID="plan-loads"
          />
        </Row>
      )}
      {isOpen && (
        <Row gap="sm" wrap>
          <Button
            icon="plus"
            label={t('tsushima.board.plan.deliver')}
            onPress={() => void act({ type: 'deliverLoads', loads: 1 })}
            testID="deliver-load"
            style={{ flexGrow: 1 }}
          />
          {delivered < wanted && (
            <Button
              label={t('tsushima.board.plan.deliverAll', { count: wanted - delivered })}
              onPress={() => void act({ type: 'deliverLoads', loads: wanted - delivered })}
              testID="deliver-all"
              style={{ flexGrow: 1 }}
            />
          )}
        </Row>
      )}
      <Row align="center" justify="space-between" gap="md" wrap>
        <Stack style={{ flexShrink: 1 }}>
          <Text as="name">{t('tsushima.board.plan.successes')}</Text>
          <Text as="text2" color="ink2">
            {t('tsushima.board.plan.successesText', { needed })}
          </Text>
        </Stack>
        <BoxTrack
          count={needed}
          filled={Math.min(needed, successes)}
          label={t('tsushima.board.plan.successesSaid', { count: Math.min(needed, successes), needed })}
          testID="plan-successes"
        />
      </Row>
      <Stack gap="sm">
        <Text as="name">{t('tsushima.board.plan.towards')}</Text>
        <Ruler
          label={t('tsushima.board.plan.totalSaid', { total, goal })}
          least={0}
          most={Math.max(goal, total)}
          numbered={5}
          value={total}
          goal={goal}
          filled
          testID="plan-ruler"
        />
      </Stack>
      {isOpen && <Outlook plan={plan} land={land} />}
      {isOpen &&
        (plan === 'A' ? (
          <Text as="text2" color="ink2">
            {t('tsushima.board.plan.easiest')}
          </Text>
        ) : (
          <Button label={t('tsushima.board.plan.change')} onPress={onChange} testID="change-plan" />
        ))}
    </>
  );
}

const SIX = 6;

/** What the next die needs, and the chance of each month to come. */
function Outlook({ plan, land }: Pick<PlanFactsProps, 'plan' | 'land'>) {
  const t = useT();
  const { view } = useGame();
  const { rolled: isRolled, successes: needed } = LAND_PLANS[plan];
  // The first month of plan C counts only where the table says so (AMB-21).
  const isUncounted = isRolled && !land.firstDone && view.rulings.planCFirst !== 'counted';
  const before = Math.max(0, needed - land.successes) + (isUncounted ? 1 : 0);
  const facts = { plan, total: land.total, raids: 0 };
  const left = pointsLeft(facts);
  // The troops of this month may have been counted already.
  const first = view.terminal.troops ? 1 : 0;
  const turns = before + MONTHS_AHEAD;
  const chances = fallenBy({ ...facts, before, turns });
  const bars = chances.slice(before).map((p, place) => {
    const month = view.month - 1 + first + before + place;
    return {
      id: String(place),
      label: dateWords({ month: (month % 12) + 1, year: view.year + Math.floor(month / 12) }),
      p,
    };
  });
  return (
    <Stack gap="sm">
      {before === 0 && (
        <Text as="control" testID="plan-next">
          {left > SIX ? t('tsushima.board.plan.nextNever') : t('tsushima.board.plan.next', { need: Math.max(1, left) })}
        </Text>
      )}
      <ChanceBars label={t('tsushima.board.plan.chance')} bars={bars} testID="plan-chances" />
      <Text as="text2" color="ink2">
        {t('tsushima.board.plan.ifLoads')}
      </Text>
    </Stack>
  );
}

function Squadrons() {
  const t = useT();
  const { view } = useGame();
  return (
    <Row align="center" gap="sm">
      <Stack flex={1}>
        {SQUADRONS.map((squadron) => (
          <Text key={squadron} as="control" color={view.released[squadron] ? 'ink' : 'ink2'} testID={squadron}>
            {t('tsushima.board.plan.squadronIs', {
              squadron: t(`tsushima.place.squadron.${squadron}`),
              state: view.released[squadron]
                ? t('tsushima.board.plan.released')
                : t(`tsushima.board.plan.waits.${squadron}`),
            })}
          </Text>
        ))}
      </Stack>
      <RuleLink rule="TSU-62" />
    </Row>
  );
}
