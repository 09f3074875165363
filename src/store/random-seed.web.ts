import { bytesToHex } from '@noble/hashes/utils.js';

const SEED_BYTES = 16;

export const randomSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
