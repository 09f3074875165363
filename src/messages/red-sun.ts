import { redSunWords } from './en/red-sun';
import { addWords } from './messages';

addWords(redSunWords);
