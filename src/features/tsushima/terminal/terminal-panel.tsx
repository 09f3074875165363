import { useRouter } from 'expo-router';
import { type ReactNode, useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { PickSheet } from '@/kit/pick-sheet';
import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { ownerOf, PORT_IDS, TERMINAL_ROWS, type TerminalRow } from '@/rules/tsushima/index';
import { Icon } from '@/ui/icon';
import { Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';

import { useActWithToast, useGame } from '../game';
import { monthName, portName } from '../words/names-in';
import { PlanSheet } from './plan-sheet';
import { RepairPorts } from './repair-ports';
import { rowWords } from './row-words';

interface Props {
  owed: readonly Obligation[];
  onSettle: (obligation: Obligation) => void;
}

/** The month's end as one list, in the book's order (TSU-4). A tap on a row chooses in it; the filled button does the next. */
export function TerminalPanel({ owed, onSettle }: Props) {
  const t = useT();
  const router = useRouter();
  const { id, state, view } = useGame();
  const [sheet, setSheet] = useState<'plan' | 'merchants' | null>(null);
  const [first] = owed;
  const tap = (row: TerminalRow, obligation: Obligation): void => {
    switch (row) {
      case 'repairs':
        // Where stacks are hidden each side rolls for itself.
        return obligation.command === null ? onSettle(obligation) : router.push(gameAddress(id, 'repairs'));
      case 'mines':
      case 'zones':
        return router.push(gameAddress(id, row));
      case 'troops':
        return setSheet('plan');
      case 'merchants':
        return setSheet('merchants');
      default:
        return onSettle(obligation);
    }
  };
  const trailing = (isDone: boolean, isNext: boolean): ReactNode =>
    isDone ? <Icon name="check" /> : isNext ? <Tag text={t('play.next')} tone="now" /> : undefined;
  return (
    <>
      {TERMINAL_ROWS.map((row, place) => {
        const isDone = view.terminal[row];
        const obligation = owed.find(({ code }) => code === row);
        const isNext = obligation !== undefined && obligation === first;
        const hasPorts = row === 'repairs' && !isDone && view.rulings.stacks === 'open';
        return (
          <Stack key={row}>
            <ListRow
              variant={isNext ? 'next' : isDone ? 'plain' : 'card'}
              leading={
                <Text as="value" color={isDone ? 'ink2' : 'ink'} aria-hidden>
                  {place + 1}
                </Text>
              }
              title={t(`tsushima.row.${row}.title`)}
              subtitle={rowWords(state, row)}
              label={t(isDone ? 'tsushima.row.saidDone' : 'tsushima.row.said', {
                title: t(`tsushima.row.${row}.title`),
                words: rowWords(state, row),
              })}
              trailing={trailing(isDone, isNext)}
              onPress={obligation && (() => tap(row, obligation))}
              testID={`row-${row}`}
            />
            {hasPorts && <RepairPorts isNext={isNext} />}
          </Stack>
        );
      })}
      {owed
        .filter(({ code }) => code === 'choose-plan')
        .map((obligation) => (
          <ListRow
            key={obligation.code}
            title={t('tsushima.owed.choose-plan')}
            onPress={() => setSheet('plan')}
            testID="choose-plan"
          />
        ))}
      {first !== undefined &&
        owed
          .filter((obligation) => obligation.code === 'end-month' && obligation !== first)
          .map((obligation) => (
            <ListRow
              key={obligation.code}
              variant="plain"
              title={t('tsushima.next.endMonth', { month: monthName(view.month) })}
              onPress={() => onSettle(obligation)}
              testID="end-month"
            />
          ))}
      {sheet === 'plan' && <PlanSheet onClose={() => setSheet(null)} />}
      {sheet === 'merchants' && <PortSheet onClose={() => setSheet(null)} />}
    </>
  );
}

/** Where the merchants that replace sunk ones are put (TSU-49). */
function PortSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const { view } = useGame();
  return (
    <PickSheet
      title={t('tsushima.next.merchants')}
      options={PORT_IDS.filter((port) => ownerOf(view, port) === 'ijn').map((port) => ({
        ...{ key: port, value: port, label: portName(port) },
      }))}
      onPick={(port) => void act({ type: 'placeMerchants', port })}
      onClose={onClose}
      testID="merchant-port"
    />
  );
}
