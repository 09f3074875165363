// Imported for its effect by what words a campaign of Tsushima in a list.
import { tsushimaWhere } from './en/tsushima-where';
import { addWords } from './messages';

addWords({ tsushimaWhere });
