import { PickSheet } from '@/kit/pick-sheet';
import { useT } from '@/messages/messages';
import type { Match } from '@/rules/bridge/index';
import { findDesign, isLibraryShip } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Sheet } from '@/ui/sheet';
import { ToggleRow } from '@/ui/toggle-row';

interface Props {
  match: Match;
  /** No ships: as suggested. */
  onChoose: (ships: readonly string[]) => void;
  onClose: () => void;
}

/** Whom a counter is in Togo: ships of the library she may be drawn from, and the owner's own. */
export function ChooseSheet({ match, onChoose, onClose }: Props) {
  const t = useT();
  const designs = useLibrary((library) => library.ship);
  const { counter, candidates, ships, wanted, by } = match;
  const own = [...designs.values()].filter((design) => design.side === counter.side && !isLibraryShip(design));
  const options = [...new Set([...ships, ...candidates, ...own.map(({ id }) => id)])].map((id) => {
    const design = findDesign(id, designs);
    const isOwn = own.some((each) => each.id === id);
    // Of a ship that is alone in her class the name says it all.
    const shipClass = design?.shipClass === design?.name ? undefined : design?.shipClass;
    return { key: id, value: id, label: design?.name ?? id, hint: isOwn ? t('bridge.fight.own') : shipClass };
  });
  if (wanted === 1) {
    return (
      <PickSheet
        title={t('bridge.fight.choose')}
        options={options}
        chosen={ships[0]}
        onPick={(ship) => onChoose([ship])}
        onClose={onClose}
        testID="choose"
      />
    );
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('bridge.fight.chooseMany', { count: wanted })}
      testID="choose"
      foot={
        <>
          {by === 'chosen' && (
            <Button label={t('bridge.fight.reset')} onPress={() => onChoose([])} testID="choose-reset" />
          )}
          <Button kind="primary" label={t('common.done')} onPress={onClose} testID="choose-done" />
        </>
      }
    >
      <Card padded={false}>
        {options.map(({ value, label, hint }) => {
          const isOn = ships.includes(value);
          return (
            <ToggleRow
              key={value}
              kind="checkbox"
              title={label}
              subtitle={hint}
              on={isOn}
              // One at least, and no more than she stands for.
              disabled={isOn ? ships.length === 1 : ships.length >= wanted}
              onChange={() => onChoose(isOn ? ships.filter((ship) => ship !== value) : [...ships, value])}
              testID={`choose-${value}`}
            />
          );
        })}
      </Card>
    </Sheet>
  );
}
