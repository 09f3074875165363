import { Skia } from '@shopify/react-native-skia';
import { screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { SHIPS } from '@/rules/togo/ships/library';
import { rateShip } from '@/rules/togo/ships/rate-ship';
import { renderIn, renderUi } from '@/testing/render';
import { DEFAULT_APPEARANCE, ThemeProvider } from '@/ui/theme';
import { palettes, type ThemeName } from '@/ui/themes';

import { paintPlan, planColours } from './paint-plan';
import type { PlanFacts, PlanState } from './plan-facts';
import { planLength } from './plan-facts';
import { LIST_BOX, planImage, type PlanPicture } from './plan-image';
import { planShapes } from './plan-shapes';
import { planWords } from './plan-words';
import { ShipPlan } from './ship-plan';

const rated = (name: string): PlanFacts => {
  const found = SHIPS.find((ship) => ship.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return { ...rateShip(found), lengthM: found.lengthM };
};
const mikasa = rated('Mikasa');
const novik = rated('Novik');
const uriOf = (testID = 'plan'): string => (screen.getByTestId(testID).props.source as { uri: string }).uri;

/** Width and height out of a lossless WebP's first bytes. */
function pixels(uri: string): [number, number] {
  const bytes = Buffer.from(uri.replace('data:image/webp;base64,', ''), 'base64');
  const at = bytes.indexOf('VP8L');
  const bits = bytes.readUInt32LE(at + 9);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}

test('shows a picture of the right size at the pixels of the screen', () => {
  renderUi(<ShipPlan facts={mikasa} label={null} testID="plan" />);
  expect(StyleSheet.flatten(screen.getByTestId('plan', { includeHiddenElements: true }).props.style)).toEqual({
    width: LIST_BOX.along,
    height: LIST_BOX.across,
  });
});

test('stands on end where its bow points up, and is packed without loss', () => {
  renderUi(<ShipPlan facts={mikasa} orientation="up" label="Mikasa" testID="plan" />);
  expect(StyleSheet.flatten(screen.getByTestId('plan').props.style)).toEqual({ width: 36, height: 92 });
  expect(pixels(uriOf())).toEqual([72, 184]);
});

test('is silent beside a name, and otherwise says what it shows', () => {
  renderUi(<ShipPlan facts={mikasa} label={planWords({ name: 'Mikasa', facts: mikasa })} />);
  expect(screen.getByLabelText(/^Mikasa from above\. Battleship\. Main guns in 2 turrets\./)).toBeTruthy();
  renderUi(<ShipPlan facts={mikasa} label={null} testID="silent" />);
  expect(screen.queryByTestId('silent')).toBeNull();
});

test('another ship, state, bearing or theme is another picture; the same is the same one', () => {
  const damaged: PlanState = { markers: [{ letter: 'M', permanent: false }], fires: 1 };
  const drawn = [
    <ShipPlan key="a" facts={mikasa} label="a" testID="plan" />,
    <ShipPlan key="b" facts={novik} label="b" testID="plan" />,
    <ShipPlan key="c" facts={mikasa} state={damaged} label="c" testID="plan" />,
    <ShipPlan key="d" facts={mikasa} bearing={{ quarter: 'bow' }} label="d" testID="plan" />,
    <ShipPlan key="e" facts={mikasa} spent label="e" testID="plan" />,
  ].map((plan) => {
    const view = renderUi(plan);
    const uri = uriOf();
    view.unmount();
    return uri;
  });
  renderIn({ theme: 'night' }, <ShipPlan facts={mikasa} label="a" testID="plan" />);
  expect(new Set([...drawn, uriOf()]).size).toBe(6);
  screen.unmount();
  renderUi(<ShipPlan facts={{ ...mikasa }} label="a" testID="plan" />);
  expect(uriOf()).toBe(drawn[0]);
});

test('a change of theme redraws what is already on the screen', () => {
  const inTheme = (theme: ThemeName) => (
    <ThemeProvider appearance={{ ...DEFAULT_APPEARANCE, theme }}>
      <ShipPlan facts={mikasa} label="a" testID="plan" />
    </ThemeProvider>
  );
  const view = renderUi(inTheme('day'));
  const day = uriOf();
  view.rerender(inTheme('dark'));
  expect(uriOf()).not.toBe(day);
});

const picture = (length: number): PlanPicture => ({
  facts: novik,
  length,
  orientation: 'right',
  box: LIST_BOX,
  colours: planColours(palettes.day),
  pixelRatio: 1,
});

test('a picture is drawn once', () => {
  const made = jest.spyOn(Skia.Surface, 'Make');
  planImage(picture(61));
  planImage(picture(61));
  expect(made).toHaveBeenCalledTimes(1);
  planImage(picture(62));
  expect(made).toHaveBeenCalledTimes(2);
  made.mockRestore();
});

test('a plan without room is no picture, and breaks nothing', () => {
  expect(planImage({ ...picture(63), box: { along: 0, across: 36 } })).toBe('');
});

/** The plan really painted: how dark a point of it is, in ship's coordinates. */
function painted(facts: PlanFacts, length: number, heading: number, state?: PlanState) {
  const size = Math.ceil(length * 1.2);
  const middle = size / 2;
  const surface = Skia.Surface.Make(size, size);
  if (surface === null) throw new Error('no surface');
  const lie = { x: middle, y: middle, heading };
  paintPlan(surface.getCanvas(), planShapes({ facts, length, state }), planColours(palettes.day), lie);
  const data = surface.makeImageSnapshot().readPixels();
  return (x: number, y: number) => {
    const at = (Math.round(middle + y) * size + Math.round(middle + x)) * 4;
    const [red = 0, , , alpha = 0] = [data?.[at], data?.[at + 1], data?.[at + 2], data?.[at + 3]];
    return alpha === 0 ? 'nothing' : red < 60 ? 'ink' : red > 240 ? 'card' : 'hull';
  };
}

test('the bow points where it is told to', () => {
  const up = painted(mikasa, 340, 0);
  const right = painted(mikasa, 340, 90);
  expect([up(0, 165), up(20, -160), up(22, 120)]).toEqual(['hull', 'nothing', 'hull']);
  expect([right(-165, 0), right(160, 20), right(-120, 22)]).toEqual(['hull', 'nothing', 'hull']);
});

test('a lost battery is really drawn open: her fore turret is solid in a list, and no longer when silenced', () => {
  const length = planLength(mikasa);
  const none = mikasa.batteries.map(() => ({ dice: { bow: 0, side: 0, stern: 0 } }));
  expect(painted(mikasa, length, 0)(0, -0.265 * length - 2)).toBe('ink');
  expect(painted(mikasa, length, 0, { left: none })(0, -0.265 * length - 2)).toBe('card');
});

test('letters on markers stay upright however she lies', () => {
  const marked: PlanState = { markers: [{ letter: 'T', permanent: false }], engaged: 'starboard' };
  const card = (heading: number, x: number, y: number) => painted(mikasa, 340, heading, marked)(x, y);
  const [x, y] = [0.74 * 30.26, -0.352 * 340];
  // The bar of the T lies above its middle on the screen: for a ship lying on her side too.
  expect(card(0, x, y - 5)).toBe('card');
  expect(card(90, -y, x - 5)).toBe('card');
  expect(card(0, x - 3, y - 5)).toBe('card');
  expect(card(90, -y - 3, x - 5)).toBe('card');
  expect(card(90, -y - 3, x + 5)).toBe('ink');
});

test('every ship of the library is drawn', () => {
  for (const facts of SHIPS) {
    const plan = { ...rateShip(facts), lengthM: facts.lengthM };
    expect(painted(plan, planLength(plan), 90)(planLength(plan) * 0.15, 0)).not.toBe('nothing');
  }
});

test.each<[string, PlanFacts, PlanState, string]>([
  ['guns', rated('Admiral Nakhimov'), {}, 'Main guns in 2 turrets and two wing mounts. 5 other guns per side.'],
  [
    'an after turret',
    rated('Kasuga'),
    {},
    'Main guns in one turret. A second heavy turret aft. 7 other guns per side.',
  ],
  ['single guns', novik, {}, 'Small cruiser. 6 main guns in single mounts.'],
  [
    'damage',
    mikasa,
    {
      markers: [
        { letter: 'M', permanent: false },
        { letter: 'P', permanent: true },
        { letter: 'P', permanent: false },
      ],
      fires: 2,
      pending: 1,
      left: mikasa.batteries.map(({ main, dice }) => ({ dice: main ? { bow: 1, side: 2, stern: 1 } : dice })),
    },
    'Half the main guns lost. 2 P hits. One of them is permanent. One main battery hit. 2 fires. One hit to resolve.',
  ],
])('says %s', (_, facts, state, expected) => {
  expect(planWords({ name: 'She', facts, state })).toContain(expected);
});

test('says that she is sunk instead of counting her guns, and where the guns bear', () => {
  expect(planWords({ facts: mikasa, state: { sunk: true } })).toBe('A ship from above. Battleship. Sunk.');
  expect(planWords({ facts: mikasa, bearing: { quarter: 'port' } })).toMatch(/Guns that bear to port are marked\.$/);
});
