import { useIsFocused } from 'expo-router';

import { Curtain } from '@/kit/curtain/curtain';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';

import { ActProvider } from '../act-provider';
import { useTable } from '../use-table';
import { phaseTitle } from '../words/phase-words';
import { OwnCounters } from './own-counters';

interface Props {
  side: Side;
  onLeave: () => void;
}

/** C: a side moves its blank counters. What they are and how far they may go lies behind its curtain. */
export function HiddenMoves({ side, onLeave }: Props) {
  const t = useT();
  const focused = useIsFocused();
  const marks = useSettings((settings) => settings.marks);
  const { view } = useTable();
  const moment = t('battle.where', { turn: view.turn, phase: phaseTitle(view.phase) });
  return (
    <Curtain
      side={side}
      marks={marks}
      where={t('move.hidden.where', { name: view.name, moment })}
      behind={t('move.hidden.behind')}
      focused={focused}
      onLeave={onLeave}
    >
      {({ close }) => (
        <ActProvider side={side}>
          <OwnCounters side={side} onClose={close} onPass={onLeave} />
        </ActProvider>
      )}
    </Curtain>
  );
}
