import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { TableSource } from '@/rules/common/owner-table';
import type { Json } from '@/rules/rulebook';
import {
  BOARD_COLUMNS,
  counterById,
  SCENARIO_IDS,
  type ScenarioId,
  SCENARIOS,
  type Setup,
  SIDES,
  TABLES,
  type TableId,
} from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { RadioGroup, RadioRow } from '@/ui/radio-row';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { sourceOf, useOwnTable } from './own-tables';
import { SetUpSheet } from './set-up-sheet';

/** What is asked before a campaign begins. */
export interface CampaignChoices {
  readonly scenario: ScenarioId;
  readonly guns: Setup['guns'];
  /** Null: as the table stands on the shelf. */
  readonly gunfire: TableSource | null;
  readonly torpedo: TableSource | null;
  readonly ticked: readonly string[];
  readonly startColumns: { readonly ijn: number; readonly irn: number };
}

export const FIRST_CHOICES = {
  ...{ scenario: 'war-at-sea', guns: 'as-listed', gunfire: null, torpedo: null, ticked: [] },
  startColumns: { ijn: 3, irn: 10 },
} as const satisfies CampaignChoices;

interface FieldsProps {
  choices: Json;
  onChange: (choices: Json) => void;
}

/** Which scenario, whose tables and counters, and what the printed list leaves open. */
export function CampaignFields({ choices, onChange }: FieldsProps) {
  const t = useT();
  const now = choices as unknown as CampaignChoices;
  const { scenario, guns, ticked, startColumns } = now;
  const { missing, turns } = SCENARIOS[scenario];
  const set = (change: Partial<CampaignChoices>) => onChange({ ...now, ...change } as unknown as Json);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Section title={t('tsushima.shelf.start.scenario')}>
        <RadioGroup label={t('tsushima.shelf.start.scenario')} gap="md">
          {SCENARIO_IDS.map((id) => (
            <RadioRow
              key={id}
              words={t(`tsushima.place.scenario.${id}`)}
              detail={t(`tsushima.shelf.start.about.${id}`)}
              on={id === scenario}
              onPress={() => set({ scenario: id, ticked: [] })}
              testID={`scenario-${id}`}
            />
          ))}
        </RadioGroup>
        <Button
          icon="ship"
          label={t('tsushima.shelf.start.setUp')}
          onPress={() => setOpen(true)}
          testID="set-up-list"
        />
      </Section>
      {missing.length > 0 && (
        <Section title={t('tsushima.shelf.start.missing')} aside="AMB-17">
          <Text as="text2" color="ink2">
            {t('tsushima.shelf.start.missingText')}
          </Text>
          {missing.map((id) => (
            <ToggleRow
              key={id}
              kind="checkbox"
              title={counterById(id)?.name ?? id}
              on={ticked.includes(id)}
              onChange={(on) => set({ ticked: on ? [...ticked, id] : ticked.filter((each) => each !== id) })}
              testID={`tick-${id}`}
            />
          ))}
        </Section>
      )}
      <Section title={t('tsushima.shelf.start.guns')}>
        <RadioGroup label={t('tsushima.shelf.start.guns')} gap="md">
          {(['as-listed', 'check'] as const).map((way) => {
            const [words, detail] =
              way === 'check'
                ? [t('tsushima.shelf.start.check'), t('tsushima.shelf.start.checkText')]
                : [t('tsushima.shelf.start.asListed'), t('tsushima.shelf.start.asListedText')];
            return (
              <RadioRow
                key={way}
                words={words}
                detail={detail}
                on={way === guns}
                onPress={() => set({ guns: way })}
                testID={`guns-${way}`}
              />
            );
          })}
        </RadioGroup>
      </Section>
      <Section title={t('tsushima.shelf.start.tables')}>
        <Text as="text2" color="ink2">
          {t('tsushima.shelf.start.tablesText')}
        </Text>
        {TABLES.map((table) => (
          <TableChoice key={table} table={table} chosen={now[table]} onChoose={(source) => set({ [table]: source })} />
        ))}
      </Section>
      {turns !== null && (
        <Section title={t('tsushima.shelf.start.columns')} aside="AMB-11">
          <Text as="text2" color="ink2">
            {t('tsushima.shelf.start.columnsText')}
          </Text>
          {SIDES.map((side) => (
            <StepRow
              key={side}
              label={side === 'ijn' ? t('tsushima.shelf.start.startIjn') : t('tsushima.shelf.start.startIrn')}
              decreaseLabel={t('tsushima.shelf.start.left')}
              increaseLabel={t('tsushima.shelf.start.right')}
              value={startColumns[side]}
              min={1}
              max={BOARD_COLUMNS}
              onChange={(column) => set({ startColumns: { ...startColumns, [side]: column } })}
              testID={`start-column-${side}`}
            />
          ))}
        </Section>
      )}
      {isOpen && <SetUpSheet scenario={scenario} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TableChoiceProps {
  table: TableId;
  chosen: TableSource | null;
  onChoose: (source: TableSource) => void;
}

/** Where the results of a table come from; the owner's own is offered once it is finished. */
function TableChoice({ table, chosen, onChoose }: TableChoiceProps) {
  const t = useT();
  const source = sourceOf(useOwnTable(table));
  const label = t(`tsushima.shelf.table.${table}`);
  return (
    <>
      <Text as="name">{label}</Text>
      <SegmentedChoice
        label={label}
        options={[
          ...(source === 'yours' ? [{ value: 'yours' as const, label: t('tsushima.shelf.start.yours') }] : []),
          {
            value: 'house',
            label: t('tsushima.shelf.start.house'),
            shortLabel: t('tsushima.shelf.start.houseShort'),
          },
          { value: 'none', label: t('tsushima.shelf.start.each'), shortLabel: t('tsushima.shelf.start.eachShort') },
        ]}
        value={chosen ?? source}
        onChange={onChoose}
        testID={`table-${table}`}
      />
    </>
  );
}
