import { useState } from 'react';
import { View } from 'react-native';

import { useBook } from '@/messages/book-context';
import { useT } from '@/messages/messages';
import { meetsNeed, type Strip, type StripStep } from '@/rules/common/strip';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { CountPad } from '@/ui/count-pad';
import { type DiceInput, type Face, FACES } from '@/ui/dice-input';
import { DicePad } from '@/ui/dice-pad';
import { KeyGrid } from '@/ui/key-grid';
import { PadKey } from '@/ui/pad-key';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { skeleton, space, stroke, touch } from '@/ui/tokens';
import { TotalPad } from '@/ui/total-pad';
import { useWindowShape } from '@/ui/window-shape';

import type { DiceMode, StripActions, StripWords } from './strip-props';
import { resultName, rollWords } from './strip-words';
import { TrayHead } from './tray-head';

interface TrayProps {
  step: StripStep;
  strip: Strip;
  words: StripWords;
  mode: DiceMode;
  actions: StripActions;
  /** Leaves a cell that was opened for a correction. */
  onClose: () => void;
  onRule: ((rule: string) => void) | undefined;
}

/** The step in hand, large: what is needed and why, its dice, and the keys for the way the dice come. */
export function StripTray({ step, strip, words, mode, actions, onClose, onRule }: TrayProps) {
  const { color } = useTheme();
  // Those who entered the faces of one roll of two dice want to see the faces of the next, too.
  const [asFaces, setAsFaces] = useState(false);
  // On its side a phone has the height for the keys and not much else.
  const isLow = useWindowShape() === 'sideways';
  return (
    <View
      testID="tray"
      style={{
        padding: space.edge,
        paddingTop: space.sm,
        paddingBottom: isLow ? space.xs : space.edge,
        borderTopWidth: stroke.active,
        borderColor: color.now,
        backgroundColor: color.card,
      }}
    >
      <View
        style={{
          gap: isLow ? space.xs : space.sm,
          width: '100%',
          maxWidth: skeleton.maxWidth - 2 * space.edge,
          alignSelf: 'center',
        }}
      >
        <TrayHead step={step} words={words} onRule={onRule} />
        {!isLow && words.aid?.(step)}
        <Keys
          key={step.key}
          {...{ step, strip, words, mode, actions, onClose, asFaces }}
          onFaces={() => setAsFaces(true)}
        />
      </View>
    </View>
  );
}

interface KeysProps extends Omit<TrayProps, 'onRule'> {
  /** A sum is entered die by die. */
  asFaces: boolean;
  onFaces: () => void;
}

/** The keys for the way this step is answered: as it was answered before, or as the switch says. */
function Keys({ mode, asFaces, onFaces, ...part }: KeysProps) {
  const { step } = part;
  const correcting = step.state !== 'active';
  if (step.dice === 0 || step.state === 'typed' || (!correcting && mode === 'count' && step.results.length > 0)) {
    return <Results {...part} />;
  }
  if (step.state === 'counted' || (!correcting && mode === 'count')) return <Counting {...part} />;
  if (!correcting && mode === 'app') return <PhoneDice step={step} actions={part.actions} />;
  // A sum that was entered whole is corrected whole: a face would go to the next die.
  if (step.of === 'sum' && step.faces.length === 0 && (correcting || !asFaces)) {
    return <Total {...part} onFaces={onFaces} />;
  }
  return <Faces {...part} />;
}

type Part = Pick<TrayProps, 'step' | 'strip' | 'words' | 'actions' | 'onClose'>;

/** Own dice by face. A die of the phone changes only after a question: the log will say that the umpire did it. */
function Faces({ step, strip, words, actions, onClose }: Part) {
  const t = useT();
  const book = useBook();
  const [asked, setAsked] = useState<{ readonly index: number; readonly face: Face } | null>(null);
  const correcting = step.state !== 'active';
  const hidden = step.faces.some(({ face }) => face === null);
  const faces = hidden ? [] : step.faces.map(({ face }) => face as Face);
  const correct = (index: number, face: Face) => {
    actions.correct(step.key, index, face);
    if (correcting) onClose();
  };
  const onInput = (input: DiceInput) => {
    if (input.type === 'enter') actions.face(input.face);
    else if (input.type === 'takeBack') actions.takeBack();
    else if (input.face === faces[input.index]) onClose();
    else if (step.faces[input.index]?.source === 'app') setAsked(input);
    else correct(input.index, input.face);
  };
  const now = asked?.face ?? 1;
  const was = faces[asked?.index ?? 0] ?? now;
  return (
    <>
      <DicePad
        labels={{
          pad: rollWords(book, step, words),
          face: (face) => t('strip.pad.face', { face }),
          slot: (index, face, success) => slotWords(t, index + 1, face, success),
          takeBack: t('strip.pad.takeBack'),
        }}
        count={hidden ? step.missing : (step.dice ?? 0)}
        faces={faces}
        succeeds={step.need === null || step.of === 'sum' ? undefined : (face) => meetsNeed(step, face)}
        corrected={step.faces.flatMap(({ was: old }, index) => (old.length > 0 ? [index] : []))}
        canTakeBack={!correcting && strip.takesBack !== null}
        startsOn={correcting && faces.length === 1 ? 0 : undefined}
        keyFill="paper"
        hotkeys={asked === null}
        onInput={onInput}
        beside={correcting ? <CloseButton onClose={onClose} /> : <RollTheRest actions={actions} />}
        testID="strip-pad"
      />
      <Confirm
        open={asked !== null}
        question={t('strip.correct.question')}
        consequence={t('strip.correct.consequence', { face: was, now })}
        confirmLabel={t('strip.correct.confirm', { now })}
        cancelLabel={t('strip.correct.cancel', { face: was })}
        icon="pencil"
        onConfirm={() => {
          setAsked(null);
          if (asked) correct(asked.index, asked.face);
        }}
        onCancel={() => setAsked(null)}
        testID="strip-correct"
      />
    </>
  );
}

function slotWords(t: ReturnType<typeof useT>, number: number, face: Face, success: boolean | undefined): string {
  if (success === undefined) return t('strip.pad.slotPlain', { number, face });
  return success ? t('strip.pad.slotHit', { number, face }) : t('strip.pad.slotMiss', { number, face });
}

/** "How many at or under 2?": the first tap is the answer. */
function Counting({ step, strip, actions, onClose }: Part) {
  const t = useT();
  const correcting = step.state !== 'active';
  const need = step.need ?? 0;
  const question =
    step.at === 'most' ? t('strip.pad.countQuestion', { need }) : t('strip.pad.countQuestionLeast', { need });
  return (
    <>
      <Text as="name" aria-hidden>
        {question}
      </Text>
      <CountPad
        label={question}
        labelFor={(count) => t('strip.pad.countKey', { count })}
        max={step.dice ?? 0}
        value={step.successes ?? undefined}
        onChoose={(count) => {
          actions.answer(step.key, { count });
          if (correcting) onClose();
        }}
        testID="strip-count"
      />
      <View style={BUTTONS}>
        <TakeBack strip={strip} actions={actions} disabled={correcting} />
        <View style={HALF}>{correcting ? <CloseButton onClose={onClose} /> : <RollTheRest actions={actions} />}</View>
      </View>
    </>
  );
}

/** The sum of own dice: one tap, because nothing else matters; by face for those who prefer. */
function Total({ step, strip, words, actions, onClose, onFaces }: Part & { onFaces: () => void }) {
  const t = useT();
  const book = useBook();
  const correcting = step.state !== 'active';
  const dice = step.dice ?? 0;
  const scores = (total: number) => meetsNeed(step, total);
  return (
    <>
      <TotalPad
        label={rollWords(book, step, words)}
        labelFor={(total) =>
          scores(total) ? t('strip.pad.totalScores', { total }) : t('strip.pad.totalKey', { total })
        }
        least={dice}
        most={dice * FACES.length}
        value={step.sum ?? undefined}
        scores={scores}
        onChoose={(sum) => {
          actions.answer(step.key, { sum });
          if (correcting) onClose();
        }}
        takeBack={{
          label: t('strip.pad.takeBack'),
          onPress: actions.takeBack,
          disabled: correcting || strip.takesBack === null,
        }}
        testID="strip-total"
      />
      <View style={BUTTONS}>
        {!correcting && (
          <Button label={t('strip.pad.asFaces')} onPress={onFaces} testID="strip-as-faces" style={HALF} />
        )}
        <View style={HALF}>{correcting ? <CloseButton onClose={onClose} /> : <RollTheRest actions={actions} />}</View>
      </View>
    </>
  );
}

/** What the players' own table says: a key for each answer it can give. */
function Results({ step, strip, words, actions, onClose }: Part) {
  const book = useBook();
  const correcting = step.state !== 'active';
  return (
    <>
      <KeyGrid label={rollWords(book, step, words)} columns={2} testID="strip-results">
        {step.results.map((code) => (
          <PadKey
            key={code}
            label={resultName(code, words)}
            minHeight={touch.countKey}
            fill="paper"
            chosen={code === step.result}
            onPress={() => {
              actions.answer(step.key, { result: code });
              if (correcting) onClose();
            }}
            testID={`strip-result-${code}`}
          >
            {words.resultSymbol && (
              <Text as="pad" aria-hidden color={code === step.result ? 'paper' : 'ink'}>
                {words.resultSymbol(code)}
              </Text>
            )}
            <Text as="name" color={code === step.result ? 'paper' : 'ink'}>
              {resultName(code, words)}
            </Text>
          </PadKey>
        ))}
      </KeyGrid>
      <View style={BUTTONS}>
        <TakeBack strip={strip} actions={actions} disabled={correcting} />
        <View style={HALF}>
          {correcting ? <CloseButton onClose={onClose} /> : step.dice !== 0 && <RollTheRest actions={actions} />}
        </View>
      </View>
    </>
  );
}

function TakeBack({ strip, actions, disabled }: Pick<TrayProps, 'strip' | 'actions'> & { disabled: boolean }) {
  const t = useT();
  return (
    <Button
      icon="undo"
      label={t('strip.pad.takeBack')}
      onPress={actions.takeBack}
      disabled={disabled || strip.takesBack === null}
      testID="strip-pad-take-back"
      style={HALF}
    />
  );
}

/** The filled button rolls it all; these two are for those who want to see every die fall. */
function PhoneDice({ step, actions }: Pick<TrayProps, 'step' | 'actions'>) {
  const t = useT();
  return (
    <View style={BUTTONS}>
      <Button
        icon="dice"
        label={t('strip.pad.oneDie')}
        onPress={() => actions.roll('die')}
        testID="roll-die"
        style={HALF}
      />
      {step.missing > 1 && (
        <Button label={t('strip.pad.oneStep')} onPress={() => actions.roll('step')} testID="roll-step" style={HALF} />
      )}
    </View>
  );
}

function RollTheRest({ actions }: Pick<TrayProps, 'actions'>) {
  const t = useT();
  return <Button icon="phone" label={t('strip.pad.appRolls')} onPress={() => actions.roll('all')} testID="roll-rest" />;
}

function CloseButton({ onClose }: Pick<TrayProps, 'onClose'>) {
  const t = useT();
  return <Button label={t('strip.pad.close')} onPress={onClose} testID="tray-close" />;
}

const BUTTONS = { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm } as const;
const HALF = { flexGrow: 1, flexBasis: '40%' } as const;
