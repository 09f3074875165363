import { useEffect, useState } from 'react';

import '@/messages/link';

import type { TurnedAway } from '@/link/protocol/messages';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Screen } from '@/ui/screen';
import { Stack } from '@/ui/layout';
import { TextField } from '@/ui/text-field';

import { useLink } from './link-session';

interface Props {
  onElsewhere: () => void;
}

/** So long a host may take before it is said that nobody answers. */
const PATIENT_MS = 6000;

/** Before the host has answered for the first time. It is called again and again meanwhile. */
export function CallingScreen({ onElsewhere }: Props) {
  const t = useT();
  const host = useLink((link) => hostName(link.seat?.host ?? ''));
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENT_MS);
    return () => clearTimeout(timer);
  }, []);
  const elsewhere = <Button label={t('link.calling.elsewhere')} onPress={onElsewhere} testID="another-seat" />;
  return (
    <Screen title={t('link.calling.title')} testID="calling">
      {isLong ? (
        <ErrorState
          title={t('link.calling.title')}
          text={t('link.calling.noAnswer', { host })}
          actions={
            <>
              <Button
                kind="primary"
                label={t('link.calling.again')}
                onPress={() => useLink.getState().phone?.resume()}
                testID="call-again"
              />
              {elsewhere}
            </>
          }
          testID="no-answer"
        />
      ) : (
        <EmptyState
          icon="phone"
          title={t('link.calling.title')}
          text={t('link.calling.text', { host })}
          action={elsewhere}
        />
      )}
    </Screen>
  );
}

export function NoSeatScreen({ onElsewhere }: Props) {
  const t = useT();
  return (
    <Screen title={t('link.calling.noSeatTitle')} testID="no-seat">
      <ErrorState
        title={t('link.calling.noSeatTitle')}
        text={t('link.calling.noSeat')}
        actions={<Button kind="primary" label={t('link.join.title')} onPress={onElsewhere} testID="to-join" />}
      />
    </Screen>
  );
}

/** Which of them a code of the admiral's can cure. */
const MOVES: readonly string[] = ['SEAT_TAKEN', 'TAKEN_OVER', 'WRONG_CODE'];

/** The host answered, and there is no place for this phone: why, and the way on. */
export function TurnedAwayScreen({ code, onElsewhere }: Props & { code: TurnedAway | 'OTHER_BOOK' }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const mayMove = MOVES.includes(code);
  return (
    <Screen title={t('link.turned.title')} testID="turned-away">
      <ErrorState
        title={t('link.turned.title')}
        text={code === 'OTHER_BOOK' ? t('link.calling.otherBook') : t(`link.turned.${code}`)}
        testID={`turned-${code}`}
        actions={
          <Stack gap="md">
            {mayMove && (
              <TextField
                label={t('link.turned.code')}
                value={typed}
                onChange={setTyped}
                kind="name"
                maxLength={12}
                testID="admirals-code"
              />
            )}
            <Button
              kind="primary"
              label={mayMove ? t('link.turned.takeOver') : t('link.calling.again')}
              disabled={mayMove && typed.trim() === ''}
              onPress={() => {
                const { phone } = useLink.getState();
                if (mayMove) phone?.takeOver(typed.trim());
                else phone?.tryAgain();
              }}
              testID="take-over"
            />
            <Button label={t('link.calling.elsewhere')} onPress={onElsewhere} testID="another-seat" />
          </Stack>
        }
      />
    </Screen>
  );
}

/** "192.168.1.7:8090" */
const hostName = (host: string): string => host.replace(/^https?:\/\//, '');
