import { useT } from '@/messages/messages';
import { Stack } from '@/ui/layout';
import { SegmentedChoice } from '@/ui/segmented-choice';

import type { Filter } from './passes';

interface FilterPanelProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** Three rows of choices: quicker than a sheet, and what is chosen is always in sight. */
export function FilterPanel({ filter, onChange }: FilterPanelProps) {
  const t = useT();
  return (
    <Stack gap="sm" testID="filters">
      <SegmentedChoice
        label={t('scenarios.list.whose')}
        value={filter.whose}
        onChange={(whose) => onChange({ ...filter, whose })}
        options={[
          { value: 'any', label: t('scenarios.list.any') },
          { value: 'twelve', label: t('scenarios.list.twelve'), shortLabel: t('scenarios.list.twelveShort') },
          { value: 'own', label: t('scenarios.list.own'), shortLabel: t('scenarios.list.ownShort') },
        ]}
        testID="filter-whose"
      />
      <SegmentedChoice
        label={t('common.light')}
        value={filter.light}
        onChange={(light) => onChange({ ...filter, light })}
        options={[
          { value: 'any', label: t('scenarios.list.any') },
          { value: 'day', label: t('scenarios.light.day'), icon: 'sun' },
          { value: 'night', label: t('scenarios.light.night'), icon: 'moon' },
        ]}
        testID="filter-light"
      />
      <SegmentedChoice
        label={t('scenarios.list.size')}
        value={filter.size}
        onChange={(size) => onChange({ ...filter, size })}
        options={[
          { value: 'any', label: t('scenarios.list.any') },
          { value: 'small', label: t('scenarios.list.small'), shortLabel: t('scenarios.list.smallShort') },
          { value: 'middle', label: t('scenarios.list.middle'), shortLabel: t('scenarios.list.middleShort') },
          { value: 'large', label: t('scenarios.list.large'), shortLabel: t('scenarios.list.largeShort') },
        ]}
        testID="filter-size"
      />
    </Stack>
  );
}
