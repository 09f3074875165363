import { useEffect, useState } from 'react';

import { battleName } from '@/store/battles';
import { currentDatabase } from '@/store/storage';

import { useTable } from '../use-table';

/** What the players call the battle: of five actions off Ulsan a report in a drawer must say which one it was. */
export function useBattleName(): string {
  const { id, view } = useTable();
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const db = currentDatabase();
    if (db) void battleName(db, id).then(setName, () => undefined);
  }, [id]);
  return name ?? view.name;
}
