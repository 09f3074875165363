import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The seal over a whole file: of its values, not of its spaces, so that a file that was only laid out anew still holds.
 * It shows accidents and careless editing, no more; whoever wants to forge a file can seal it too.
 */
export const sealOf = (content: object): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify({ ...content, seal: undefined }))));
