import { act, fireEvent, screen } from '@testing-library/react-native';
import * as Haptics from 'expo-haptics';
import { useState } from 'react';
import { AccessibilityInfo } from 'react-native';

import { enterFaces, newDraft, rollAppDice, type Draft } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { beginBattle } from '@/game/fold';
import { stripOf } from '@/game/strip';
import type { StripStep } from '@/rules/common/strip';
import { answerStep, correctFace, rollOneDie, takeBackLast } from '@/game/strip-edit';
import type { Result } from '@/lib/result';
import { renderIn, renderUi } from '@/testing/render';
import { toyBook, type ToyState } from '@/testing/toy-book';
import { ToastProvider } from '@/ui/toast-provider';
import { motion } from '@/ui/tokens';

import { DiceStripScreen } from './dice-strip-screen';
import type { DiceMode } from './strip-props';
import { StripTray } from './strip-tray';

const book = toyBook as Book<ToyState>;
const battle = beginBattle(book, {
  type: 'v1.Begun',
  book: 'toy',
  bookVersion: 2,
  seed: 7,
  setup: { limit: 100 },
}) as Battle<ToyState>;

interface TableProps {
  start?: Draft;
  mode?: DiceMode;
  onDraft?: (draft: Draft) => void;
  onDone?: () => void;
}

/** The screen on a draft, as a feature holds it: the toy book throws three dice at or under 3, then what scored again. */
function Table({ start = newDraft({ type: 'roll', dice: 3 }), mode: first = 'own', onDraft, onDone }: TableProps) {
  const [draft, setDraft] = useState(start);
  const [mode, setMode] = useState<DiceMode>(first);
  const strip = stripOf(book, battle, draft);
  if (!strip.ok) throw new Error(strip.error.code);
  const become = (after: Draft) => {
    onDraft?.(after);
    setDraft(after);
  };
  const take = (after: Result<Draft, unknown>) => after.ok && become(after.value);
  return (
    <ToastProvider>
      <DiceStripScreen
        title="Mikasa fires"
        strip={strip.value}
        words={{ row: () => ({ name: '6″' }) }}
        mode={mode}
        onMode={setMode}
        actions={{
          face: (face) => take(enterFaces(book, battle, draft, [face], 'table')),
          answer: (step, answer) => take(answerStep(book, battle, draft, step, answer)),
          correct: (step, index, face) => become(correctFace(draft, step, index, face)),
          takeBack: () => become(takeBackLast(book, battle, draft)),
          roll: (how) =>
            take(
              how === 'die'
                ? rollOneDie(book, battle, draft)
                : rollAppDice(book, battle, draft, { untilDone: how === 'all' }),
            ),
        }}
        spoken="Two effective hits"
        done={{ label: 'Note 2 hits', onPress: () => onDone?.() }}
      />
    </ToastProvider>
  );
}

const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const enter = (...faces: number[]) => faces.forEach((face) => tap(`strip-pad-face-${face}`));
const said = (testID: string): string =>
  screen.getByTestId(testID).props['aria-label'] ?? screen.getByTestId(testID).props.accessibilityLabel;
const title = () => screen.getByTestId('tray-title').props.children;
const drafts = () => {
  const seen: Draft[] = [];
  return { seen, onDraft: (draft: Draft) => void seen.push(draft) };
};

beforeEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

test('faces fill the slots and the strip moves on to the next roll by itself', () => {
  renderUi(<Table />);
  expect(title()).toMatch(/3 to roll$/);
  enter(1, 5);
  expect(title()).toMatch(/1 to roll$/);
  enter(2);
  expect(said('cell-first')).toMatch(/2 successes.*Tap to change it/);
  expect(title()).toMatch(/2 to roll$/);
  expect(screen.getByTestId('tray-chance')).toHaveTextContent('75% for at least one');
});

test('may be noted only when nothing is missing, and not by the tap that rolled it', () => {
  jest.useFakeTimers();
  const onDone = jest.fn();
  renderUi(<Table onDone={onDone} />);
  enter(1, 5, 2, 3);
  expect(screen.queryByTestId('strip-done')).toBeNull();
  enter(6);
  tap('strip-done');
  expect(onDone).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(motion.guard));
  tap('strip-done');
  expect(onDone).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a tapped cell opens, a changed face is worked through, and what it showed is kept', () => {
  const { seen, onDraft } = drafts();
  renderUi(<Table onDraft={onDraft} />);
  enter(1, 5, 2, 3, 6);
  expect(said('cell-second')).toMatch(/one success/);
  tap('cell-first');
  tap('strip-pad-slot-2');
  enter(6);
  expect(said('cell-first')).toMatch(/one success/);
  expect(seen.at(-1)?.dice.first).toMatchObject({ dice: [{}, {}, { face: 6, was: [{ face: 2, source: 'table' }] }] });
  expect(screen.getByTestId('strip-done')).toBeOnTheScreen();
  tap('cell-first');
  tap('strip-pad-slot-1');
  enter(1);
  tap('cell-first');
  tap('strip-pad-slot-2');
  enter(1);
  expect(title()).toMatch(/1 to roll$/);
  expect(screen.queryByTestId('strip-done')).toBeNull();
  expect(screen.getByText('2 corrected')).toBeOnTheScreen();
});

test('a die of the app is changed only after a question, and then by the umpire', () => {
  const { seen, onDraft } = drafts();
  const rolled = rollAppDice(book, battle, newDraft({ type: 'roll', dice: 3 }), { untilDone: true });
  if (!rolled.ok) throw new Error();
  const entered = rolled.value.dice.first;
  const [die] = entered && 'dice' in entered ? entered.dice : [];
  const other = die?.face === 4 ? 5 : 4;
  renderUi(<Table start={rolled.value} onDraft={onDraft} />);
  tap('cell-first');
  tap('strip-pad-slot-0');
  enter(other);
  expect(seen).toEqual([]);
  tap('strip-correct-cancel');
  expect(seen).toEqual([]);
  tap('strip-pad-slot-0');
  enter(other);
  tap('strip-correct-confirm');
  expect(seen.at(-1)?.dice.first).toMatchObject({
    dice: [{ face: other, source: 'umpire', was: [{ face: die?.face, source: 'app' }] }, {}, {}],
  });
});

test('takes back own faces across rolls, and no die of the app', () => {
  renderUi(<Table />);
  enter(1, 5, 2);
  tap('strip-pad-take-back');
  expect(title()).toMatch(/1 to roll$/);
  tap('dice-switch-app');
  tap('roll-die');
  tap('dice-switch-own');
  expect(screen.getByTestId('strip-pad-take-back')).toBeDisabled();
});

test('counts where every die has the same need, and says why not where faces are in', () => {
  renderUi(<Table mode="count" />);
  expect(screen.getByTestId('strip-count-3')).toBeOnTheScreen();
  expect(screen.queryByTestId('strip-count-4')).toBeNull();
  tap('strip-count-2');
  expect(said('cell-first')).toMatch(/2 successes/);
  expect(screen.getByTestId('source-count')).toBeOnTheScreen();
  tap('dice-switch-own');
  enter(6);
  tap('dice-switch-count');
  expect(screen.getByText(/undo them to count/)).toBeOnTheScreen();
  expect(screen.queryByTestId('strip-count-0')).toBeNull();
  tap('cell-first');
  tap('strip-count-3');
  expect(said('cell-first')).toMatch(/3 successes/);
});

test('app dice once rolled are the same faces when the strip is opened again', () => {
  const { seen, onDraft } = drafts();
  const first = renderUi(<Table mode="app" onDraft={onDraft} />);
  tap('roll-all');
  const before = said('cell-first');
  first.unmount();
  const kept = JSON.parse(JSON.stringify(seen.at(-1)));
  renderUi(<Table mode="app" start={kept} />);
  expect(said('cell-first')).toBe(before);
  expect(screen.getByText(/^\d app (die|dice)$/)).toBeOnTheScreen();
});

test('mixes dice die by die: one of the app, own faces, the app for the rest', () => {
  renderUi(<Table mode="app" />);
  tap('roll-die');
  tap('dice-switch-own');
  enter(1);
  tap('roll-rest');
  expect(screen.getByTestId('strip-done')).toBeOnTheScreen();
  expect(screen.getByText('1 own die')).toBeOnTheScreen();
});

test('each result is felt and told; the end tells the sum', () => {
  const told = jest.spyOn(AccessibilityInfo, 'announceForAccessibility').mockImplementation();
  const felt = jest.spyOn(Haptics, 'notificationAsync').mockResolvedValue();
  renderUi(<Table />);
  enter(1, 5);
  expect(told).not.toHaveBeenCalled();
  enter(2);
  expect(told).toHaveBeenLastCalledWith(expect.stringMatching(/2 successes$/));
  expect(screen.getByTestId('strip-told')).toHaveTextContent(/2 successes$/);
  expect(felt).toHaveBeenCalledTimes(1);
  enter(1, 6);
  expect(told).toHaveBeenLastCalledWith('Two effective hits');
  expect(felt).toHaveBeenCalledTimes(2);
});

test('dice that lay there when it was opened are not news', () => {
  const told = jest.spyOn(AccessibilityInfo, 'announceForAccessibility').mockImplementation();
  const start = enterFaces(book, battle, newDraft({ type: 'roll', dice: 3 }), [1, 5, 2], 'table');
  if (!start.ok) throw new Error();
  renderUi(<Table start={start.value} />);
  expect(told).not.toHaveBeenCalled();
});

test('without haptics nothing shakes, and with large text every roll names itself', () => {
  const felt = jest.spyOn(Haptics, 'notificationAsync').mockResolvedValue();
  renderIn({ haptics: false, textScale: 1.6 }, <Table />);
  enter(1, 5, 2);
  expect(felt).not.toHaveBeenCalled();
  expect(screen.getByTestId('tray')).toBeOnTheScreen();
});

test('every number says what it is made of', () => {
  renderUi(<Table />);
  tap('tray-why');
  expect(screen.getByTestId('tray-parts')).toHaveTextContent(/TOY-1/);
});

const duel = newDraft({ type: 'duel' });

test('the sum of two dice is one tap, with the totals that score framed, or two faces for those who prefer', () => {
  const { seen, onDraft } = drafts();
  const first = renderUi(<Table start={duel} onDraft={onDraft} />);
  expect(screen.getByTestId('tray-why')).toHaveTextContent('≥9');
  expect(screen.getByTestId('tray-chance')).toHaveTextContent('28% to succeed');
  expect(said('strip-total-9')).toBe('Total 9, success');
  expect(said('strip-total-8')).toBe('Total 8');
  tap('strip-total-9');
  expect(seen.at(-1)?.dice.aim).toEqual({ sum: 9, source: 'table' });
  expect(said('cell-aim')).toMatch(/total 9/);
  expect(screen.getByText('2 own dice')).toBeOnTheScreen();
  tap('strip-total-take-back');
  expect(seen.at(-1)?.dice).toEqual({});
  first.unmount();

  renderUi(<Table start={duel} onDraft={onDraft} />);
  tap('strip-as-faces');
  enter(4);
  expect(title()).toMatch(/4 so far, 1 to roll$/);
  enter(5);
  expect(seen.at(-1)?.dice.aim).toMatchObject({ dice: [{ face: 4 }, { face: 5 }] });
});

test('who enters the faces of one sum is asked for the faces of the next, and a total that was entered whole stays one', () => {
  const strip = stripOf(book, battle, duel);
  if (!strip.ok) throw new Error(strip.error.code);
  const none = () => undefined;
  const actions = { face: none, answer: none, correct: none, takeBack: none, roll: none };
  const tray = (change: Partial<StripStep>) => (
    <StripTray
      {...{ actions, words: {}, mode: 'own', onRule: undefined, onClose: none, strip: strip.value }}
      step={{ ...strip.value.active!, ...change }}
    />
  );
  const { rerender } = renderUi(tray({ key: 'first' }));
  tap('strip-as-faces');
  rerender(tray({ key: 'second' }));
  expect(screen.getByTestId('strip-pad')).toBeOnTheScreen();
  rerender(tray({ key: 'first', state: 'entered', sum: 9 }));
  expect(screen.getByTestId('strip-total')).toBeOnTheScreen();
});

test('an entered total is changed by another', () => {
  const { seen, onDraft } = drafts();
  renderUi(<Table start={duel} onDraft={onDraft} />);
  tap('strip-total-9');
  tap('cell-aim');
  tap('strip-total-8');
  expect(seen.at(-1)?.dice.aim).toEqual({ sum: 8, source: 'table' });
  expect(screen.getByTestId('strip-done')).toBeOnTheScreen();
});

test("what the players' own table says is tapped; after dice of the app it is asked for", () => {
  const { seen, onDraft } = drafts();
  const first = renderUi(<Table start={duel} onDraft={onDraft} />);
  tap('strip-total-12');
  expect(screen.getByTestId('dice-switch-count')).toHaveTextContent('Result');
  tap('dice-switch-count');
  tap('strip-result-two');
  expect(seen.at(-1)?.dice.table).toEqual({ result: 'two', source: 'table' });
  expect(said('cell-table')).toMatch(/: two/);
  expect(screen.getByText('1 result entered')).toBeOnTheScreen();
  expect(screen.getByTestId('dice-switch-count')).toHaveTextContent('Result');
  expect(screen.getByTestId('strip-done')).toBeOnTheScreen();
  first.unmount();

  const aimed = answerStep(book, battle, duel, 'aim', { sum: 12 });
  if (!aimed.ok) throw new Error(aimed.error.code);
  renderUi(<Table start={aimed.value} mode="app" onDraft={onDraft} />);
  tap('roll-all');
  expect(screen.queryByTestId('roll-all')).toBeNull();
  expect(title()).toMatch(/what does your table say\?$/);
  tap('strip-result-one');
  expect(screen.getByTestId('strip-done')).toBeOnTheScreen();
});
