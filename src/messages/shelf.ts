// Imported for its effect by the shelf and by what the books put there.
import { shelf } from './en/shelf';
import { addWords } from './messages';

addWords({ shelf });
