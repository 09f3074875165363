import { fireEvent, screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { LicencesScreen } from './licences-screen';
import { PrivacyScreen } from './privacy-screen';

jest.mock('expo-router', () => ({ useRouter: () => ({ canGoBack: () => false }) }));

test('what becomes of one’s data is said in plain words', () => {
  renderUi(<PrivacyScreen />);
  expect(screen.getByText('Nothing leaves this device unless you send or link it')).toBeOnTheScreen();
});

test('others’ work is named with its licence, whose text is one tap away', () => {
  renderUi(<LicencesScreen />);
  expect(screen.getByText(/ react 19\.2\.3\. Copyright \(c\) Meta/)).toBeOnTheScreen();
  expect(screen.queryByText(/Permission is hereby granted/)).toBeNull();
  fireEvent.press(screen.getByTestId('text-MIT'));
  expect(screen.getByText(/Permission is hereby granted/)).toBeOnTheScreen();
});
