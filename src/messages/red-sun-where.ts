// Imported for its effect by what words a campaign of Red Sun Rising in a list.
import { redSunWhere } from './en/red-sun-where';
import { addWords } from './messages';

addWords({ redSunWhere });
