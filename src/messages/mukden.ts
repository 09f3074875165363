import { mukdenWords } from './en/mukden';
import { addWords } from './messages';

addWords(mukdenWords);
