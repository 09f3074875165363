import { useMemo, useState } from 'react';

import type { PaperBlock } from '@/kit/print/paper';
import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import { type AfterRound, swingOf } from '@/rules/common/fight-ahead';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { PaperBlocks } from '../report/paper-blocks';

/** Whom ships fire at: in line order, or where it does most. */
export type Aims = 'line' | 'best';

export interface FightAhead {
  /** What is lost, as the book counts it: "Points". */
  readonly points: string;
  /** Of a round: "After round 2". */
  roundName(round: number): string;
  /** How it may be fought, in a sentence each; the first, until somebody chooses. */
  readonly policies: readonly { readonly aims: Aims; readonly words: string }[];
  readonly swap: {
    /** What is exchanged; or why it would tell nothing. */
    readonly words: string;
    /** Otherwise it is not offered: the rules treat both sides alike, and only the losses would change hands. */
    readonly isOffered: boolean;
  };
  /** Worked out when it is looked at. */
  rowsOf(aims: Aims, isSwapped: boolean): readonly AfterRound[];
}

interface Props {
  ahead: FightAhead;
  nameOf: (id: string) => string;
}

/** Two digits tell a swing of a tenth of a point from none. */
const number = (value: number): string => value.toFixed(2);

/** What a fight comes to for those who break off after each round, as it is and with the sides swapped; beside it who is lost. */
export function BreakOff({ ahead, nameOf }: Props) {
  const t = useT();
  const [aims, setAims] = useState<Aims>('line');
  const [isSwapped, setSwapped] = useState(false);
  const { points, roundName, policies, swap } = ahead;
  const shown = useMemo(() => ahead.rowsOf(aims, isSwapped), [ahead, aims, isSwapped]);
  const last = shown.at(-1);
  const policy = policies.find((each) => each.aims === aims);
  if (last === undefined) return null;
  const swing = (row: AfterRound): string => {
    const value = swingOf(row);
    if (Math.abs(value) < 0.005) return t('play.odds.even');
    return value > 0
      ? t('play.odds.swingIjn', { value: number(value) })
      : t('play.odds.swingIrn', { value: number(-value) });
  };
  const lost = (row: AfterRound, id: string): string => {
    const p = row.ships.find((ship) => ship.id === id)?.pLost ?? 0;
    return t('play.odds.percent', { percent: percentWords(p) });
  };
  return (
    <>
      <Section title={t('play.odds.breakOff')} testID="break-off">
        {policies.length > 1 && (
          <SegmentedChoice
            label={t('play.odds.aims')}
            value={aims}
            onChange={setAims}
            options={policies.map(({ aims: value }) => ({ value, label: t(`play.odds.aim.${value}`) }))}
            testID="aims"
          />
        )}
        {policy && (
          <Text as="text2" color="ink2" testID="policy">
            {policy.words}
          </Text>
        )}
        {swap.isOffered && (
          <SegmentedChoice
            label={t('play.odds.who')}
            value={isSwapped ? 'swapped' : 'now'}
            onChange={(value) => setSwapped(value === 'swapped')}
            options={[
              { value: 'now', label: t('play.odds.now') },
              { value: 'swapped', label: t('play.odds.swapped') },
            ]}
            testID="swap-sides"
          />
        )}
        {(isSwapped || !swap.isOffered) && (
          <Text as="text2" color="ink2" testID="swap-words">
            {swap.words}
          </Text>
        )}
        <PaperBlocks
          blocks={[
            { type: 'text', text: points, strong: true },
            {
              type: 'table',
              head: ['', t('play.odds.ijn'), t('play.odds.irn'), t('play.odds.swing')],
              rows: shown.map((row) => [
                row.exact ? roundName(row.round) : t('play.odds.about', { round: roundName(row.round) }),
                number(row.lost.ijn),
                number(row.lost.irn),
                swing(row),
              ]),
            },
          ]}
        />
        {shown.some(({ exact }) => !exact) && (
          <Text as="text2" color="ink2">
            {t('play.odds.estimate')}
          </Text>
        )}
      </Section>
      <Section title={t('play.odds.lost')} testID="who-is-lost">
        <PaperBlocks
          blocks={(['ijn', 'irn'] as const).flatMap((side): readonly PaperBlock[] => {
            const ships = last.ships.filter((ship) => ship.side === side);
            if (ships.length === 0) return [];
            const head = ['', ...shown.map(({ round }) => roundName(round))];
            const rows = ships.map(({ id }) => [nameOf(id), ...shown.map((row) => lost(row, id))]);
            return [
              { type: 'text', text: t(`play.odds.${side}`), strong: true },
              { type: 'table', head, rows },
            ];
          })}
        />
      </Section>
    </>
  );
}
