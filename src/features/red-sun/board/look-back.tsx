import { ForcesList } from '../forces/forces-list';

/** Every ship and unit as it stood then. */
export function LookBack() {
  return <ForcesList onOpen={() => undefined} />;
}
