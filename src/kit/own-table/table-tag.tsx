import '@/messages/instruments';

import { useT } from '@/messages/messages';
import type { TableSource } from '@/rules/common/owner-table';
import { Tag } from '@/ui/tag';

/** Wherever a result hangs on a table: whose it is. */
export function TableTag({ source, testID }: { source: TableSource; testID?: string }) {
  const t = useT();
  return <Tag text={t(`ownTable.tag.${source}`)} tone={source === 'house' ? 'caution' : 'plain'} testID={testID} />;
}
