import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { LIST_BOX } from '@/kit/ship-plan/plan-image';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { GroupView, ShipType } from '@/rules/tsushima/index';
import { useSettings } from '@/store/settings';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Tag } from '@/ui/tag';
import { useTheme } from '@/ui/theme';
import { useIsNarrow } from '@/ui/window-shape';

import { TYPE_PLANS } from '../forces/type-plans';
import { useGame } from '../game';
import { groupName, placeName } from '../words/names-in';

interface Props {
  group: GroupView;
  /** Drawn where both sides stand in one list. */
  isMarked?: boolean;
  onPress: (group: GroupView) => void;
}

/** As long as "Partial sea": a longer place beside the group's name would break it over lines. */
const LONGEST_BESIDE = 11;

/** A group with its leader, and where it is now. */
export function GroupRow({ group, isMarked = false, onPress }: Props) {
  const t = useT();
  const { view, nameOf } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const { isLargeText } = useTheme();
  const isNarrow = useIsNarrow();
  const { id, side, ships, top, where, moved } = group;
  const lead = view.ships[top]?.name ?? '';
  const count = ships?.length ?? null;
  const subtitle = count === null ? t('tsushima.move.leads', { lead }) : t('tsushima.move.leadsOf', { lead, count });
  const place = placeName(where);
  const tag = <Tag text={place} tone={moved ? 'now' : undefined} />;
  // Beside large words, or on a small screen, a drawing would leave them no room.
  const hasPlan = !isLargeText && !isNarrow;
  const isBelow = isLargeText || place.length > LONGEST_BESIDE;
  return (
    <ListRow
      leading={
        isMarked ? (
          <SideMark side={ensignOf(side)} marks={marks} width={26} />
        ) : (
          hasPlan && <Picture type={view.ships[top]?.type} />
        )
      }
      title={groupName(view, group, { short: true })}
      // A lone ship has been named already.
      subtitle={count === 1 ? undefined : subtitle}
      detail={isBelow && <Row style={{ maxWidth: '100%' }}>{tag}</Row>}
      trailing={!isBelow && tag}
      label={t('tsushima.move.said', { name: nameOf(id), place })}
      said={count === 1 ? undefined : subtitle}
      onPress={() => onPress(group)}
      testID={`group-${id}`}
    />
  );
}

/** Her leader from above; merchants lie at anchor. */
function Picture({ type }: { type: ShipType | undefined }) {
  if (type !== undefined && type !== 'M') return <ShipPlan facts={TYPE_PLANS[type]} label={null} />;
  return (
    <Row justify="center" style={{ width: LIST_BOX.along }}>
      <Icon name="anchor" size={26} />
    </Row>
  );
}
