import { ofBook } from './book-context';
import { mukdenWords } from './en/mukden';
import { addWords } from './messages';

addWords(mukdenWords);

/** For the screens of Mukden outside its campaigns. Whoever imports this has its words. */
export const ofMukden = ofBook('mukden');
