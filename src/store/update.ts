import { create } from 'zustand';

interface UpdateState {
  /** A newer version has been fetched and waits for a tap. */
  readonly isWaiting: boolean;
  /** Everything the app needs is on this device. */
  readonly worksOffline: boolean;
}

export const useUpdate = create<UpdateState>(() => ({ isWaiting: false, worksOffline: false }));
