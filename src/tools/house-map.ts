import { createRequire } from 'node:module';

/** Who may import whom, as `.dependency-cruiser.cjs` has it; `app` is above all of them. */
type Layers = ReadonlyMap<string, readonly string[]>;

interface Rule {
  readonly name: string;
  readonly comment?: string;
}

const LAYER = 'layer-';
const CELL = 30;
/** Room for the names of the rows, and for those of the columns, which lean. */
const LEFT = 130;
const TOP = 110;

export function readLayers(): Layers {
  const { forbidden } = createRequire(__filename)('../../.dependency-cruiser.cjs') as { forbidden: readonly Rule[] };
  const rows = forbidden.flatMap(({ name, comment = '' }): [string, readonly string[]][] =>
    name.startsWith(LAYER) ? [[name.slice(LAYER.length), comment.replace(/^[^:]*: /, '').split(', ')]] : [],
  );
  return new Map([...rows, ['app', ['features']]]);
}

/** A row for each folder, and a dot under each that it may import. */
export function houseMap(layers: Layers): string {
  const folders = [...layers.keys()];
  const columns = folders.filter((folder) => [...layers.values()].some((allowed) => meets(allowed, folder)));
  const [width, height] = [LEFT + columns.length * CELL + 60, TOP + folders.length * CELL + 16];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="15" fill="#13202b">`,
    '<title>A row for each folder of the house, and a dot under each that it may import</title>',
    `<rect width="${width}" height="${height}" fill="#f1e8d2"/>`,
    ...columns.map((folder, column) => {
      const x = LEFT + (column + 0.5) * CELL;
      return `<text transform="translate(${x} ${TOP - 10}) rotate(-45)">${folder}</text>`;
    }),
    ...folders.flatMap((folder, row) => {
      const y = TOP + row * CELL;
      const band = row % 2 === 0 ? [`<rect x="0" y="${y}" width="${width}" height="${CELL}" fill="#faf5e7"/>`] : [];
      const name = `<text x="${LEFT - 12}" y="${y + 20}" text-anchor="end">${folder}</text>`;
      const dots = columns.flatMap((column, place) => {
        if (column !== folder && !meets(layers.get(folder)!, column)) return [];
        const look = column === folder ? 'fill="none" stroke="#434d55"' : 'fill="#1d4e89"';
        return [`<circle cx="${LEFT + (place + 0.5) * CELL}" cy="${y + CELL / 2}" r="7" ${look}/>`];
      });
      return [...band, name, ...dots];
    }),
    '</svg>\n',
  ].join('\n');
}

/** A part that is allowed (`rules/common`) counts, and so does the whole of which a folder is a room (`link`). */
const meets = (allowed: readonly string[], folder: string): boolean =>
  allowed.some((each) => each === folder || each.startsWith(`${folder}/`) || folder.startsWith(`${each}/`));
