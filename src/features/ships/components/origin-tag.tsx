import { useT } from '@/messages/messages';
import type { ShipOrigin } from '@/rules/togo/index';
import { Tag } from '@/ui/tag';

/** Whose ship this is; the library's own have no tag. */
export function OriginTag({ origin }: { origin: ShipOrigin }) {
  const t = useT();
  if (origin === 'library') return null;
  return <Tag icon="pencil" text={origin === 'edited' ? t('ships.row.edited') : t('ships.row.own')} testID={origin} />;
}
