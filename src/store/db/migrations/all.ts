import * as m0001 from './0001-documents';
import * as m0002 from './0002-battles';
import * as m0003 from './0003-put-away';
import * as m0004 from './0004-in-order';
import * as m0005 from './0005-draft-per-curtain';

/** In order; the place in this list is the schema version. A step that has shipped is never edited. */
export const migrations: readonly string[] = [m0001.sql, m0002.sql, m0003.sql, m0004.sql, m0005.sql];
