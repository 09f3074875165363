import { useT } from '@/messages/messages';
import {
  SHIP_TYPES,
  shelfChoices,
  type ShelfFilter,
  type ShelvedShip,
  type ShipType,
  type Squadron,
  SQUADRONS,
} from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ChipChoice } from '@/ui/chip-choice';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { ToggleRow } from '@/ui/toggle-row';

import { squadronWord, typeWord } from '../ship-words';

interface FilterSheetProps {
  shelf: readonly ShelvedShip[];
  filter: ShelfFilter;
  /** Ships found with the filter as it is. */
  count: number;
  onChange: (filter: ShelfFilter) => void;
  onClose: () => void;
}

const ANY = 'any';

/** Type, squadron, class: each offers only what the others leave, with how many ships there would be. */
export function FilterSheet({ shelf, filter, count, onChange, onClose }: FilterSheetProps) {
  const t = useT();
  const { types, squadrons, classes } = shelfChoices(shelf, filter);
  const options = <Value extends string>(
    values: readonly Value[],
    counts: ReadonlyMap<Value, number>,
    word: (value: Value) => string,
  ): { value: Value | typeof ANY; label: string }[] => [
    { value: ANY, label: t('ships.filter.any') },
    ...values
      .filter((value) => counts.has(value))
      .map((value) => ({
        value,
        label: t('ships.filter.choice', { name: word(value), count: counts.get(value) ?? 0 }),
      })),
  ];
  const classNames = [...classes.keys()].sort((a, b) => a.localeCompare(b));
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('ships.filter.title')}
      testID="filter-sheet"
      foot={
        <>
          <Button kind="primary" label={t('ships.filter.show', { count })} onPress={onClose} testID="filter-show" />
          <Button
            label={t('ships.filter.clear')}
            onPress={() => onChange({ side: filter.side })}
            testID="filter-clear"
          />
        </>
      }
    >
      <Card padded={false}>
        <ToggleRow
          title={t('ships.filter.mine')}
          subtitle={t('ships.filter.mineHint')}
          on={filter.mine === true}
          onChange={(on) => onChange({ ...filter, mine: on ? true : undefined })}
          testID="filter-mine"
        />
      </Card>
      <Section title={t('ships.filter.type')}>
        <ChipChoice<ShipType | typeof ANY>
          label={t('ships.filter.type')}
          options={options(SHIP_TYPES, types, typeWord)}
          value={filter.type ?? ANY}
          onChange={(type) => onChange({ ...filter, type: type === ANY ? undefined : type })}
          testID="filter-type"
        />
      </Section>
      <Section title={t('ships.filter.squadron')}>
        <ChipChoice<Squadron | typeof ANY>
          label={t('ships.filter.squadron')}
          options={options(SQUADRONS, squadrons, squadronWord)}
          value={filter.squadron ?? ANY}
          onChange={(squadron) => onChange({ ...filter, squadron: squadron === ANY ? undefined : squadron })}
          testID="filter-squadron"
        />
      </Section>
      <Section title={t('ships.filter.shipClass')}>
        <ChipChoice
          label={t('ships.filter.shipClass')}
          options={options(classNames, classes, (name) => name)}
          value={filter.shipClass ?? ANY}
          onChange={(shipClass) => onChange({ ...filter, shipClass: shipClass === ANY ? undefined : shipClass })}
          testID="filter-class"
        />
      </Section>
    </Sheet>
  );
}
