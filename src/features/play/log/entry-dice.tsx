import { View } from 'react-native';

import { newDraft } from '@/game/act';
import type { StripWords } from '@/kit/dice-strip/strip-props';
import { SourceMarks, StripDice } from '@/kit/dice-strip/strip-dice';
import { needWords, purposeWords, rollWords } from '@/kit/dice-strip/strip-words';
import { RuleLink } from '@/kit/rule-link';
import { useBook } from '@/messages/book-context';
import { t as sentence, useT } from '@/messages/messages';
import type { Tagged } from '@/rules/rulebook';
import { Text } from '@/ui/text';
import { dieSize, space } from '@/ui/tokens';

import { type RollCompanion, useRollCompanion } from '../companion';
import { type OpenGame, useGame } from '../open-game';
import { type ThrownStep, thrownSteps } from './thrown-steps';
import type { Item } from './use-story';

/** The dice as the strip had them, each roll on a line, and the rules that made their numbers. */
export function EntryDice({ item }: { item: Item }) {
  const t = useT();
  const book = useBook();
  const companion = useRollCompanion();
  const game = useGame();
  const { battle, nameOf } = game;
  const steps = thrownSteps(companion.book, item, battle);
  const rules = rulesOf(item, steps);
  const words = rowWords(companion, item, game);
  const subjects = new Set(steps.map(({ subject }) => subject)).size;
  return (
    <View style={{ gap: 4, paddingTop: 2 }} testID={`log-dice-${item.number}`}>
      {steps.map((step, place) => (
        <View key={step.key}>
          {subjects > 1 && step.subject !== null && step.subject !== steps[place - 1]?.subject && (
            <Text as="textStrong">{nameOf(step.subject)}</Text>
          )}
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm, flexWrap: 'wrap' }}>
            <Text as="control" style={{ minWidth: 124 }}>
              {step.need === null
                ? purposeWords(book, step.purpose)
                : t('play.log.roll', {
                    roll: step.row === null ? purposeWords(book, step.purpose) : rollWords(book, step, words),
                    need: needWords(step),
                  })}
            </Text>
            <View style={{ flex: 1 }}>
              <StripDice step={step} size={dieSize.log} />
              {step.faces.length === 0 && <Text as="control">{answerWords(step)}</Text>}
            </View>
            <SourceMarks step={step} />
          </View>
        </View>
      ))}
      {rules.length > 0 && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm }}>
          <Text as="text2" color="ink2">
            {t('log.rules')}
          </Text>
          {rules.map((rule) => (
            <RuleLink key={rule} rule={rule} testID={`log-rule-${item.number}-${rule}`} />
          ))}
        </View>
      )}
    </View>
  );
}

/** What stands for dice whose faces nobody entered. */
function answerWords({ state, result, sum, successes, dice }: ThrownStep): string | number | null {
  if (state === 'certain') return sentence('play.log.certain');
  if (state !== 'counted') return result ?? sum;
  return dice === null || successes === null ? successes : sentence('play.log.counted', { count: successes, dice });
}

/** Several batteries on one strip are told apart by their guns. */
const rowWords = ({ roll, log }: RollCompanion, item: Item, game: OpenGame): StripWords =>
  item.type === 'action' &&
  item.command !== null &&
  item.before !== null &&
  log.wantsRollWords?.(item.command as unknown as Tagged)
    ? roll.words({ ...game, state: item.before }, newDraft(item.command), null)
    : {};

/** Rules of the rolls, of what changed their numbers, and those the umpire set aside. */
function rulesOf(item: Item, steps: readonly ThrownStep[]): readonly string[] {
  const setAside = item.type === 'action' ? item.descriptions.flatMap(({ data }) => ruleIn(data)) : [];
  const rolled = steps.flatMap(({ rule, needParts }) => [
    ...(rule === null ? [] : [rule]),
    ...needParts.map((part) => part.rule),
  ]);
  return [...new Set([...setAside, ...rolled])];
}

const ruleIn = (data: unknown): readonly string[] =>
  typeof data === 'object' && data !== null && 'rule' in data && typeof data.rule === 'string' ? [data.rule] : [];
