import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, and its HMAC under a key, in hex. */
export interface Hashes {
  hash(text: string): string;
  mac(key: string, text: string): string;
}

/** For browsers and phones: on a page from plain http there is no `crypto.subtle`. */
export const PORTABLE: Hashes = {
  hash: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  mac: (key, text) => bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text))),
};

interface NodeCrypto {
  createHash(algorithm: 'sha256'): NodeHash;
  createHmac(algorithm: 'sha256', key: string): NodeHash;
}
interface NodeHash {
  update(text: string, encoding: 'utf8'): { digest(encoding: 'hex'): string };
}

/** Node's own, where this is Node: a host seals a frame for every phone of every table. Asked for, not imported: phones have none. */
function ofNode(): Hashes | null {
  const { process } = globalThis as { process?: { getBuiltinModule?: (id: string) => unknown } };
  const crypto = process?.getBuiltinModule?.('node:crypto') as NodeCrypto | undefined;
  if (!crypto) return null;
  return {
    hash: (text) => crypto.createHash('sha256').update(text, 'utf8').digest('hex'),
    mac: (key, text) => crypto.createHmac('sha256', key).update(text, 'utf8').digest('hex'),
  };
}

export const HASHES: Hashes = ofNode() ?? PORTABLE;
