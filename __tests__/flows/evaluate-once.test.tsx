import { act, fireEvent, screen } from '@testing-library/react-native';

import { Roll } from '@/features/play/roll/roll-screen';
import { newDraft, rollAppDice } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { stripOf, thrownStrip } from '@/game/strip';
import { isFilled, stepsOf } from '@/rules/common/strip';
import type { Json } from '@/rules/rulebook';
import { type BattleState, togoBattle } from '@/rules/togo/index';
import { changeDraft, useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderUi } from '@/testing/render';
import { InBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';
import { valueOf } from '@/testing/toy-database';

jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn(), back: jest.fn() }) }));

const BOOK = togoBattle as Book<BattleState>;
/** Two batteries: the first die, then to hit, size and penetration of each. */
const shots = [0, 1].map((battery) => ({ battery, target: 'tokiwa', range: 5, arc: 'bow' }));
const broadside = () => newDraft({ type: 'fire', fires: [{ ship: 'rossia', shots }] } as Json);
const battle = () => useSession.getState().open!.battle as Battle<BattleState>;

/** Once for the draft itself, and once for each way the dice still to come are supposed to fall. */
const A_CHANGE = 1 + 7;

/** How often the rule book was asked while this was done. */
async function asked(work: () => unknown): Promise<number> {
  const decide = jest.spyOn(togoBattle, 'decide');
  await work();
  const { length } = decide.mock.calls;
  decide.mockRestore();
  return length;
}

beforeAll(async () => {
  await openStorage();
  const until = { turn: 2, phase: 'F' } as const;
  await openTogo(currentDatabase()!, 'f', { scenario: 'ulsan', seed: 11, until, dice: 'own' });
});

test('the roll screen of a broadside asks the rule book once for each change of its dice, and never to draw itself', async () => {
  await changeDraft(broadside);
  const screenOf = () => (
    <InBattle>
      <Roll onClose={() => undefined} />
    </InBattle>
  );
  let shown!: ReturnType<typeof renderUi>;
  expect(await asked(() => void (shown = renderUi(screenOf())))).toBe(A_CHANGE);
  expect(screen.getAllByTestId(/^cell-/)).toHaveLength(7);
  expect(await asked(() => shown.rerender(screenOf()))).toBe(0);
  for (const face of [1, 1, 2, 1]) {
    const press = () => act(async () => void fireEvent.press(screen.getByTestId(`strip-pad-face-${face}`)));
    expect(await asked(press)).toBe(A_CHANGE);
  }
});

test('a finished roll foresees nothing: the log reads its dice without supposing any', async () => {
  const draft = valueOf(rollAppDice(BOOK, battle(), broadside(), { untilDone: true }));
  const thrown = { ...draft };
  expect(await asked(() => thrownStrip(BOOK, battle(), thrown))).toBe(1);
  const steps = (strip: ReturnType<typeof stripOf>) => stepsOf(valueOf(strip)).filter(isFilled);
  expect(steps(thrownStrip(BOOK, battle(), thrown))).toEqual(steps(stripOf(BOOK, battle(), draft)));
  const half = valueOf(rollAppDice(BOOK, battle(), broadside(), { untilDone: false }));
  expect(steps(thrownStrip(BOOK, battle(), half))).toEqual(steps(stripOf(BOOK, battle(), half)));
});
