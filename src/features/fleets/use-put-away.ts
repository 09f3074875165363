import { useEffect, useState } from 'react';

import type { DocumentKind } from '@/game/documents';
import { useLibrary } from '@/store/library';
import { listPutAway, type PutAway } from '@/store/put-away';

/** What was deleted and can be brought back, looked up again whenever the library changes. */
export function usePutAway(kind: DocumentKind): readonly PutAway[] {
  const shelf = useLibrary((library) => library[kind]);
  const [found, setFound] = useState<readonly PutAway[]>([]);
  useEffect(() => {
    let isOld = false;
    listPutAway(kind).then(
      (list) => !isOld && setFound(list),
      () => !isOld && setFound([]),
    );
    return () => {
      isOld = true;
    };
  }, [kind, shelf]);
  return found;
}
