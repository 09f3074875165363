import { screen, within } from '@testing-library/react-native';

import { battleView } from '@/rules/togo/index';
import { currentDatabase, openStorage } from '@/store/storage';
import { renderInBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { ScoreScreen } from './score-screen';

jest.mock('expo-router', () => ({
  useRouter: () => ({ push: jest.fn(), back: jest.fn(), canGoBack: () => true }),
}));

test('[AMB-44] once it is over the scores that counted come to the points, ships never sighted among them', async () => {
  await openStorage();
  const state = await openTogo(currentDatabase()!, 'over', {
    ...{ scenario: 'tsushima-night', until: { turn: 1, phase: 'G' } },
    then: [{ type: 'endBattle' }],
  });
  const { lines } = battleView(state, 'umpire').standing!.standing;
  const { points } = state.result!;
  const sum = lines.reduce((all, line) => all + (line.side === 'irn' ? line.points : 0), 0);
  expect(points!.irn).toBe(sum);
  expect(sum).toBeGreaterThan(0);
  renderInBattle(<ScoreScreen />);
  expect(screen.getByTestId('points-irn')).toHaveTextContent(String(sum));
  for (const { score, points: worth, side } of lines) {
    const row = screen.getByTestId(`standing-score-${score}`);
    expect(row).toHaveTextContent(new RegExp(`${Math.abs(worth)}$`));
    expect(within(row).getByLabelText(side === 'ijn' ? 'Japanese' : 'Russian')).toBeOnTheScreen();
  }
});
