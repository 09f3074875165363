import { ofBook } from './book-context';
import { redSunWords } from './en/red-sun';
import { addWords } from './messages';

addWords(redSunWords);

/** For the screens of Red Sun Rising outside its campaigns. Whoever imports this has its words. */
export const ofRedSun = ofBook('red-sun');
