import { useUpdate } from './update';

/** A phone app is all on the phone; its store brings updates. */
export function startServiceWorker(): void {
  useUpdate.setState({ worksOffline: true });
}

export function applyUpdate(): void {}
