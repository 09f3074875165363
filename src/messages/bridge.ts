// Imported for its effect by the screens of the bridge.
import { bridge } from './en/bridge';
import { addWords } from './messages';

addWords({ bridge });
