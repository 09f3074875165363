import { bytesToHex } from '@noble/hashes/utils.js';
import { getRandomValues } from 'expo-crypto';

const SEED_BYTES = 16;

/**
 * The one place where chance comes in: the dice of a battle, or the order of its cards, follow from a seed of their own.
 * From the phone's secure source; `getRandomBytes` falls back to `Math.random` in development.
 */
export const randomSeed = (): string => bytesToHex(getRandomValues(new Uint8Array(SEED_BYTES)));
