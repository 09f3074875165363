import { useT } from '@/messages/messages';
import { type GroupView, ownerOf } from '@/rules/tsushima/index';
import { ListRow } from '@/ui/list-row';

import { useGame, useRollAtOnce } from '../game';
import { placeName } from '../words/names-in';

const KOREAN: readonly string[] = ['chemulpo', 'fusan'];

/** Towns that the Russians may shell from where they are: one die for each place (TSU-46). */
export function RaidRows() {
  const t = useT();
  const roll = useRollAtOnce();
  const { view, nameOf } = useGame();
  const mayRaid = ({ side, where: { kind, name } }: GroupView): boolean =>
    side === 'irn' &&
    !view.tried.includes(`raid.${name}`) &&
    (kind === 'partial' || (kind === 'port' && KOREAN.includes(name) && ownerOf(view, name) === 'ijn'));
  const raiders = Object.values(view.groups).filter(mayRaid);
  // One row for each place, whoever of them shells it.
  const places = raiders.filter(
    ({ where }, index) => raiders.findIndex((each) => each.where.name === where.name) === index,
  );
  return places.map(({ id, where }) => (
    <ListRow
      key={id}
      title={t('tsushima.raid.title', { place: placeName(where) })}
      subtitle={t('tsushima.raid.text', { name: nameOf(id) })}
      onPress={() => void roll({ type: 'raidTown', group: id })}
      testID={`raid-${id}`}
    />
  ));
}
