import { useStorage } from '@/store/storage';

/** From now on the disk gives out nothing of that table; answers what mends it. */
export function failReading(table: string): () => void {
  const { db } = useStorage.getState() as Extract<ReturnType<typeof useStorage.getState>, { state: 'saved' }>;
  const refused = (sql: string) => (sql.includes(`FROM ${table}`) ? Promise.reject(new Error('disk I/O error')) : null);
  useStorage.setState({
    db: {
      ...db,
      all: (sql, params) => refused(sql) ?? db.all(sql, params),
      get: (sql, params) => refused(sql) ?? db.get(sql, params),
    },
  });
  return () => useStorage.setState({ db });
}
