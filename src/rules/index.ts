import { MUKDEN } from './mukden/title';
import { RED_SUN } from './red-sun/title';
import type { Rulebook, Tagged, Title } from './rulebook';
import { TIDE } from './tide/title';
import { TOGO, TOGO_QUICK } from './togo/title';
import { TSUSHIMA } from './tsushima/title';

type AnyRulebook = Rulebook<unknown, Tagged, Tagged, unknown, string>;

/** Every rule book this app knows, each loaded when a game of it is; a battle carries the id of its own. */
export const RULEBOOKS: readonly (Title & { readonly load: () => Promise<AnyRulebook> })[] = [
  { ...TOGO, load: async () => (await import('./togo/index')).togoBattle as AnyRulebook },
  { ...TOGO_QUICK, load: async () => (await import('./togo/index')).togoQuick as AnyRulebook },
  { ...TIDE, load: async () => (await import('./tide/index')).tideCampaign as AnyRulebook },
  { ...TSUSHIMA, load: async () => (await import('./tsushima/index')).tsushimaCampaign as AnyRulebook },
  { ...RED_SUN, load: async () => (await import('./red-sun/index')).redSunCampaign as AnyRulebook },
  { ...MUKDEN, load: async () => (await import('./mukden/index')).mukdenCampaign as AnyRulebook },
];
