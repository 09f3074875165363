import { fireEvent, screen } from '@testing-library/react-native';

import '@/messages/link';

import type { Phone } from '@/link/client/phone';
import { TURNED_AWAY } from '@/link/protocol/messages';
import { t } from '@/messages/messages';
import { renderUi } from '@/testing/render';
import { ToastProvider } from '@/ui/toast-provider';

import { useLink } from './link-session';
import { TurnedAwayScreen } from './no-seat-screens';

const shown = (code: Parameters<typeof TurnedAwayScreen>[0]['code']) =>
  renderUi(
    <ToastProvider>
      <TurnedAwayScreen code={code} onElsewhere={() => undefined} />
    </ToastProvider>,
  );

test.each([...TURNED_AWAY, 'OTHER_BOOK' as const])('%s is a sentence with a way on', (code) => {
  shown(code);
  const sentence = code === 'OTHER_BOOK' ? t('link.calling.otherBook') : t(`link.turned.${code}`);
  expect(sentence).toMatch(/[.]$/);
  screen.getByText(sentence);
  screen.getByTestId('another-seat');
});

test('a seat that another phone has is taken over by its admiral’s code, and nothing without one', () => {
  const codes: string[] = [];
  useLink.setState({ phone: { takeOver: (code: string) => void codes.push(code) } as unknown as Phone });
  shown('SEAT_TAKEN');
  fireEvent.press(screen.getByTestId('take-over'));
  fireEvent.changeText(screen.getByTestId('admirals-code'), ' 123456 ');
  fireEvent.press(screen.getByTestId('take-over'));
  expect(codes).toEqual(['123456']);
});
