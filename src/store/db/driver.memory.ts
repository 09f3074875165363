import type { Driver } from './driver';
import { openExpoDriver } from './driver.expo';

/** A database that vanishes with the app, for when nothing can be kept. */
export const openMemoryDriver = (): Promise<Driver> => openExpoDriver(':memory:');
