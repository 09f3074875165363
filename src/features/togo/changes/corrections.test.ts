import '@/messages/togo';

import { type BattleView, togoBattle } from '@/rules/togo/index';
import { smallSetup } from '@/testing/togo-battles';

import { battleCorrections } from './corrections';

test('[TOGO-21] by day, or a night range the book knows: the umpire is offered no other', () => {
  const state = togoBattle.begin(smallSetup());
  const view = togoBattle.view(state, 'umpire') as unknown as BattleView;
  const night = battleCorrections({ view, state }).find(({ key }) => key === 'night');
  expect(night?.editor).toMatchObject({ type: 'choice', options: [{ value: null }, { value: 2 }, { value: 4 }] });
});
