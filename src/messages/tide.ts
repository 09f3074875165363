import { tideWords } from './en/tide';
import { addWords } from './messages';

addWords(tideWords);
