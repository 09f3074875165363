import { useState } from 'react';

import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { allHqs, findUnit, type Side, stepsLeft, type Unit } from '@/rules/red-sun/index';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { RadioGroup, RadioRow } from '@/ui/radio-row';
import { Section, SectionHeader } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { ToggleRow } from '@/ui/toggle-row';

import { AddUnitSheet } from '../forces/add-sheets';
import { useAct, useActWithToast, useGame } from '../game';
import type { Command } from './unit-facts';

/** The rows of the checklist, and every unit to be assigned or brought up to strength (RSR-6). */
export function ReinforcementPanel({ side, commands }: { side: Side; commands: readonly Command[] }) {
  const t = useT();
  const act = useAct();
  const { view } = useGame();
  const [sheet, setSheet] = useState<'add' | string | null>(null);
  const unit = sheet === null ? null : findUnit(view, sheet);
  return (
    <>
      <RuleLine words={t('red-sun.land.reinforcement')} rule="RSR-6" />
      {view.rows.map(({ row, done }) => (
        <ToggleRow
          key={row}
          kind="checkbox"
          title={t(`red-sun.row.${row}`)}
          on={done}
          onChange={(on) => void act({ type: 'tick', row, done: on })}
          testID={`row-${row}`}
        />
      ))}
      <Stack paddingX="edge" paddingTop="md">
        <SectionHeader title={t('red-sun.land.units')} aside={t('red-sun.land.unitsTap')} />
      </Stack>
      {commands.flatMap(({ hq, units }) =>
        units.map((each) => (
          <ListRow
            key={each.id}
            title={each.name}
            subtitle={`${hq?.name ?? t('red-sun.land.nobody')} · ${stepsWords(each)}`}
            value={stepsLeft(each) === 0 ? undefined : String(each.strengths[each.lost])}
            onPress={() => setSheet(each.id)}
            testID={`unit-${each.id}`}
          />
        )),
      )}
      <Row padding="edge">
        <Button
          icon="plus"
          label={t('red-sun.land.addUnit')}
          onPress={() => setSheet('add')}
          testID="add-unit"
          style={{ flexGrow: 1 }}
        />
      </Row>
      {unit && <UnitSheet unit={unit} onClose={() => setSheet(null)} />}
      {sheet === 'add' && <AddUnitSheet side={side} onClose={() => setSheet(null)} />}
    </>
  );

  function stepsWords(each: Unit): string {
    if (stepsLeft(each) === 0) return t('red-sun.land.eliminated');
    return each.lost === 0
      ? t('red-sun.land.whole')
      : t('red-sun.land.lost', { count: each.lost, steps: each.strengths.length });
  }
}

/** One unit: a step back, or another headquarters. */
function UnitSheet({ unit, onClose }: { unit: Unit; onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const { view } = useGame();
  const hqs = allHqs(view).filter(({ side, isSupreme }) => side === unit.side && !isSupreme);
  const assign = (hq: string | null) => {
    onClose();
    if (hq !== unit.hq) void act({ type: 'assignUnit', unit: unit.id, hq });
  };
  return (
    <Sheet open onClose={onClose} title={unit.name} testID="unit-sheet">
      {unit.lost > 0 && (
        <Button
          icon="plus"
          label={t('red-sun.land.replace')}
          onPress={() => {
            onClose();
            void act({ type: 'replaceStep', unit: unit.id });
          }}
          testID="replace-step"
        />
      )}
      <Section title={t('red-sun.land.assign')} aside="RSR-6">
        <RadioGroup label={t('red-sun.land.assign')} gap="md">
          {[...hqs.map(({ id, name }) => ({ id, name })), { id: null, name: t('red-sun.land.nobody') }].map(
            ({ id, name }) => (
              <RadioRow
                key={id ?? ''}
                words={name}
                on={unit.hq === id}
                onPress={() => assign(id)}
                testID={`assign-${id ?? 'nobody'}`}
              />
            ),
          )}
        </RadioGroup>
      </Section>
    </Sheet>
  );
}
