import { screen } from '@testing-library/react-native';

import type { Obligation } from '@/rules/rulebook';
import { battleView, togoBattle } from '@/rules/togo/index';
import { renderUi } from '@/testing/render';
import { smallSetup } from '@/testing/togo-battles';

import { OwedRow } from './owed-row';

test('what a row shows of a ship beside its sentence is said, too', () => {
  const { ships } = battleView(togoBattle.begin(smallSetup({}, true)), 'public');
  const subject = { ...ships.asama!, fires: 2, halfDice: true };
  const row = { subject, next: false, onPress: jest.fn() };
  const owe = (code: string): Obligation => ({ code, about: 'asama', command: null, rule: 'TOGO-70' });
  const shown = renderUi(<OwedRow {...row} obligation={owe('check-fires')} sentence="Asama: check the fires" />);
  expect(screen.getByTestId('owed-asama')).toHaveAccessibleName('Asama: check the fires, 2 fires to check');
  shown.rerender(<OwedRow {...row} obligation={owe('may-fire')} sentence="Asama may fire" next />);
  expect(screen.getByTestId('owed-asama')).toHaveAccessibleName('Asama may fire, ½ dice, Next');
});
