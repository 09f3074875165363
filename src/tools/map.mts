import { writeFileSync } from 'node:fs';

import { houseMap, readLayers } from './house-map';

/** Draws `src/map.svg` anew, after a change of `.dependency-cruiser.cjs`. */
writeFileSync('src/map.svg', houseMap(readLayers()));
