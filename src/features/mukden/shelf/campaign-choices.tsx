import { ValuesChoice } from '@/features/play/values-choice';
import { useT } from '@/messages/messages';
import type { TableSource } from '@/rules/common/owner-table';
import { LAST_ROW } from '@/rules/mukden/index';
import type { Json } from '@/rules/rulebook';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { ROWS, useOwnBoard } from './own-board';
import { useOwnCrt } from './own-crt';
import { AUTO, HOUSE, NONE, useRegisters } from './own-units';

/** What is asked before a campaign begins. */
export interface CampaignChoices {
  /** A register by its id, or one of the ways without one. */
  readonly units: string;
  /** Null: as the table stands on the shelf. */
  readonly table: TableSource | null;
  /** Whether moves and shifts follow the painted map. */
  readonly usesMap: boolean;
  /** Null: as the painted map has it, or the house's. */
  readonly lastRow: number | null;
}

export const FIRST_CHOICES = {
  ...{ units: AUTO, table: null, usesMap: true, lastRow: null },
} as const satisfies CampaignChoices;

interface FieldsProps {
  choices: Json;
  onChange: (choices: Json) => void;
}

/** Whose units, which table, which map, and how far south it goes. */
export function CampaignFields({ choices, onChange }: FieldsProps) {
  const t = useT();
  const now = choices as unknown as CampaignChoices;
  const registers = useRegisters();
  const { source, typed } = useOwnCrt();
  const map = useOwnBoard();
  const set = (change: Partial<CampaignChoices>) => onChange({ ...now, ...change } as unknown as Json);
  const ways = [
    ...registers.map(({ id, name }) => ({
      id,
      words: t('mukden.shelf.start.own', { name }),
      detail: t('mukden.shelf.start.ownText'),
    })),
    { id: HOUSE, words: t('mukden.shelf.start.house'), detail: t('mukden.shelf.start.houseText') },
    { id: NONE, words: t('mukden.shelf.start.none'), detail: t('mukden.shelf.start.noneText') },
  ];
  return (
    <>
      <ValuesChoice
        title={t('mukden.shelf.start.units')}
        ways={ways}
        chosen={now.units === AUTO ? (registers[0]?.id ?? HOUSE) : now.units}
        onChoose={(id) => set({ units: id })}
      />
      <Section title={t('mukden.shelf.crt.title')} aside="MUK-34">
        <Text as="text2" color="ink2">
          {t('mukden.shelf.start.tableText')}
        </Text>
        <SegmentedChoice
          label={t('mukden.shelf.crt.title')}
          options={[
            ...(typed === null ? [] : [{ value: 'yours' as const, label: t('mukden.shelf.start.yours') }]),
            {
              value: 'house',
              label: t('mukden.shelf.start.houseTable'),
              shortLabel: t('mukden.shelf.start.houseShort'),
            },
            { value: 'none', label: t('mukden.shelf.start.enter') },
          ]}
          value={now.table ?? source}
          onChange={(table) => set({ table })}
          testID="crt-source"
        />
      </Section>
      {map !== null && (
        <ToggleRow
          title={t('mukden.shelf.start.map')}
          subtitle={t('mukden.shelf.start.mapText')}
          on={now.usesMap}
          onChange={(usesMap) => set({ usesMap })}
          testID="uses-map"
        />
      )}
      <StepRow
        label={t('mukden.shelf.lastRow')}
        hint={t('mukden.shelf.start.lastRowHint')}
        decreaseLabel={t('mukden.shelf.lastRowLess')}
        increaseLabel={t('mukden.shelf.lastRowMore')}
        value={now.lastRow ?? map?.lastRow ?? LAST_ROW}
        min={ROWS.least}
        max={ROWS.most}
        onChange={(lastRow) => set({ lastRow })}
        testID="last-row"
      />
    </>
  );
}
