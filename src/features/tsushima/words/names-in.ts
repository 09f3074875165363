import { t } from '@/messages/messages';
import {
  type CampaignView,
  type GroupView,
  PORT_IDS,
  type PortId,
  type Side,
  type Where,
} from '@/rules/tsushima/index';

/** "Japanese", "Russians": who acts. */
export const sideWords = (side: Side): string => t(`tsushima.side.${side}`);

const nth = (count: number): string => t('tsushima.nth', { count, ordinal: true });

const isPortId = (name: string): name is PortId => PORT_IDS.some((port) => port === name);
export const portName = (name: string): string => (isPortId(name) ? t(`tsushima.place.port.${name}`) : name);

const ZONE_NAMES = ['china-sea', 'mediterranean', 'kronstadt'] as const;
export const zoneName = (name: string): string => {
  const zone = ZONE_NAMES.find((each) => each === name);
  return zone === undefined ? name : t(`tsushima.place.zone.${zone}`);
};

/** Where a group is: "Sasebo", "Partial sea, 1710", "Off Port Arthur", "China Sea zone". */
export function placeName({ kind, name }: Where): string {
  switch (kind) {
    case 'port':
      return portName(name);
    case 'zone':
      return t('tsushima.sea.zone', { zone: zoneName(name) });
    case 'partial':
    case 'open':
      if (isPortId(name)) return t('tsushima.sea.offPort', { port: portName(name) });
      return name === '' ? t(`tsushima.sea.${kind}`) : t(`tsushima.sea.${kind}Hex`, { hex: name });
  }
}

type Named = Pick<GroupView, 'kind' | 'number'> & Partial<Pick<GroupView, 'name' | 'ships' | 'top' | 'where'>>;

/** A group as its owner calls it, a lone ship by her own name, else its kind and number. */
export function groupName({ ships }: Pick<CampaignView, 'ships'>, group: Named, { short = false } = {}): string {
  const { kind, number, name = null, where } = group;
  if (name !== null) return name;
  const top = ships[group.top ?? ''];
  if (kind === 'dock') return t('tsushima.group.dock', { where: where ? placeName(where) : '' });
  if (group.ships?.length === 1 && top !== undefined) return top.name;
  const count = { nth: nth(number) };
  if (short && (kind === 'battle' || kind === 'cruiser')) return t(`tsushima.groupShort.${kind}`, count);
  if (kind !== 'boats') return t(`tsushima.group.${kind}`, count);
  // Of a hidden stack the top ship is all that can be named.
  const types = new Set((group.ships ?? [group.top ?? '']).map((id) => ships[id]?.type));
  if (types.size > 1) return t('tsushima.group.boats', count);
  if (types.has('D')) return t('tsushima.group.destroyers', count);
  return types.has('T') ? t('tsushima.group.torpedoBoats', count) : t('tsushima.group.boats', count);
}

const GROUP_ID = /^(?:ijn|irn)-(battle|cruiser|boats|merchants|dock)-(\d+)$/;

/** A group that is no more, for the log: its id says what it was. */
function goneGroup(view: Pick<CampaignView, 'ships'>, id: string): string | null {
  const [, kind, number] = GROUP_ID.exec(id) ?? [];
  return kind === undefined ? null : groupName(view, { kind: kind as GroupView['kind'], number: Number(number) });
}

const OTHERS: Readonly<Record<string, () => string>> = {
  ijn: () => sideWords('ijn'),
  irn: () => sideWords('irn'),
  both: () => t('tsushima.side.both'),
  'baltic-1': () => t('tsushima.place.squadron.baltic-1'),
  'baltic-2': () => t('tsushima.place.squadron.baltic-2'),
  'china-sea': () => zoneName('china-sea'),
  mediterranean: () => zoneName('mediterranean'),
};

/** A ship, a group, a port, a zone, a hex or a side by name. Every counter is known by name; where she is may not be. */
export const namesIn =
  (view: CampaignView) =>
  (id: string): string => {
    const group = view.groups[id];
    const known = view.ships[id]?.name ?? (group && groupName(view, group)) ?? OTHERS[id]?.();
    return known ?? goneGroup(view, id) ?? (isPortId(id) ? portName(id) : id === '' ? t('tsushima.someone') : id);
  };

/** Several names in one sentence. */
export const listed = (ids: readonly string[], nameOf: (id: string) => string): string =>
  ids.length === 0 ? t('tsushima.nobody') : ids.map(nameOf).join(', ');

const MONTHS = [
  ...(['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'] as const),
  ...(['october', 'november', 'december'] as const),
];
export const monthName = (month: number): string => t(`tsushima.month.${MONTHS[month - 1] ?? 'january'}`);
/** "May 1904" */
export const dateWords = ({ month, year }: { readonly month: number; readonly year: number }): string =>
  t('tsushima.date', { month: monthName(month), year });
