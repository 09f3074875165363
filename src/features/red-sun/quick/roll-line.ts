import { signed } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import { assaultModifier, type KeptRoll, oddsColumn } from '@/rules/red-sun/index';

import { lossesWords } from '../land/land-words';

/** A quick roll in a line: what it was for, how the die fell, what it brought. */
export function rollLine(roll: KeptRoll): string {
  switch (roll.type) {
    case 'assault':
      return t('red-sun.quick.land.line', {
        column: oddsColumn(roll.attack, roll.defence),
        modifier: signed(assaultModifier(roll.terrain, roll.river).value),
        die: roll.die,
        losses: lossesWords(roll.losses),
      });
    case 'gunnery':
      return t('red-sun.quick.shot.line', {
        ...{ strength: roll.strength, range: roll.range, weather: t(`red-sun.weather.${roll.weather}`) },
        ...{ die: roll.die, count: roll.damage },
      });
    case 'weather': {
      const said = { die: roll.die, weather: t(`red-sun.weather.${roll.weather}`) };
      return roll.before === null
        ? t('red-sun.quick.weather.lineFirst', said)
        : t('red-sun.quick.weather.line', { ...said, before: t(`red-sun.weather.${roll.before}`) });
    }
    case 'blockade':
      return t('red-sun.quick.blockade.line', {
        ...{ season: t(`red-sun.season.${roll.season}`), die: roll.die },
        result: t(`red-sun.attrition.${roll.attrition}`),
      });
    case 'admiral':
      return t('red-sun.quick.admiral.line', { die: roll.die, result: t(`red-sun.admiral.${roll.casualty}`) });
  }
}
