import { act, fireEvent, screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { ChipsField } from './chips-field';

const EDGES = ['north', 'east', 'south'].map((value) => ({ value, label: value }));

test('ticks faster than the disk all count; what was not kept does not', async () => {
  const answers: (() => void)[] = [];
  const onChange = jest.fn((_: readonly string[]) => new Promise<void>((done) => answers.push(done)));
  renderUi(<ChipsField label="Edges" options={EDGES} chosen={[]} onChange={onChange} testID="edge" />);
  const tick = (edge: string) => fireEvent.press(screen.getByTestId(`edge-${edge}`));
  tick('south');
  tick('north');
  expect(onChange).toHaveBeenLastCalledWith(['north', 'south']);
  await act(async () => answers.forEach((done) => done()));
  tick('east');
  expect(onChange).toHaveBeenLastCalledWith(['east']);
});
