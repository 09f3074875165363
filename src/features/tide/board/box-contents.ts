import {
  type CampaignView,
  type Port,
  PORTS,
  type RussianFleet,
  type ShipView,
  type Side,
  SIDES,
} from '@/rules/tide/index';

/** A box of the naval display. */
export type Place = Port | CampaignView['box'];

/** What lies in a box: known ships, those under Port markers, or ships of which nobody else may know which and how many. */
export interface Token {
  readonly type: 'ships' | 'marked' | 'secret';
  readonly side: Side;
  /** None where they are a secret. */
  readonly ships: readonly ShipView[];
}

interface AtSea {
  readonly place: Place;
  /** Where they sailed from; the European Fleet has no port on the display. */
  readonly from: Port | null;
  readonly side: Side;
  /** Null: that some are at sea is all this viewer knows. */
  readonly ships: readonly string[] | null;
  readonly turnedBack: readonly string[];
}

/** Before these two have moved, the fleet of Port Arthur is in the Coastal Waters and the Japanese are outside. */
const NOT_MET: readonly CampaignView['step'][] = ['vladivostok', 'port-arthur', 'japan', 'enter', 'leave'];

function placeOf({ meeting, step, box }: CampaignView, fleet: RussianFleet, side: Side): Place {
  if (fleet !== 'port-arthur') return 'open-sea';
  const haveMet = meeting === 'port-arthur' && !NOT_MET.includes(step);
  return haveMet ? box : side === 'irn' ? 'coastal' : 'open-sea';
}

function groupsAtSea(view: CampaignView): readonly AtSea[] {
  return (['vladivostok', 'port-arthur', 'european'] as const).flatMap((fleet) =>
    SIDES.flatMap((side): AtSea[] => {
      const group = view.meetings[fleet][side];
      // The European Fleet comes onto the display through the mines.
      if (group === null || (fleet === 'european' && side === 'irn' && view.step === 'mines')) return [];
      const { ships, turnedBack } = group;
      const from = side === 'ijn' ? 'japan' : fleet === 'european' ? null : fleet;
      return [{ place: placeOf(view, fleet, side), from, side, ships, turnedBack: turnedBack ?? [] }];
    }),
  );
}

const isPort = (place: Place): place is Port => (PORTS as readonly Place[]).includes(place);

/** What this viewer may know to lie in a box. */
export function tokensIn(view: CampaignView, place: Place): readonly Token[] {
  const groups = groupsAtSea(view);
  return (isPort(place) ? inPort(view, groups, place) : atSea(view, groups, place)).filter(
    ({ type, ships }) => type === 'secret' || ships.length > 0,
  );
}

function atSea(view: CampaignView, groups: readonly AtSea[], place: Place): readonly Token[] {
  return groups
    .filter((group) => group.place === place)
    .map(({ side, ships, turnedBack }): Token => {
      if (ships === null) return { type: 'secret', side, ships: [] };
      const here = ships.filter((id) => !turnedBack.includes(id)).flatMap((id) => view.ships[id] ?? []);
      return { type: 'ships', side, ships: here.filter(({ fate }) => fate === 'afloat') };
    });
}

function inPort(view: CampaignView, groups: readonly AtSea[], port: Port): readonly Token[] {
  const side: Side = port === 'japan' ? 'ijn' : 'irn';
  const home = Object.values(view.ships).filter(({ fleet, fate }) => fleet === port && fate === 'afloat');
  const own = groups.filter(({ from }) => from === port);
  const back = own.flatMap(({ turnedBack }) => turnedBack);
  const away = own.flatMap(({ ships }) => ships ?? []).filter((id) => !back.includes(id));
  const isMarked = (ship: ShipView) => ship.port === true || back.includes(ship.id);
  const free = home.filter((ship) => !away.includes(ship.id) && !isMarked(ship));
  const marked = home.filter((ship) => !away.includes(ship.id) && isMarked(ship));
  // How many stayed would tell how many sailed.
  const isSecret = own.some(({ ships }) => ships === null);
  return [
    isSecret ? { type: 'secret', side, ships: [] } : { type: 'ships', side, ships: free },
    { type: 'marked', side, ships: marked },
  ];
}
