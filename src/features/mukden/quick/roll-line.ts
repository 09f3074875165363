import { t } from '@/messages/messages';
import type { KeptRoll } from '@/rules/mukden/index';

import { ofSideWords } from '../words/names-in';

/** A quick roll in a line: what it was for, how the die fell, what it brought. */
export function rollLine(roll: KeptRoll): string {
  switch (roll.type) {
    case 'attack':
      return t('mukden.quick.attack.line', {
        ...{ side: ofSideWords(roll.side), attack: roll.attack, defence: roll.defence },
        ...{ die: roll.die, losses: roll.losses.join('/') },
      });
    case 'paralysis':
      return t('mukden.quick.paralysis.line', { die: roll.die, count: roll.count });
  }
}
