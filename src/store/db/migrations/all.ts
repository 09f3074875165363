import * as m0001 from './0001-documents';

/** In order; the place in this list is the schema version. A step that has shipped is never edited. */
export const migrations: readonly string[] = [m0001.sql];
