import { indexedDbOutbox } from '@/link/client/outbox.idb';
import { memoryOutbox, type OutboxStore } from '@/link/client/outbox';

/** A private window may have no place for it: then a tap is as safe as the page. */
export const openOutbox = (seat: string): Promise<OutboxStore> => indexedDbOutbox(seat).catch(memoryOutbox);
