import { ofBook } from './book-context';
import { tsushimaWords } from './en/tsushima';
import { addWords } from './messages';

addWords(tsushimaWords);

/** For the screens of Tsushima outside its campaigns. Whoever imports this has its words. */
export const ofTsushima = ofBook('tsushima');
