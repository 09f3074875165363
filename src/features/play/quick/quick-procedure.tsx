import { type ReactNode, useState } from 'react';

import { appDice } from '@/game/app-dice';
import { modeFor } from '@/kit/dice-strip/dice-switch';
import { useT } from '@/messages/messages';
import { type DiceCall, type Entry, meets, type Rolled, wantsResult } from '@/rules/common/dice';
import { type Procedure, run } from '@/rules/common/procedure';
import type { Tagged } from '@/rules/rulebook';
import { randomSeed } from '@/store/random-seed';
import { useSettings } from '@/store/settings';
import { applyDiceInput, type Face, FACES } from '@/ui/dice-input';
import { DicePad } from '@/ui/dice-pad';
import { KeyGrid } from '@/ui/key-grid';
import { PadKey } from '@/ui/pad-key';
import { Heading, Text } from '@/ui/text';
import { touch } from '@/ui/tokens';
import { TotalPad } from '@/ui/total-pad';

import type { QuickFormProps } from '../shelf-book';
import { type QuickChance, QuickFrame, type QuickResult } from './quick-frame';

interface QuickProcedureProps<Outcome> extends QuickFormProps {
  /** A roll of the book as it is played in a campaign; null where nothing can be rolled. */
  begin: (() => Procedure<Outcome>) | null;
  chance: QuickChance | null;
  button: string;
  /** Over the pad: what the next dice are for. */
  asks: (call: DiceCall) => string;
  /** What the players' own table may say, in words. */
  resultName?: (code: string) => string;
  /** In place of a key for each of them, where they are too many. */
  resultPad?: (onResult: (code: string) => void) => ReactNode;
  /** The whole roll in a sentence. */
  line: (outcome: Outcome, rolls: readonly Rolled[]) => string;
  /** What keeps it in a campaign, for a book that can; null for a roll that cannot be kept. */
  command?: (outcome: Outcome, source: 'app' | 'table') => Tagged | null;
  testID: string;
  children: ReactNode;
}

type Entered = readonly (readonly [key: string, entry: Entry])[];

/** A form whose dice follow from each other: the phone rolls them all at a tap, one's own are asked for step by step. */
export function QuickProcedure<Outcome>(props: QuickProcedureProps<Outcome>) {
  const { head, forms, rolls, keep, onRolled, begin, chance, button, asks, resultName, line, testID, children } = props;
  const { command, resultPad } = props;
  const usual = useSettings((settings) => settings.dice);
  const [chosen, setMode] = useState(usual);
  const [entered, setEntered] = useState<Entered>([]);
  const [last, setLast] = useState<QuickResult | null>(null);

  const answerTo = (given: Entered) => begin && run(begin(), Object.fromEntries(given));
  const answer = answerTo(entered);
  const call = answer?.type === 'needs' ? answer.needs.call : null;
  const results = call?.results ?? [];
  const strip = { active: { results }, countRefused: results.length > 0 ? null : ('faces-matter' as const) };
  const mode = call && wantsResult(call) ? 'count' : modeFor(chosen, strip);

  const enter = (given: Entered, source: 'app' | 'table') => {
    const next = answerTo(given);
    if (next?.type !== 'done') return setEntered(given);
    const said = line(next.outcome, next.rolls);
    setLast({ dice: diceOf(next.rolls), said });
    setEntered([]);
    onRolled(said, command?.(next.outcome, source) ?? undefined);
  };
  const roll = () => {
    const seed = randomSeed();
    let given = entered;
    let from = 0;
    for (let next = answerTo(given); next?.type === 'needs'; next = answerTo(given)) {
      const { key, dice } = next.needs.call;
      given = [...given, [key, { faces: appDice(seed, from, dice.value) }]];
      from += dice.value;
    }
    enter(given, 'app');
  };
  return (
    <QuickFrame
      head={head}
      forms={forms}
      rolls={rolls}
      keep={keep}
      chance={chance}
      button={button}
      onRoll={call ? roll : null}
      dice={{ mode, onMode: setMode, strip }}
      pad={
        mode !== 'app' &&
        call && (
          <Pad
            key={call.key}
            call={call}
            asks={asks(call)}
            resultName={mode === 'count' ? resultName : undefined}
            resultPad={mode === 'count' ? resultPad : undefined}
            onEntry={(entry) => enter([...entered, [call.key, entry]], 'table')}
            onTakeBack={entered.length > 0 ? () => setEntered(entered.slice(0, -1)) : null}
          />
        )
      }
      last={last}
      testID={testID}
    >
      {children}
    </QuickFrame>
  );
}

/** Solid where a die, or the sum it belongs to, was what was needed. */
const diceOf = (rolls: readonly Rolled[]): QuickResult['dice'] =>
  rolls.flatMap(({ call, roll }) =>
    (roll.faces ?? []).map((face) => ({
      face,
      success: call.of === 'sum' ? roll.successes > 0 : meets(call, face),
    })),
  );

interface PadProps {
  call: DiceCall;
  asks: string;
  /** There where the players read the result off their own table. */
  resultName: ((code: string) => string) | undefined;
  resultPad: ((onResult: (code: string) => void) => ReactNode) | undefined;
  onEntry: (entry: Entry) => void;
  onTakeBack: (() => void) | null;
}

function Pad({ call, asks, resultName, resultPad, onEntry, onTakeBack }: PadProps) {
  const t = useT();
  const [faces, setFaces] = useState<readonly Face[]>([]);
  const count = call.dice.value;
  const heading = (
    <Heading as="name" level={3}>
      {asks}
    </Heading>
  );
  if (resultPad) {
    return (
      <>
        {heading}
        {resultPad((code) => onEntry({ result: code }))}
      </>
    );
  }
  if (resultName) {
    return (
      <>
        {heading}
        <KeyGrid label={asks} columns={2} testID="quick-results">
          {(call.results ?? []).map((code) => (
            <PadKey
              key={code}
              label={resultName(code)}
              minHeight={touch.countKey}
              fill="paper"
              onPress={() => onEntry({ result: code })}
              testID={`quick-result-${code}`}
            >
              <Text as="name">{resultName(code)}</Text>
            </PadKey>
          ))}
        </KeyGrid>
      </>
    );
  }
  if (call.of === 'sum') {
    return (
      <>
        {heading}
        <TotalPad
          label={asks}
          labelFor={(total) =>
            meets(call, total) ? t('strip.pad.totalScores', { total }) : t('strip.pad.totalKey', { total })
          }
          least={count}
          most={count * FACES.length}
          value={undefined}
          scores={(total) => meets(call, total)}
          onChoose={(sum) => onEntry({ sum })}
          takeBack={{
            label: t('strip.pad.takeBack'),
            onPress: () => onTakeBack?.(),
            disabled: onTakeBack === null,
          }}
          testID="quick-total"
        />
      </>
    );
  }
  return (
    <>
      {heading}
      <DicePad
        labels={{
          pad: asks,
          face: (face) => t('strip.pad.face', { face }),
          slot: (index, face) => t('strip.pad.slotPlain', { number: index + 1, face }),
          takeBack: t('strip.pad.takeBack'),
        }}
        count={count}
        faces={faces}
        succeeds={call.need === null ? undefined : (face) => meets(call, face)}
        canTakeBack={faces.length > 0 || onTakeBack !== null}
        onInput={(input) => {
          if (input.type === 'takeBack' && faces.length === 0) return onTakeBack?.();
          const next = applyDiceInput(faces, input, count);
          if (next.length === count) onEntry({ faces: next });
          else setFaces(next);
        }}
        testID="quick-pad"
      />
    </>
  );
}
