import { ofBook } from './book-context';
import { tideWords } from './en/tide';
import { addWords } from './messages';

addWords(tideWords);

/** For the screens of The Tide at Sunrise outside its campaigns. Whoever imports this has its words. */
export const ofTide = ofBook('tide');
