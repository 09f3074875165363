import { useRouter } from 'expo-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { View } from 'react-native';

import '@/messages/link';

import { CameraSheet } from '@/features/play/share/camera-sheet';
import { hasCamera } from '@/kit/code/code-camera';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { space } from '@/ui/tokens';

import { arrivedBy, goTo, onArrival } from './address';
import { readInvitation, type BadInvitation } from './invitation';
import { keepSeat, keptSeats, type KeptSeat } from './kept-seats';
import { linkedId } from './linked-id';

/** Into a game that a host keeps: by the address behind its code, however that comes here. */
export function JoinScreen() {
  const t = useT();
  const router = useRouter();
  const back = useBack('/');
  const [typed, setTyped] = useState('');
  // The address it was opened by, once.
  const [arrived] = useState(() => {
    const { host, fragment } = arrivedBy();
    return fragment === '' ? null : readInvitation(fragment, host);
  });
  const [problem, setProblem] = useState<BadInvitation | 'CAMERA_REFUSED' | null>(
    arrived?.ok === false ? arrived.error : null,
  );
  const [isLooking, setLooking] = useState(false);
  const [seats, setSeats] = useState<readonly KeptSeat[]>([]);
  const sentences = {
    BAD_ADDRESS: t('link.join.badAddress'),
    NO_HOST: t('link.join.noHost'),
    CAMERA_REFUSED: t('link.join.cameraRefused'),
  };

  const sit = async (seat: KeptSeat) => {
    await keepSeat(seat);
    router.replace(seat.seat.startsWith('public') ? '/tv' : `/battle/${linkedId(seat.seat)}`);
  };
  const take = (text: string) => {
    setLooking(false);
    const read = readInvitation(text, arrivedBy().host);
    if (!read.ok) return setProblem(read.error);
    // A page may only speak to the host it came from: that one has a page of its own.
    if (!goTo(read.value)) void sit({ ...read.value, name: '' });
  };
  const sitDown = useEffectEvent(sit);
  const arriveAgain = useEffectEvent(take);
  useEffect(() => onArrival((fragment) => arriveAgain(fragment)), []);
  useEffect(() => {
    if (arrived?.ok) void sitDown({ ...arrived.value, name: '' });
    void keptSeats().then(setSeats);
  }, [arrived]);

  return (
    <Screen
      title={t('link.join.title')}
      back={{ label: t('common.back'), onPress: back }}
      testID="join"
      actionBar={{
        main: (
          <Button
            kind="primary"
            label={t('link.join.button')}
            disabled={typed.trim() === ''}
            onPress={() => take(typed)}
            testID="join-go"
          />
        ),
        aside: hasCamera() ? (
          <Button
            icon="target"
            iconPlace="above"
            label={t('link.join.camera')}
            onPress={() => setLooking(true)}
            testID="join-camera"
          />
        ) : undefined,
      }}
    >
      <Text>{t('link.join.text')}</Text>
      <TextField
        label={t('link.join.address')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setProblem(null);
        }}
        kind="search"
        placeholder={t('link.join.placeholder')}
        error={problem === null ? undefined : sentences[problem]}
        onSubmitEditing={() => take(typed)}
        testID="join-address"
      />
      {seats.length > 0 && (
        <View style={{ gap: space.sm }}>
          <SectionHeader title={t('link.join.seats')} />
          <Card padded={false}>
            {seats.map((seat) => (
              <ListRow
                key={seat.seat}
                leading={<Icon name="phone" size={28} />}
                title={seat.name || seat.seat}
                subtitle={seat.host}
                onPress={() => void (goTo(seat) || sit(seat))}
                testID={`seat-${seat.seat}`}
              />
            ))}
          </Card>
        </View>
      )}
      {isLooking && (
        <CameraSheet
          onClose={() => setLooking(false)}
          onCode={take}
          onRefused={() => {
            setLooking(false);
            setProblem('CAMERA_REFUSED');
          }}
        />
      )}
    </Screen>
  );
}
