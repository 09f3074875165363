import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

interface NodeCrypto {
  createHash(algorithm: 'sha256'): NodeHash;
  createHmac(algorithm: 'sha256', key: string): NodeHash;
}
interface NodeHash {
  update(text: string, encoding: 'utf8'): { digest(encoding: 'hex'): string };
}

/** Node's own, where this is Node: a host hashes for every tap of every table. Asked for, not imported: phones have none. */
export const NODE_CRYPTO = (
  globalThis as { process?: { getBuiltinModule?: (id: string) => unknown } }
).process?.getBuiltinModule?.('node:crypto') as NodeCrypto | undefined;

/** For browsers and phones: on a page from plain http there is no `crypto.subtle`. */
export const portableSha256 = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 of a text, in hex. */
export const sha256Of: (text: string) => string = NODE_CRYPTO
  ? (text) => NODE_CRYPTO!.createHash('sha256').update(text, 'utf8').digest('hex')
  : portableSha256;
