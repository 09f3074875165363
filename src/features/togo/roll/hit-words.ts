import { inchWords } from '@/kit/words/inches';
import { gunWords } from '@/kit/words/gun-words';
import { t } from '@/messages/messages';
import { type ByArc, type HitInHand, type Letter } from '@/rules/togo/index';

/** What the table said in its own letters: "S P P"; a dash for no effect. */
export const resultLetters = (letters: readonly Letter[]): string =>
  letters.length === 0
    ? t('strip.noDice')
    : letters.map((letter) => (letter === 'sunk' ? t('damage.sunk') : letter)).join(' ');

/** What a letter does to her, in a line that is read across the table. */
export function headlineOf(letter: Letter, { after }: HitInHand): string {
  switch (letter) {
    case 'P':
      return t('damage.P');
    case 'M':
      return t('damage.M', { count: after.M });
    case 'S':
      return t('damage.S', { count: after.S });
    case 'T':
      return t('damage.T');
    case 'F':
      return t('damage.F');
    case 'sunk':
      return t('damage.sunk');
  }
}

export interface Change {
  readonly what: string;
  readonly was: string;
  readonly now: string;
}

/** The numbers of her card that this hit changed: guns by arc, speed, torpedoes. */
export function changesOf({ before, after }: HitInHand): readonly Change[] {
  const guns = after.batteries.flatMap(({ weapon, dice }, place): readonly Change[] => {
    const was = diceWords(before.batteries[place]?.dice ?? dice);
    const now = diceWords(dice);
    return was === now ? [] : [{ what: gunWords(weapon), was, now }];
  });
  const speed = { what: t('damage.speed'), was: inchWords(before.speed), now: inchWords(after.speed) };
  const torpedoes = {
    what: t('damage.torpedoes'),
    was: String(before.torpedoFactors),
    now: String(after.torpedoFactors),
  };
  return [...guns, speed, torpedoes].filter(({ was, now }) => was !== now);
}

const diceWords = ({ bow, side, stern }: ByArc<number>): string => t('damage.dice', { bow, side, stern });
