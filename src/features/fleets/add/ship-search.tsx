import { useDeferredValue, useMemo, useState } from 'react';
import { View } from 'react-native';

import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { sideName, SIDE_CHOICES } from '@/kit/sides';
import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { findShips, mayShareBase, type ShipDesign, type ShipType, type Side } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ChipChoice } from '@/ui/chip-choice';
import { LiveRegion } from '@/ui/live-region';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { useTheme } from '@/ui/theme';
import { ToggleRow } from '@/ui/toggle-row';
import { space } from '@/ui/tokens';

import { planFacts } from '../components/ship-row';
import { useOwnShips } from '../use-own-ships';
import { typeName } from '../words';

const TYPES = ['B', 'CA', 'C2', 'C3', 'TBD', 'TB', 'convoy'] as const satisfies readonly ShipType[];
const A_PAGE = 24;
const MOST_BASES = 8;

/** Ships by id, and how many bases of each. */
export type Chosen = ReadonlyMap<string, number>;

interface ShipSearchProps {
  side: Side;
  /** Ids of ships that are in the fleet already. */
  here: ReadonlySet<string>;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** The library and the owner's ships, narrowed by name, side and type; several can be ticked at once. */
export function ShipSearch({ side: ownSide, here, chosen, onChange }: ShipSearchProps) {
  const t = useT();
  const own = useOwnShips();
  const [text, setText] = useState('');
  const [side, setSide] = useState<Side | 'both'>(ownSide);
  const [type, setType] = useState<ShipType | 'all'>('all');
  const [pages, setPages] = useState(1);
  const search = useDeferredValue(text);
  const found = useMemo(
    () => findShips({ text: search, side: side === 'both' ? null : side, type: type === 'all' ? null : type }, own),
    [search, side, type, own],
  );
  const shown = found.slice(0, pages * A_PAGE);
  const afresh =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPages(1);
    };
  const set = (id: string, count: number) => {
    const next = new Map(chosen);
    if (count > 0) next.set(id, count);
    else next.delete(id);
    onChange(next);
  };
  return (
    <>
      <TextField
        label={t('fleets.add.field')}
        placeholder={t('fleets.add.placeholder')}
        value={text}
        onChange={afresh(setText)}
        kind="search"
        maxLength={80}
        testID="ship-search"
      />
      <SegmentedChoice
        label={t('common.sideLabel')}
        value={side}
        onChange={afresh(setSide)}
        options={[...SIDE_CHOICES, { value: 'both', label: sideName('both') }]}
        testID="search-side"
      />
      <ChipChoice
        label={t('fleets.add.types')}
        value={type}
        onChange={afresh(setType)}
        options={[
          { value: 'all', label: t('fleets.add.allTypes') },
          ...TYPES.map((each) => ({ value: each, label: typeName(each) })),
        ]}
        testID="search-type"
      />
      <LiveRegion style={shown.length > 0 && { position: 'absolute' }}>
        {shown.length === 0 && <Text>{t('fleets.add.none')}</Text>}
      </LiveRegion>
      {shown.length > 0 && (
        <Card padded={false}>
          {shown.map((design) => (
            <ShipChoice
              key={design.id}
              design={design}
              isHere={here.has(design.id)}
              isOwn={own.has(design.id)}
              count={chosen.get(design.id) ?? 0}
              onChange={(count) => set(design.id, count)}
            />
          ))}
        </Card>
      )}
      {found.length > shown.length && (
        <Button
          label={t('fleets.add.showMore', { count: found.length - shown.length })}
          onPress={() => setPages(pages + 1)}
          testID="show-more"
        />
      )}
    </>
  );
}

interface ShipChoiceProps {
  design: ShipDesign;
  isHere: boolean;
  isOwn: boolean;
  count: number;
  onChange: (count: number) => void;
}

function ShipChoice({ design, isHere, isOwn, count, onChange }: ShipChoiceProps) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  return (
    <View style={{ backgroundColor: color.card }}>
      <ToggleRow
        kind="checkbox"
        title={design.name}
        subtitle={factsOf(design, { isHere, isOwn })}
        leading={isLargeText ? undefined : <ShipPlan facts={planFacts(design)} label={null} />}
        on={count > 0}
        onChange={(on) => onChange(on ? 1 : 0)}
        testID={`choose-${design.id}`}
      />
      {count > 0 && mayShareBase(design) && (
        <View style={{ paddingHorizontal: space.edge, paddingVertical: space.sm }}>
          <Stepper
            label={t('fleets.add.bases', { name: design.name })}
            decreaseLabel={t('fleets.add.fewerBases')}
            increaseLabel={t('fleets.add.moreBases')}
            value={count}
            min={1}
            max={MOST_BASES}
            onChange={onChange}
            testID={`bases-${design.id}`}
          />
        </View>
      )}
    </View>
  );

  function factsOf({ ratings, side }: ShipDesign, origin: { isHere: boolean; isOwn: boolean }): string {
    const facts = t('fleets.add.facts', {
      type: typeName(ratings.type),
      side: sideName(side),
      speed: inchWords(ratings.speed),
    });
    const more = origin.isHere ? t('fleets.add.here') : origin.isOwn ? t('fleets.add.own') : null;
    return more === null ? facts : t('fleets.add.factsMore', { facts, more });
  }
}
