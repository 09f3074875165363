import { ofBook } from './book-context';
import { togoWords } from './en/togo';
import { addWords } from './messages';

addWords(togoWords);

/** For the screens of Togo outside its games. Whoever imports this has its words. */
export const ofTogo = ofBook('togo');
