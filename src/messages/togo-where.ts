// Imported for its effect by what words a battle of Togo in a list.
import { togoWhere } from './en/togo-where';
import { addWords } from './messages';

addWords({ togoWhere });
