// Imported for its effect by the instruments themselves, so that their words come with the first of them.
import { instrumentWords } from './en/instruments';
import { addWords } from './messages';

addWords(instrumentWords);
