import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { calm } from '../render-battle';

/** On the screen in front, once its words have stood long enough to be tapped. */
export async function tap(testID: string): Promise<void> {
  await screen.findByTestId(testID);
  await calm();
  fireEvent.press(screen.getAllByTestId(testID).at(-1)!);
}

export const nextStep = (): unknown => screen.getAllByTestId('next-step').at(-1)!.props.accessibilityLabel;

/** One side of the toy game takes its secret card, behind its curtain. */
export async function choosesCard(side: string, card: string): Promise<void> {
  await waitFor(() => expect(nextStep()).toBe(`${side} chooses a card`));
  await tap('next-step');
  await tap('curtain-hold');
  await tap('curtain-sure-confirm');
  await tap(`card-${card}`);
}
