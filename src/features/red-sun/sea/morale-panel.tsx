import { OwedList } from '@/features/play/turn/owed-list';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';

import { type TurnBodyProps, useGame } from '../game';

/** What an hour cost in morale: admirals first, then whole fives of defence points sunk (RSR-15, RSR-17). */
export function MoralePanel({ owed, onSettle }: Pick<TurnBodyProps, 'owed' | 'onSettle'>) {
  const t = useT();
  const { view, nameOf } = useGame();
  const { battle } = view;
  if (battle === null) return null;
  return (
    <Stack>
      <OwedList owed={owed} onPress={onSettle} />
      {battle.admirals.length > 0 && <RuleLine words={t('red-sun.fleet.admiralRule')} rule="RSR-15" />}
      {battle.moraleDue.length > 0 && <RuleLine words={t('red-sun.morale.rule')} rule="RSR-17" />}
      {battle.moraleDue.map(({ fleet, loss }) => (
        <ListRow
          key={fleet}
          variant="plain"
          title={nameOf(fleet)}
          subtitle={t('red-sun.morale.points', { count: battle.sunk[fleet] ?? 0 })}
          value={t('red-sun.morale.change', {
            before: view.fleets[fleet]?.morale ?? 0,
            after: Math.max(0, (view.fleets[fleet]?.morale ?? 0) - loss),
          })}
          testID={`morale-${fleet}`}
        />
      ))}
    </Stack>
  );
}
