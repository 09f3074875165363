import { answerKey, HOUSE_WORDS } from '@/kit/house-rules/house-words';
import { t } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import type { EventOf, Group, PhaseId, Side } from '@/rules/togo/index';

import { placeWords } from '../changes/counter-words';
import { phaseTitle } from './phase-words';
import { inchesWords, sideWords } from './side-words';

type NameOf = (id: string) => string;

/** "House rule from now on: A hit on a base of boats takes one boat" */
export function houseRuleSentence({ key, value }: EventOf<'HouseRuleChanged'>): string {
  const answer = answerKey(key, value);
  return t('changes.house.told', {
    question: t(HOUSE_WORDS[key].ask),
    answer: answer === undefined ? value : String(t(answer)),
  });
}

/** What the umpire put right, and why where he said so. */
export function correctedSentence({ path, value, reason }: EventOf<'Corrected'>, nameOf: NameOf): string {
  const said = setTo(path, value, nameOf);
  return reason === '' ? said : t('changes.told.why', { said, why: reason });
}

function setTo(path: readonly string[], value: Json, nameOf: NameOf): string {
  const [top = '', id, field] = path;
  const plain = String(value);
  switch (top === 'light' ? `light.${id ?? ''}` : top) {
    case 'turn':
      return t('changes.told.turn', { value: plain });
    case 'phase':
      return t('changes.told.phase', { value: phaseTitle(value as PhaseId) });
    case 'turnLimit':
      return value === null ? t('changes.told.noLimit') : t('changes.told.turnLimit', { value: plain });
    case 'light.night':
      return value === null
        ? t('changes.told.dayLight')
        : t('changes.told.night', { value: inchesWords(Number(value)) });
    case 'light.day':
      return t('changes.told.day', { value: inchesWords(Number(value)) });
    case 'initiative':
      return value === null
        ? t('changes.told.noInitiative')
        : t('changes.told.initiative', { value: sideWords((value as { movesLast: Side }).movesLast) });
    case 'finished':
      return t('changes.told.finished');
    case 'result':
      return t('changes.told.goOn');
    case 'year':
      return t('changes.told.year', { value: plain });
    case 'groups':
      return groupSetTo(nameOf(id ?? ''), field ?? '', value);
    default:
      return t('event.Corrected', { what: id === undefined ? top : nameOf(id) });
  }
}

function groupSetTo(name: string, field: string, value: Json): string {
  if (field === 'sighted') return value ? t('changes.told.sighted', { name }) : t('changes.told.blank', { name });
  if (field === 'place') return t('changes.told.place', { name, value: placeWords(value as Group['place']) });
  return t('event.Corrected', { what: name });
}
