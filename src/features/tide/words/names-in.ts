import { t } from '@/messages/messages';
import type { CampaignView, Fleet, Side } from '@/rules/tide/index';

/** "Japanese", "Russians": who acts. */
export const sideWords = (side: Side): string => t(`tide.side.${side}`);

/** A fleet as it is told of: the Japanese have only one. */
export const fleetWords = (fleet: Fleet): string => t(`tide.fleet.${fleet}`);

const FLEET_NAMES: Readonly<Record<string, () => string>> = {
  ijn: () => sideWords('ijn'),
  irn: () => sideWords('irn'),
  both: () => t('tide.side.both'),
  vladivostok: () => fleetWords('vladivostok'),
  'port-arthur': () => fleetWords('port-arthur'),
  european: () => fleetWords('european'),
  japan: () => fleetWords('japan'),
};

/** A ship, a fleet or a side by name. All ships of the book are known to everybody: only where they are is a secret. */
export const namesIn =
  ({ ships }: CampaignView) =>
  (id: string): string =>
    ships[id]?.name ?? FLEET_NAMES[id]?.() ?? t('tide.someone');

/** Several names in one sentence. */
export const listed = (ids: readonly string[], nameOf: (id: string) => string): string =>
  ids.length === 0 ? t('tide.nobody') : ids.map(nameOf).join(', ');
