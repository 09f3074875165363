import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { useCompanion } from '@/features/play/companion';
import { useGame } from '@/features/play/open-game';
import { SideMark } from '@/kit/side-mark';
import { parseJoinCode } from '@/link/protocol/join';
import type { SeatRequest } from '@/link/protocol/requests';
import type { SeatInfo } from '@/link/protocol/messages';
import { useT } from '@/messages/messages';
import { saveFile } from '@/store/save-file';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Confirm } from '@/ui/confirm';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { DivisionsSheet } from './divisions-sheet';
import { invitationAddress } from './invitation';
import { useLink } from './link-session';
import { SeatCodeSheet } from './seat-code-sheet';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Who sits at the table. An admiral invites captains and says what they command; the umpire shuts a lost phone out. */
export function SeatsSheet({ open, onClose }: Props) {
  const t = useT();
  const router = useRouter();
  const marks = useSettings((settings) => settings.marks);
  const { ensignOf, divisions } = useCompanion();
  const { view } = useGame();
  const seats = useLink(({ state }) => state?.seats ?? []);
  const own = useLink(({ state }) => state?.table?.seat ?? null);
  const [name, setName] = useState('');
  const [invited, setInvited] = useState<{ seat: string; address: string } | null>(null);
  const [shutting, setShutting] = useState<SeatInfo | null>(null);
  const [dividing, setDividing] = useState<SeatInfo | null>(null);
  const tell = useTell();
  const save = useSave();
  if (!own) return null;
  const side = own.side;
  const commands = (seat: SeatInfo) =>
    seat.id !== own.id &&
    (own.role === 'umpire' || (own.role === 'admiral' && seat.role === 'captain' && seat.side === side));
  const askForSeat = async (request: SeatRequest, title: string) => {
    const join = await tell(request);
    if (join !== null) setInvited({ seat: title, address: join });
  };
  const standing = (seat: SeatInfo): string => {
    const where = seat.id === own.id ? 'you' : seat.isHere ? 'here' : 'away';
    const given = (seat.side === null ? [] : (divisions?.(view, seat.side) ?? [])).filter(({ ids }) =>
      ids.some((id) => seat.divisions?.includes(id)),
    );
    if (given.length === 0) return t(`link.seats.${where}`);
    return t(`link.seats.commands.${where}`, { divisions: given.map(({ name }) => name).join(', ') });
  };
  return (
    <>
      <Sheet open={open} onClose={onClose} title={t('link.seats.title')} testID="seats">
        <Card padded={false}>
          {seats.map((seat) => (
            <View key={seat.id}>
              <ListRow
                leading={
                  seat.side === null ? (
                    <Icon name={seat.role === 'umpire' ? 'pencil' : 'sight'} size={26} />
                  ) : (
                    <SideMark side={ensignOf(seat.side)} marks={marks} width={26} />
                  )
                }
                title={seat.name}
                subtitle={standing(seat)}
                testID={`seat-${seat.id}`}
              />
              {commands(seat) && seat.role !== 'public' && (
                <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm, padding: space.sm }}>
                  {seat.role === 'captain' && seat.side !== null && divisions && (
                    <Button
                      label={t('link.seats.divisions')}
                      onPress={() => setDividing(seat)}
                      testID={`divide-${seat.id}`}
                    />
                  )}
                  <Button
                    kind="danger"
                    label={t('link.seats.shutOut')}
                    onPress={() => setShutting(seat)}
                    testID={`shut-out-${seat.id}`}
                  />
                </View>
              )}
            </View>
          ))}
        </Card>
        {own.role === 'admiral' && side !== null && (
          <View style={{ gap: space.sm }}>
            <TextField
              label={t('link.seats.inviteName')}
              value={name}
              onChange={setName}
              kind="name"
              maxLength={40}
              testID="captain-name"
            />
            <Button
              icon="plus"
              label={t('link.seats.invite')}
              disabled={name.trim() === ''}
              onPress={() => {
                void askForSeat({ type: 'invite', side, name: name.trim() }, name.trim());
                setName('');
              }}
              testID="invite-captain"
            />
          </View>
        )}
        {own.role === 'umpire' ? (
          <Button label={t('link.seats.save')} onPress={() => void save()} testID="save-battle" />
        ) : (
          <Text as="text2" color="ink2" testID="save-elsewhere">
            {t('link.seats.saveElsewhere')}
          </Text>
        )}
        <Button label={t('link.seats.leave')} onPress={() => router.dismissTo('/')} testID="leave-table" />
      </Sheet>
      {invited && <SeatCodeSheet {...invited} onClose={() => setInvited(null)} />}
      {dividing?.side && divisions && (
        <DivisionsSheet
          seat={dividing}
          divisions={divisions(view, dividing.side)}
          onClose={() => setDividing(null)}
          onGive={(ids, others) => {
            setDividing(null);
            void tell({ type: 'divide', seat: dividing.id, divisions: ids, others });
          }}
        />
      )}
      {shutting && (
        <Confirm
          open
          question={t('link.seats.shutOutQuestion', { seat: shutting.name })}
          consequence={t('link.seats.shutOutText')}
          confirmLabel={t('link.seats.shutOut')}
          cancelLabel={t('link.seats.shutOutCancel')}
          destructive
          onConfirm={() => {
            setShutting(null);
            void askForSeat({ type: 'shutOut', seat: shutting.id }, shutting.name);
          }}
          onCancel={() => setShutting(null)}
          testID="shut-out"
        />
      )}
    </>
  );
}

/** The battle as it is now, as a file of this phone. */
function useSave(): () => Promise<void> {
  const t = useT();
  const toast = useToast();
  const phone = useLink((link) => link.phone);
  return async () => {
    const text = (await phone?.file()) ?? null;
    const name = `${phone?.state.table?.name ?? ''}.json`;
    const isSaved =
      text !== null &&
      (await saveFile(name, 'application/json', text).then(
        () => true,
        () => false,
      ));
    toast.show({ message: isSaved ? t('link.seats.saved') : t('link.seats.failed') });
  };
}

/** Asks the host about seats; the address of a new one comes back. What it does not do is said. */
function useTell(): (request: SeatRequest) => Promise<string | null> {
  const t = useT();
  const toast = useToast();
  const phone = useLink((link) => link.phone);
  const host = useLink((link) => link.seat?.host ?? '');
  return async (request) => {
    const answer = await phone?.tap(request).catch(() => null);
    if (!answer || answer.type === 'refused') toast.show({ message: t('link.seats.failed') });
    const code = answer?.type === 'seat' ? parseJoinCode(answer.join) : null;
    return code && invitationAddress({ ...code, host });
  };
}
