import type { ReactNode } from 'react';

import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { ToggleRow } from '@/ui/toggle-row';

import { HouseRules } from './house-rules';
import type { Drawn, Edge } from '../plan';
import type { Planning } from '../use-plan';
import { useUsualName } from '../use-force-name';
import { LightChoice } from './light-choice';

interface RulesStepProps {
  planning: Planning;
  drawn: Drawn;
}

/** Light, year and length; what is done at the table; and the questions the book leaves open. */
export function RulesStep({ planning: { plan, change }, drawn }: RulesStepProps) {
  const t = useT();
  const usualName = useUsualName()(plan, drawn);
  const { scenario, light, dayRange, year } = drawn;
  const inches = (count: number) => t('newBattle.rules.inches', { count });
  return (
    <Stack gap="lg">
      <Section title={t('common.light')}>
        <LightChoice light={light} dayRange={dayRange} onChange={(chosen) => change({ light: chosen })} />
        {light === 'day' && (
          <Labelled label={t('newBattle.rules.seeing')}>
            <Stepper
              label={t('newBattle.rules.seeing')}
              decreaseLabel={t('newBattle.rules.seeingLess')}
              increaseLabel={t('newBattle.rules.seeingMore')}
              value={dayRange}
              min={2}
              max={72}
              step={2}
              format={inches}
              onChange={(value) => change({ dayRange: value })}
              testID="day-range"
            />
          </Labelled>
        )}
        <Labelled label={t('common.year')} why={t('newBattle.rules.yearWhy')}>
          <Stepper
            label={t('common.year')}
            decreaseLabel={t('newBattle.rules.yearLess')}
            increaseLabel={t('newBattle.rules.yearMore')}
            value={year}
            min={1894}
            max={1914}
            onChange={(value) => change({ year: value })}
            testID="year"
          />
        </Labelled>
        {!scenario && <FreeRules plan={plan} onChange={change} />}
      </Section>
      <Section title={t('newBattle.rules.table')}>
        <Card padded={false}>
          <ToggleRow
            title={t('newBattle.rules.plotted')}
            subtitle={t('newBattle.rules.plottedWhy')}
            on={plan.plotted}
            onChange={(plotted) => change({ plotted })}
            testID="plotted"
          />
        </Card>
        <TextField
          kind="name"
          maxLength={LONGEST_NAME}
          label={t('common.battleName')}
          value={plan.name}
          placeholder={usualName}
          onChange={(name) => change({ name })}
          testID="battle-name"
        />
        <TextField
          kind="name"
          maxLength={LONGEST_NAME}
          label={t('newBattle.rules.admiralIjn')}
          value={plan.admirals.ijn}
          onChange={(ijn) => change({ admirals: { ...plan.admirals, ijn } })}
          testID="admiral-ijn"
        />
        <TextField
          kind="name"
          maxLength={LONGEST_NAME}
          label={t('newBattle.rules.admiralIrn')}
          value={plan.admirals.irn}
          onChange={(irn) => change({ admirals: { ...plan.admirals, irn } })}
          testID="admiral-irn"
        />
      </Section>
      <HouseRules chosen={plan.houseRules} onChange={(houseRules) => change({ houseRules })} />
    </Stack>
  );
}

/** What a scenario would have settled: how long, and who comes from where. */
function FreeRules({ plan, onChange }: { plan: Planning['plan']; onChange: Planning['change'] }) {
  const t = useT();
  return (
    <>
      <Labelled label={t('common.turns')}>
        <Stepper
          label={t('common.turns')}
          decreaseLabel={t('common.fewerTurns')}
          increaseLabel={t('common.moreTurns')}
          value={plan.turnLimit ?? 0}
          min={0}
          max={120}
          step={2}
          format={(value) => (value === 0 ? t('newBattle.rules.noLimit') : String(value))}
          onChange={(value) => onChange({ turnLimit: value === 0 ? null : value })}
          testID="turn-limit"
        />
      </Labelled>
      <Labelled label={t('newBattle.rules.edge')} why={t('newBattle.rules.edgeWhy')}>
        <SegmentedChoice<Edge>
          label={t('newBattle.rules.edge')}
          options={[
            { value: 'north', label: t('newBattle.rules.north') },
            { value: 'east', label: t('newBattle.rules.east') },
            { value: 'south', label: t('newBattle.rules.south') },
            { value: 'west', label: t('newBattle.rules.west') },
          ]}
          value={plan.edge}
          onChange={(edge) => onChange({ edge })}
          testID="edge"
        />
      </Labelled>
    </>
  );
}

function Labelled({ label, why, children }: { label: string; why?: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Text as="name">{label}</Text>
      {children}
      {why !== undefined && (
        <Text as="text2" color="ink2">
          {why}
        </Text>
      )}
    </Stack>
  );
}
