// Imported for its effect by what words a campaign of The Tide at Sunrise in a list.
import { tideWhere } from './en/tide-where';
import { addWords } from './messages';

addWords({ tideWhere });
