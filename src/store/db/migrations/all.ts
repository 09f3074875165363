import * as m0001 from './0001-documents';
import * as m0002 from './0002-battles';

/** In order; the place in this list is the schema version. A step that has shipped is never edited. */
export const migrations: readonly string[] = [m0001.sql, m0002.sql];
