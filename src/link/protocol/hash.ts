import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { NODE_CRYPTO, portableSha256, sha256Of } from '@/lib/sha256';

/** SHA-256 of a text, and its HMAC under a key, in hex. */
export interface Hashes {
  hash(text: string): string;
  mac(key: string, text: string): string;
}

export const PORTABLE: Hashes = {
  hash: portableSha256,
  mac: (key, text) => bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text))),
};

export const HASHES: Hashes = NODE_CRYPTO
  ? {
      hash: sha256Of,
      mac: (key, text) => NODE_CRYPTO!.createHmac('sha256', key).update(text, 'utf8').digest('hex'),
    }
  : PORTABLE;
