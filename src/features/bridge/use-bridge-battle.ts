import { useMemo, useState } from 'react';

import { useGoToGame } from '@/features/play/links/use-go-to-game';
import { useGame } from '@/features/play/open-game';
import { freeName } from '@/lib/name';
import { inchWords } from '@/kit/words/inches';
import { t } from '@/messages/messages';
import {
  type Choices,
  type CounterLink,
  type Encounter,
  homePortOf,
  inchesOf,
  type Match,
  matchesOf,
} from '@/rules/bridge/index';
import { findDesign, type OwnDecks, type Setup, SIDES } from '@/rules/togo/index';
import { loadBattles, useBattles } from '@/store/battle-list';
import { useLibrary } from '@/store/library';
import { useToast } from '@/ui/toast-provider';

import { type FightForm, lightOf } from './fight-form';
import { setupFor, startBattle } from './start-battle';
import { keepDraft } from './use-bridge-draft';

/** A counter of the fight, with her bases as they would begin the battle. */
export interface Crossing extends CounterLink {
  readonly bases: readonly Setup['sides']['ijn']['formations'][number]['ships'][number][];
}

interface BridgeBattle {
  readonly matches: readonly Match[];
  readonly links: readonly Crossing[];
  /** The owner's cards and decks. */
  readonly own: OwnDecks;
  /** Between the lines. */
  readonly inches: string;
  readonly start: () => void;
  readonly isStarting: boolean;
}

/** The battle as the form has it, and what starts it. */
export function useBridgeBattle(encounter: Encounter, form: FightForm): BridgeBattle {
  const goToGame = useGoToGame();
  const toasts = useToast();
  const { id, name, nameOf } = useGame();
  const designs = useLibrary((library) => library.ship);
  const cards = useLibrary((library) => library.card);
  const decks = useLibrary((library) => library.deck);
  const own = useMemo(() => ({ cards, decks }), [cards, decks]);
  const [isStarting, setStarting] = useState(false);
  // A ship of the owner's may be gone since she was chosen.
  const choices: Choices = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(form.choices).map(([counter, ships]) => [
          counter,
          ships.filter((ship) => findDesign(ship, designs) !== null),
        ]),
      ),
    [form.choices, designs],
  );
  const options = {
    ...{ name: '', campaign: id, choices, designs, mapping: form.mapping, light: lightOf(form.light) },
    names: divisionNames(encounter, nameOf),
  };
  const preview = setupFor(encounter, options);
  const bases = SIDES.flatMap((side) => preview.sides[side].formations).flatMap(({ ships }) => ships);
  const links = (homePortOf(preview)?.link.counters ?? []).map((link) => ({
    ...link,
    bases: bases.filter((base) => link.ships.includes(base.id)),
  }));

  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    await loadBattles().catch(() => undefined);
    const taken = useBattles.getState().battles?.map((battle) => battle.name) ?? [];
    const free = freeName(t('bridge.fight.name', { campaign: name }), taken);
    const started = await startBattle(encounter, { ...options, name: free }, { ...form, own });
    if (started.ok) {
      await keepDraft(id, null).catch(() => undefined);
      return goToGame(started.value);
    }
    setStarting(false);
    const { error } = started;
    toasts.show({
      message:
        error.code === 'NOT_TAKEN' ? t('bridge.fight.refused', { field: error.field }) : t('bridge.fight.failed'),
    });
  };

  return {
    ...{ matches: matchesOf(encounter, choices), links, own, isStarting },
    inches: inchWords(inchesOf(form.mapping, encounter.gap)),
    start: () => void start(),
  };
}

/** Lines are called as in the campaign; one ship alone by her own name. */
const divisionNames = ({ sides }: Encounter, nameOf: (id: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SIDES.flatMap((side) => sides[side].map(({ id, counters }) => [id, divisionName(id, counters, nameOf)] as const)),
  );

export function divisionName(
  id: string,
  counters: readonly { readonly name: string }[],
  nameOf: (id: string) => string,
): string {
  if (counters.length === 1) return counters[0]!.name;
  return id.endsWith('-battleships') ? t('bridge.fight.battleships') : nameOf(id);
}
