import { signed } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import { type KeptRoll, RESULTS } from '@/rules/tsushima/index';

import { resultWords } from '../shelf/table-words';

const HARM = ['none', 'one', 'two', 'sunk'] as const;
const harmWords = (hits: number): string => t(`tsushima.quick.hazard.${HARM[hits] ?? 'none'}`);

/** A quick roll in a line: what it was for, how the dice fell, what they brought. */
export function rollLine(roll: KeptRoll): string {
  switch (roll.type) {
    case 'salvo': {
      const { weapon, modifier, results } = roll;
      const facts = {
        modifier: signed(modifier),
        // "9, 12", or what was read: "1 hit, no hit".
        rolls: results
          .map(({ sum, hits }) => (sum === null ? resultWords(RESULTS[hits] ?? 'none').toLowerCase() : String(sum)))
          .join(', '),
        count: results.reduce((total, { hits }) => total + hits, 0),
      };
      return weapon === 'gun' ? t('tsushima.quick.salvo.line', facts) : t('tsushima.quick.torpedo.line', facts);
    }
    case 'search': {
      const facts = { modifier: signed(roll.modifier), die: roll.die };
      return roll.spotted ? t('tsushima.quick.search.line', facts) : t('tsushima.quick.search.lineFailed', facts);
    }
    case 'grounding': {
      const dice = roll.dice.join(', ');
      if (roll.aground === null) return t('tsushima.quick.hazard.safe', { dice });
      const { ship, hits } = roll.aground;
      return t('tsushima.quick.hazard.aground', { dice, ship, harm: harmWords(hits) });
    }
    case 'mine': {
      const dice = roll.dice.join(', ');
      if (roll.struck.length === 0) return t('tsushima.quick.hazard.mineSafe', { dice });
      // "2 two hits": of several ships only those that were struck.
      const harm = roll.struck.map(({ ship, hits }) =>
        roll.ships === 1 ? harmWords(hits) : t('tsushima.quick.hazard.shipHarm', { ship, harm: harmWords(hits) }),
      );
      return t('tsushima.quick.hazard.mineHit', { dice, harm: harm.join(', ') });
    }
    case 'repair':
      return t(`tsushima.quick.repair.${roll.result}`, { die: roll.die });
    case 'plan': {
      const { die, total, goal } = roll;
      return total >= goal
        ? t('tsushima.quick.plan.line', { die, total })
        : t('tsushima.quick.plan.lineHolds', { die, total, goal });
    }
  }
}
