import * as v from 'valibot';

import { err, ok, type Result } from '@/lib/result';

import { CARD_OWNERS, type CardDesign } from '../cards/card-design';
import { DURATIONS, TARGET_KINDS, TARGET_SIDES } from '../cards/data/effect-table';
import { DECK_LIMITS, type DeckDesign } from '../cards/deck-design';
import { CARD_EFFECT, CARD_EFFECT_TYPES } from '../cards/effects';
import { PHASE_IDS } from '../data/turn-tables';
import { docId, type DocumentProblem, firstProblem, list, name, note, real, side, whole } from './parts';

const effect = v.pipe(
  v.strictObject({ type: v.picklist(CARD_EFFECT_TYPES), by: real(-9, 9), lasts: v.picklist(DURATIONS) }),
  v.check((value) => CARD_EFFECT.problem(value) === null),
);

const CARD = v.pipe(
  v.strictObject({
    id: docId,
    name,
    side: v.picklist(CARD_OWNERS),
    text: note,
    time: v.picklist([...PHASE_IDS, 'any']),
    target: v.nullable(v.strictObject({ whose: v.picklist(TARGET_SIDES), kind: v.picklist(TARGET_KINDS) })),
    effect: v.nullable(effect),
    note,
  }),
  v.check(({ target, effect: does }) => does === null || target !== null),
);

const DECK = v.strictObject({
  id: docId,
  name,
  side,
  events: list(docId, 0, DECK_LIMITS.events),
  dummies: whole(0, DECK_LIMITS.dummies),
  hand: whole(0, DECK_LIMITS.hand),
  draws: whole(0, DECK_LIMITS.draws),
});

/** The one door from anything to an owner's card. */
export function parseCardDesign(value: unknown): Result<CardDesign, DocumentProblem> {
  const parsed = v.safeParse(CARD, value);
  return parsed.success ? ok(parsed.output) : err(firstProblem(parsed.issues));
}

/** The same for a deck. Whether its cards exist is asked when it is dealt: they may come back. */
export function parseDeckDesign(value: unknown): Result<DeckDesign, DocumentProblem> {
  const parsed = v.safeParse(DECK, value);
  return parsed.success ? ok(parsed.output) : err(firstProblem(parsed.issues));
}
