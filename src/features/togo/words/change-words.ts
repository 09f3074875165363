import { inchWords } from '@/kit/words/inches';
import { houseAnswer, houseQuestion } from '@/kit/house-rules/house-words';
import { t } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import type { EventOf, Group, PhaseId, Side } from '@/rules/togo/index';

import { placeWords } from '../changes/counter-words';
import { phaseTitle } from './phase-words';
import { sideWords } from './side-words';

type NameOf = (id: string) => string;

/** "House rule from now on: A hit on a base of boats takes one boat" */
export const houseRuleSentence = ({ key, value }: EventOf<'HouseRuleChanged'>): string =>
  t('changes.house.told', { question: houseQuestion(key), answer: houseAnswer(key, value) });

/** What the umpire put right, and why where he said so. */
export function correctedSentence({ path, before, value, reason }: EventOf<'Corrected'>, nameOf: NameOf): string {
  const said = path[0] === 'ships' ? shipSetTo(path, before, value, nameOf) : setTo(path, value, nameOf);
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
      return value === null ? t('changes.told.dayLight') : t('changes.told.night', { value: inchWords(Number(value)) });
    case 'light.day':
      return t('changes.told.day', { value: inchWords(Number(value)) });
    case 'initiative':
      return value === null
        ? t('changes.told.noInitiative')
        : t('changes.told.initiative', { value: sideWords((value as { movesLast: Side }).movesLast) });
    case 'finished':
      return t('changes.told.finished', { who: whoWords(value as readonly Side[]) });
    case 'result':
      return t('changes.told.goOn');
    case 'year':
      return t('changes.told.year', { value: plain });
    case 'sides':
      return sideSetTo(id as Side, field ?? '', value, nameOf);
    case 'groups':
      return groupSetTo(nameOf(id ?? ''), field ?? '', value);
    default:
      return t('togo.event.Corrected', { what: id === undefined ? top : nameOf(id) });
  }
}

const whoWords = (sides: readonly Side[]): string =>
  sides.length > 1 ? t('changes.value.both') : sides[0] === undefined ? t('changes.value.nobody') : sideWords(sides[0]);

function sideSetTo(id: Side, field: string, value: Json, nameOf: NameOf): string {
  const side = sideWords(id);
  if (field === 'hasSightedEnemy') return t(value ? 'changes.told.aware' : 'changes.told.unaware', { side });
  if (field !== 'fleetFlagship') return t('togo.event.Corrected', { what: side });
  return value === null
    ? t('changes.told.noFlagship', { side })
    : t('changes.told.flagship', { name: nameOf(String(value)) });
}

function groupSetTo(name: string, field: string, value: Json): string {
  if (field === 'sighted') return value ? t('changes.told.sighted', { name }) : t('changes.told.blank', { name });
  if (field === 'place') return t('changes.told.place', { name, value: placeWords(value as Group['place']) });
  return t('togo.event.Corrected', { what: name });
}

/** What of a ship, and what it was before: a report is read by people who were not there. */
function shipSetTo(path: readonly string[], before: Json, value: Json, nameOf: NameOf): string {
  const [, id = '', ...field] = path;
  const last = field.at(-1) ?? '';
  const what = fieldWords(last);
  const name = nameOf(id);
  if (what === null) return t('togo.event.Corrected', { what: name });
  const words = last === 'speed' ? (inches: Json) => inchWords(Number(inches)) : valueWords;
  return t('changes.told.ship', { name, what, before: words(before), value: words(value) });
}

function fieldWords(field: string): string | null {
  const words: Readonly<Record<string, string>> = {
    name: t('changes.told.field.name'),
    fires: t('changes.told.field.fires'),
    units: t('changes.told.field.units'),
    speed: t('changes.told.field.speed'),
    armour: t('changes.told.field.armour'),
    markers: t('changes.told.field.markers'),
    waiting: t('changes.told.field.waiting'),
  };
  return words[field] ?? null;
}

/** Markers as on paper, "P M!"; of hits that wait it is how many. */
function valueWords(value: Json): string {
  if (!Array.isArray(value)) return String(value);
  const list = value as unknown as readonly { readonly letter?: string; readonly permanent?: boolean }[];
  const letters = list.flatMap(({ letter, permanent }) => (letter ? `${letter}${permanent ? '!' : ''}` : []));
  if (list.length === 0) return t('changes.told.none');
  return letters.length === 0 ? String(list.length) : letters.join(' ');
}
