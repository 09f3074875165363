// Imported for its effect by the screens of linked phones.
import { link } from './en/link';
import { addWords } from './messages';

addWords({ link });
