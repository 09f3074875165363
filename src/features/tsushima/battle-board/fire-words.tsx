import type { RollWords } from '@/features/play/companion';
import type { Draft } from '@/game/act';
import { TotalLadder } from '@/kit/ladder/total-ladder';
import { bandOf, JOINT_BAND } from '@/kit/sides';
import { t } from '@/messages/messages';
import type { Strip, StripStep } from '@/rules/common/strip';
import { RESULTS, type SalvoResult, type Shot, unitOf } from '@/rules/tsushima/index';

import type { OpenGame } from '../game';
import { GUN_ROWS, hitsOfRound, hitsOfTotal, readingFor, shotOf, shotsIn } from './salvo-facts';
import { isCoastGun, sideOfUnit, unitName } from './unit-words';

const resultWords = (code: SalvoResult): string => t(`tsushima.battleBoard.salvo.result.${code}`);
const isResult = (code: string): code is SalvoResult => RESULTS.some((result) => result === code);

/** Who fires, and what is said about their salvos. */
export function fireWords(game: OpenGame, draft: Draft, strip: Strip | null): Partial<RollWords> {
  const { state, nameOf } = game;
  const { battle } = state;
  if (battle === null) return {};
  const shots = shotsIn(game, draft);
  const firer = strip?.active?.subject ?? null;
  const hits = hitsOfRound(game, draft);
  const name = (id: string): string => (isCoastGun(id) ? unitName(game, id) : nameOf(id));
  const unit = firer === null ? null : unitOf(battle, firer);
  return {
    title:
      firer === null
        ? t('tsushima.battleBoard.salvo.round', { round: battle.round + 1 })
        : t('tsushima.battleBoard.salvo.fires', { name: name(firer) }),
    subtitle: firer === null ? t('tsushima.battleBoard.salvo.allIn') : whereWords(),
    band: firer === null ? JOINT_BAND : bandOf(unit?.side ?? sideOfUnit(battle, firer)),
    done:
      hits === null || hits === 0
        ? t('tsushima.battleBoard.salvo.recordNone')
        : t('tsushima.battleBoard.salvo.record', { count: hits }),
    subject: name,
    subjectDetail: (id) => targetsOf(id),
    rows: t('tsushima.battleBoard.salvo.guns'),
    wideRows: true,
    row: ({ subject, row }) => {
      const weapon = GUN_ROWS[row ?? 0] ?? 'primary';
      const count = shots.reduce(
        (sum, shot) => sum + (shot.firer === subject && shot.weapon === weapon ? shot.salvos.value : 0),
        0,
      );
      return { name: t(`tsushima.purpose.${weapon}`), detail: t('tsushima.battleBoard.salvo.salvos', { count }) };
    },
    result: (step) => resultOf(step),
    rowResult: (steps) => {
      const scored = steps.reduce((sum, step) => sum + (hitsOf(step) ?? 0), 0);
      return scored === 0 ? undefined : t('tsushima.battleBoard.salvo.scored', { count: scored });
    },
    resultName: (code) => (isResult(code) ? resultWords(code) : code),
    resultSymbol: (code) => (isResult(code) ? t(`tsushima.battleBoard.salvo.symbol.${code}`) : code),
    why: (step) => whyOf(step),
    aid: (step) => ladderOf(step),
  };

  function whereWords(): string {
    const round = battle!.round + 1;
    if (unit === null) return t('tsushima.battleBoard.salvo.coastWhere', { round });
    const division = unitName(game, unit.id);
    return unit.ships.length === 1
      ? t('tsushima.battleBoard.salvo.whereOne', { round, division })
      : t('tsushima.battleBoard.salvo.where', {
          ...{ round, division, number: unit.ships.indexOf(firer ?? '') + 1, count: unit.ships.length },
        });
  }

  function targetsOf(id: string): string {
    const targets = [...new Set(shots.filter((shot) => shot.firer === id).map(({ target }) => nameOf(target)))];
    return t('tsushima.battleBoard.against', { target: targets.join(', ') });
  }

  function hitsOf(step: StripStep): number | null {
    if (step.result !== null) return RESULTS.findIndex((result) => result === step.result);
    const shot = shotOf(shots, step);
    const reading = shot && readingFor(state, shot);
    return step.sum === null || step.missing > 0 || !reading ? null : hitsOfTotal(reading, shot, step.sum);
  }

  /** What a total of hers came to. */
  function resultOf(step: StripStep): string | undefined {
    const scored = hitsOf(step);
    if (step.sum === null || scored === null) return undefined;
    return t('tsushima.battleBoard.salvo.came', { sum: step.sum, result: resultWords(RESULTS[scored] ?? 'none') });
  }

  function whyOf(step: StripStep): string | undefined {
    const shot = shotOf(shots, step);
    if (!shot) return undefined;
    const reading = readingFor(state, shot);
    if (reading === null) return t('tsushima.battleBoard.salvo.column', { row: shot.row });
    const most = hitsOfTotal(reading, shot, 12);
    return most > 1
      ? t('tsushima.battleBoard.salvo.makes', { total: 12, result: resultWords(RESULTS[most] ?? 'two') })
      : undefined;
  }

  function ladderOf(step: StripStep) {
    const shot = shotOf(shots, step);
    const reading = shot && readingFor(state, shot);
    return shot && reading ? <SalvoLadder shot={shot} hitsOf={(total) => hitsOfTotal(reading, shot, total)} /> : null;
  }
}

const SalvoLadder = ({ shot, hitsOf }: { shot: Shot; hitsOf: (total: number) => number }) => (
  <TotalLadder
    label={t(`tsushima.purpose.${shot.weapon}`)}
    resultOf={(total) => ({ brings: resultWords(RESULTS[hitsOf(total)] ?? 'none'), scores: hitsOf(total) > 0 })}
    testID="salvo-ladder"
  />
);

/** The form of whoever fires now on top, a row for each of her guns; those who have fired stay below, to be corrected. */
export function arrangeFire(_game: OpenGame, _draft: Draft, strip: Strip): Strip {
  const plain = (step: StripStep): StripStep => ({ ...step, row: null });
  const groups = strip.groups.map((group) => {
    const steps = [...group.lead, ...group.rows.flatMap((row) => row.steps)];
    const rows = GUN_ROWS.flatMap((weapon, row) => {
      const own = steps.filter(({ purpose }) => purpose === weapon).map(plain);
      return own.length === 0 ? [] : [{ row, steps: own }];
    });
    return { ...group, lead: [], rows };
  });
  const inHand = strip.active?.subject ?? null;
  return {
    ...strip,
    active: strip.active && plain(strip.active),
    groups: [
      ...groups.filter(({ subject }) => subject === inHand),
      ...groups.filter(({ subject }) => subject !== inHand),
    ],
  };
}
