// Imported for its effect by what words a campaign of Mukden in a list.
import { mukdenWhere } from './en/mukden-where';
import { addWords } from './messages';

addWords({ mukdenWhere });
