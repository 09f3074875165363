import { Workbox } from 'workbox-window';

import { stepAside } from './db/claim.web';
import { useStorage } from './storage';
import { useUpdate } from './update';

let workbox: Workbox | undefined;

/** The whole app is a dozen megabytes: they come when whoever opened it has what was opened for. */
const LATER_MS = 5000;

/** Keeps a copy of the app for halls without a network. A newer one waits until the player says so. */
export function startServiceWorker(): void {
  if (__DEV__ || !('serviceWorker' in navigator) || workbox) return;
  const worker = new Workbox('/sw.js');
  workbox = worker;
  worker.addEventListener('waiting', () => useUpdate.setState({ isWaiting: true }));
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (!isUpdate) return;
    if (useStorage.getState().state === 'elsewhere') stepAside();
    location.reload();
  });
  // An installed app may stay open for days: look for news whenever it comes back to the front.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void worker.update().catch(offline);
  });
  setTimeout(() => worker.register().catch(offline), LATER_MS);
  void navigator.serviceWorker.ready.then(() => useUpdate.setState({ worksOffline: true }));
}

export function applyUpdate(): void {
  workbox?.messageSkipWaiting();
}

// No network, or a private window without service workers: the app runs all the same.
function offline() {}
