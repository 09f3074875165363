// Imported for its effect by the gallery, which players do not have.
import { gallery } from './en/gallery';
import { addWords } from './messages';

addWords({ gallery });
