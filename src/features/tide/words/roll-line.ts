import { t } from '@/messages/messages';
import type { KeptRoll } from '@/rules/tide/index';

const aboutWords = (about: KeptRoll['about']): string =>
  about === null ? '' : about === 'ijn' || about === 'irn' ? t(`tide.side.${about}`) : t(`tide.port.${about}`);

/** A quick roll in a line: what it was for, what it needed, how the dice fell. */
export function rollLine({ purpose, about, need, dice, faces, successes }: KeptRoll): string {
  const said = {
    who: aboutWords(about),
    need: t('tide.quick.need', { need }),
    faces: faces === null ? t('tide.quick.counted') : faces.join(', '),
  };
  switch (purpose) {
    case 'mines':
      return t('tide.quick.mines.line', { ...said, count: dice - successes });
    case 'crossing':
      return successes > 0 ? t('tide.quick.matrix.line', said) : t('tide.quick.matrix.lineFailed', said);
    case 'recovery':
    case 'repair':
      return t('tide.quick.recovery.line', { ...said, count: successes });
    default:
      return t('tide.quick.shot.line', { ...said, weapon: t(`tide.quick.shot.${purpose}`), count: successes });
  }
}
