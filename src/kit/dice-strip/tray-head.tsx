import { useState } from 'react';
import { View } from 'react-native';

import { useBook } from '@/messages/book-context';
import { sentenceOf, useT } from '@/messages/messages';
import type { StripStep } from '@/rules/common/strip';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Pressable } from '@/ui/pressable';
import { Sheet } from '@/ui/sheet';
import { Heading, Text } from '@/ui/text';
import { space } from '@/ui/tokens';
import { useWindowShape } from '@/ui/window-shape';

import type { StripWords } from './strip-props';
import { percentWords } from '../words/percent';
import { needWords, rollWords, spokenNeed } from './strip-words';

interface HeadProps {
  step: StripStep;
  words: StripWords;
  onRule: ((rule: string) => void) | undefined;
}

/** The number needed at arm's length, what it is for, how likely, and the rule behind it. */
export function TrayHead({ step, words, onRule }: HeadProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const book = useBook();
  const isLow = useWindowShape() === 'sideways';
  const roll = rollWords(book, step, words);
  const why = words.why?.(step);
  const explain = t('strip.rule', { rule: step.rule });
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.md, flexWrap: 'wrap' }}>
      {step.need !== null && (
        <Pressable label={explain} onPress={() => setOpen(true)} style={{ justifyContent: 'center' }} testID="tray-why">
          <Text as={isLow ? 'key' : 'keyLarge'}>{needWords(step)}</Text>
        </Pressable>
      )}
      <View style={{ flex: 1, flexBasis: 150 }}>
        <Heading level={3} testID="tray-title">
          {titleWords(t, step, roll)}
        </Heading>
        {why !== undefined && (
          <Text as="text2" color="ink2">
            {why}
          </Text>
        )}
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.sm }}>
          <Text as="text2" color="ink2" testID="tray-chance">
            {chanceWords(t, book, step)}
          </Text>
          {step.need !== null && (
            <Text as="text2" color="ink2" aria-hidden style={{ textDecorationLine: 'underline' }}>
              {step.rule}
            </Text>
          )}
        </View>
      </View>
      {step.need === null && (
        <Button kind="link" label={step.rule} spokenLabel={explain} onPress={() => setOpen(true)} testID="tray-why" />
      )}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={step.need === null ? roll : t('strip.why.title', { roll, need: spokenNeed(step) })}
        closeLabel={t('common.close')}
        testID="tray-parts"
      >
        {why !== undefined && <Text>{why}</Text>}
        <Card padded={false}>
          {partsOf(step).map(({ rule, value, card }, index) => (
            <ListRow
              key={index}
              title={card === undefined ? rule : t('strip.why.card', { title: card, rule })}
              subtitle={sentenceOf(book, 'rules', rule) ?? undefined}
              value={value === null ? undefined : signed(value, index === 0)}
              onPress={onRule && (() => onRule(rule))}
            />
          ))}
        </Card>
      </Sheet>
    </View>
  );
}

function titleWords(t: ReturnType<typeof useT>, { state, dice, missing, of, sum }: StripStep, roll: string): string {
  if (dice === 0) return t('strip.ask', { roll });
  if (state !== 'active') return t('strip.change', { roll });
  // Of a sum the part that lies there already is worth a look.
  return of === 'sum' && sum !== null
    ? t('strip.moreOfSum', { roll, count: missing, sum })
    : t('strip.more', { roll, count: missing });
}

function chanceWords(
  t: ReturnType<typeof useT>,
  book: string | null,
  { purpose, chance, need, missing, of, results, dice }: StripStep,
): string {
  if (chance === null) {
    if (need !== null) return '';
    return dice === 0 || results.length > 0 ? t('strip.ownTable') : t('strip.table');
  }
  const percent = percentWords(chance);
  // Not every die is a success: where its book says what it decides, that is said.
  const decides = sentenceOf(book, 'chance', purpose, { percent });
  if (decides !== null) return decides;
  return missing === 1 || of === 'sum' ? t('strip.chanceOne', { percent }) : t('strip.chance', { percent });
}

/** The parts of the number, or the rule alone where a table is read. */
const partsOf = ({ needParts, rule }: StripStep): readonly { rule: string; value: number | null; card?: string }[] =>
  needParts.length > 0 ? needParts : [{ rule, value: null }];

/** The first part stands by itself, the others change it. */
const signed = (value: number, first: boolean): string =>
  first ? String(value) : value < 0 ? `−${-value}` : `+${value}`;
