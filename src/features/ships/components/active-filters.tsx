import { useT } from '@/messages/messages';
import type { ShelfFilter } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';

import { squadronWord, typeWord } from '../ship-words';

interface ActiveFiltersProps {
  count: number;
  filter: ShelfFilter;
  onChange: (filter: ShelfFilter) => void;
  onNew: () => void;
}

/** How many ships there are, and what keeps the others away: each filter goes with one tap. */
export function ActiveFilters({ count, filter, onChange, onNew }: ActiveFiltersProps) {
  const t = useT();
  const active = activeFilters(filter, t('ships.filter.mine'));
  return (
    <Stack gap="sm" paddingX="edge" paddingY="sm">
      <Row wrap align="center" justify="space-between">
        <Text as="name" aria-live="polite" testID="count">
          {t('common.ships', { count })}
        </Text>
        <Button icon="plus" label={t('ships.create.open')} onPress={onNew} testID="new-ship" />
      </Row>
      {active.length > 0 && (
        <Row wrap gap="sm">
          {active.map(({ key, name }) => (
            <FilterChip key={key} name={name} onPress={() => onChange({ ...filter, [key]: undefined })} id={key} />
          ))}
          <Button
            kind="link"
            label={t('ships.filter.clear')}
            onPress={() => onChange({ side: filter.side })}
            testID="clear-filters"
          />
        </Row>
      )}
    </Stack>
  );
}

function FilterChip({ name, id, onPress }: { name: string; id: string; onPress: () => void }) {
  const t = useT();
  const { color, growth } = useTheme();
  return (
    <Pressable
      label={t('ships.filter.remove', { name })}
      onPress={onPress}
      testID={`filter-${id}-remove`}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.sm,
        paddingHorizontal: space.md,
        borderRadius: radius.card,
        borderWidth: stroke.frame,
        borderColor: color.ink,
        backgroundColor: color.ink,
      }}
    >
      <Text as="control" color="paper" style={{ flexShrink: 1 }}>
        {name}
      </Text>
      <Icon name="close" size={16 * growth('control')} color="paper" strong />
    </Pressable>
  );
}

/** The side is not among them: it stands in the row of segments above. */
function activeFilters({ type, squadron, shipClass, mine }: ShelfFilter, mineWord: string) {
  return [
    ...(type === undefined ? [] : [{ key: 'type', name: typeWord(type) }]),
    ...(squadron === undefined ? [] : [{ key: 'squadron', name: squadronWord(squadron) }]),
    ...(shipClass === undefined ? [] : [{ key: 'shipClass', name: shipClass }]),
    ...(mine === true ? [{ key: 'mine', name: mineWord }] : []),
  ];
}
