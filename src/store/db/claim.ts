/** Who may open the database: on a phone always this app, in a browser one window at a time. */
export type Claim = 'GRANTED' | 'HELD_ELSEWHERE' | 'NOTHING_CAN_BE_KEPT';

export const claimDatabase = async (): Promise<Claim> => 'GRANTED';

/** Resolves to false when the other window does not answer. */
export const takeOverDatabase = async (): Promise<boolean> => true;

/** Called when another window asks for the database, so that the last write can finish first. */
export const onDatabaseWanted = (_finishWrites: () => Promise<void>): void => {};

/** Whether the system promised not to clear our files when space runs short. */
export const isStorageDurable = async (): Promise<boolean> => true;

/** True when the page is about to start over because another window still held the files. */
export const startOverAfterFailedOpen = (): boolean => false;

export const openedWell = (): void => {};
