import { type Names, type T } from '@/kit/scenario-words/terms';
import type { ScenarioDraft, ScenarioProblem, ScenarioProblemCode, Side } from '@/rules/togo/index';

/** Where in the editor a problem is put right: the steps of its address. */
export function problemPlace(path: string): readonly string[] {
  const line = /^sides\.(ijn|irn)\.formations\[(\d+)\]/.exec(path);
  if (line) return [line[1] ?? '', line[2] ?? ''];
  const side = /^sides\.(ijn|irn)/.exec(path);
  if (side) return [side[1] ?? ''];
  const rule = /^specialRules\[(\d+)\]/.exec(path);
  if (rule) return ['rules', rule[1] ?? ''];
  if (path.startsWith('convoy')) return ['convoy'];
  if (path.startsWith('victory')) return ['victory'];
  if (path.startsWith('terrain') || path.startsWith('table')) return ['table'];
  return /^(history|facts|variants|uncertain|size)/.test(path) ? ['words'] : ['basics'];
}

/** What is wrong in one sentence; where it is wrong stands below it. */
export function problemWords({ code, path, value }: ScenarioProblem, draft: ScenarioDraft, names: Names, t: T) {
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  return { sentence: sentence(), place: placeWords(path, draft, t) };

  function sentence(): string {
    if (path === 'name') return t('scenarios.problem.noName');
    if (path === 'sides.ijn.formations') return t('scenarios.problem.noJapanese');
    if (path === 'sides.irn.formations') return t('scenarios.problem.noRussians');
    if (isEmpty && path.endsWith('.ships')) return t('scenarios.problem.noShips');
    if (isEmpty && path.endsWith('.name')) return t('scenarios.problem.noFormationName');
    if (isEmpty && path.endsWith('.effects')) return t('scenarios.problem.noEffect');
    if (isEmpty && path === 'convoy.groups') return t('scenarios.problem.noTransports');
    if (isEmpty) return t('scenarios.problem.nothingChosen');
    const ship = typeof value === 'string' ? (names.ship(value) ?? value) : '';
    const formation = typeof value === 'string' ? names.formation(value) : '';
    return t(SENTENCES[code], { ship, formation });
  }
}

const SENTENCES = {
  MISSING_FIELD: 'scenarios.problem.unreadable',
  UNKNOWN_FIELD: 'scenarios.problem.unreadable',
  WRONG_TYPE: 'scenarios.problem.unreadable',
  NOT_A_CHOICE: 'scenarios.problem.notAChoice',
  OUT_OF_RANGE: 'scenarios.problem.outOfRange',
  BAD_LENGTH: 'scenarios.problem.tooLong',
  BAD_FORMAT: 'scenarios.problem.badFormat',
  DUPLICATE_ID: 'scenarios.problem.duplicateId',
  UNKNOWN_SHIP: 'scenarios.problem.unknownShip',
  SHIP_OF_THE_OTHER_SIDE: 'scenarios.problem.otherSide',
  SHIP_TWICE: 'scenarios.problem.shipTwice',
  BOATS_DO_NOT_MATCH: 'scenarios.problem.boats',
  FLAGSHIP_NOT_IN_FORMATION: 'scenarios.problem.flagship',
  FLEET_FLAGSHIP_ABSENT: 'scenarios.problem.fleetFlagship',
  OUTSIDE_THE_TABLE: 'scenarios.problem.outside',
  TURN_AFTER_THE_END: 'scenarios.problem.afterTheEnd',
  TURNS_BACKWARDS: 'scenarios.problem.backwards',
  BAD_NIGHT_RANGE: 'scenarios.problem.nightRange',
  UNKNOWN_FORMATION: 'scenarios.problem.unknownFormation',
  SHIP_NOT_PRESENT: 'scenarios.problem.shipNotPresent',
  NOT_A_LATE_FORMATION: 'scenarios.problem.notLate',
  UNKNOWN_TRIGGER: 'scenarios.problem.unknownTrigger',
  SELECTS_NOBODY: 'scenarios.problem.nobody',
} as const satisfies { [C in ScenarioProblemCode]: string };

const OWN_PARTS = ['table', 'convoy', 'victory', 'words'] as const;

function placeWords(path: string, draft: ScenarioDraft, t: T): string {
  const [part = '', place] = problemPlace(path);
  if (part === 'ijn' || part === 'irn') {
    const formation = place === undefined ? undefined : draft.sides[part as Side].formations[Number(place)]?.name;
    if (part === 'ijn') return formation ? t('scenarios.place.ijnLine', { formation }) : t('scenarios.place.ijn');
    return formation ? t('scenarios.place.irnLine', { formation }) : t('scenarios.place.irn');
  }
  if (part === 'rules' && place !== undefined) return t('scenarios.place.rule', { number: Number(place) + 1 });
  return t(`scenarios.place.${OWN_PARTS.find((own) => own === part) ?? 'basics'}`);
}
