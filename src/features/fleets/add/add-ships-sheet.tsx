import { useState } from 'react';

import { useT } from '@/messages/messages';
import {
  baseOf,
  basesOf,
  findDesign,
  type Fleet,
  type ListProblem,
  type NewShip,
  readShipList,
  type ShipDesign,
  shipsOf,
} from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Sheet } from '@/ui/sheet';

import { useOwnShips } from '../use-own-ships';
import { type NamedShips, NameList } from './name-list';
import { type Chosen, ShipSearch } from './ship-search';

interface AddShipsSheetProps {
  fleet: Fleet;
  title: string;
  onAdd: (ships: readonly NewShip[]) => void;
  onClose: () => void;
}

/** Ships for a fleet: ticked in the library, or read from a list of names. */
export function AddShipsSheet({ fleet, title, onAdd, onClose }: AddShipsSheetProps) {
  const t = useT();
  const own = useOwnShips();
  const [way, setWay] = useState<'search' | 'paste'>('search');
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const list = useNameList();
  const ships = way === 'search' ? basesIn(chosen) : list.bases;
  const here = new Set(shipsOf(fleet).map(({ ship }) => ship));

  function basesIn(ids: Chosen): readonly NewShip[] {
    return [...ids].flatMap(([id, count]) => {
      const design = findDesign(id, own);
      return design ? Array.from({ length: count }, () => baseOf(design)) : [];
    });
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common.cancel')}
      testID="add-ships"
      foot={
        <Button
          kind="primary"
          label={ships.length === 0 ? t('fleets.add.choose') : t('fleets.add.confirm', { count: ships.length })}
          disabled={ships.length === 0}
          onPress={() => onAdd(ships)}
          testID="add-confirm"
        />
      }
    >
      <SegmentedChoice
        label={t('fleets.add.way')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'search', label: t('fleets.add.search') },
          { value: 'paste', label: t('fleets.add.paste') },
        ]}
        testID="add-way"
      />
      {way === 'search' ? (
        <ShipSearch side={fleet.side} here={here} chosen={chosen} onChange={setChosen} />
      ) : (
        <NameList {...list.props} />
      )}
    </Sheet>
  );
}

/** The text, what was read of it, and what was chosen for names that were not clear. */
function useNameList() {
  const own = useOwnShips();
  const [text, setText] = useState('');
  const [named, setNamed] = useState<NamedShips | null>(null);
  const [problem, setProblem] = useState<ListProblem | null>(null);
  const find = () => {
    const read = readShipList(text, own);
    setNamed(read.ok ? { listed: read.value, chosen: new Map() } : null);
    setProblem(read.ok ? null : read.error);
  };
  const choose = (place: number, design: ShipDesign) =>
    setNamed((now) => now && { ...now, chosen: new Map(now.chosen).set(place, design) });
  const meant = (named?.listed ?? []).flatMap(({ written, design }, place) => {
    const ship = design ?? named?.chosen.get(place);
    return ship ? [{ written, design: ship }] : [];
  });
  return {
    bases: basesOf(meant),
    props: { text, onText: setText, problem, named, onFind: find, onChoose: choose },
  };
}
