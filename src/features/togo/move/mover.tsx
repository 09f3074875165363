import { useT } from '@/messages/messages';
import type { Command } from '@/rules/togo/index';

import type { FormationView } from '../formations-in-line';
import { aheadOf, forcedMove, moveStatus, usualDistance } from './move-facts';
import { MoveRow } from './move-row';
import { statusWords, turnWords, usualWords } from './move-words';
import type { OpenGame } from '../game';

interface Props {
  table: OpenGame;
  formation: FormationView;
  name: string;
  next: boolean;
  /** Its side moves now. */
  mayMove: boolean;
  send: (command: Command) => void;
  onOpen: () => void;
}

/** A formation in the list of those that move: its usual move, or what its dice force upon it, one tap away. */
export function Mover({ table, formation, name, next, mayMove, send, onOpen }: Props) {
  const t = useT();
  const { id, known } = formation;
  const status = moveStatus(table, formation);
  const row = { id, name, detail: statusWords(table, formation, status), done: status === 'moved' };
  // What a blank counter may do is its admiral's secret: it is moved behind the curtain.
  if (!known) return <MoveRow {...row} />;
  const label = status === 'ready' ? usualWords(usualDistance(formation)) : turnWords(known.course ?? 0);
  const command = status === 'ready' ? aheadOf([formation]) : forcedMove(formation);
  const isUsual = mayMove && (status === 'ready' || status === 'turned');
  return (
    <MoveRow
      {...row}
      next={next}
      action={
        isUsual
          ? { label, spoken: t('move.row.spoken', { name, what: label }), onPress: () => send(command) }
          : undefined
      }
      onOpen={row.done ? undefined : onOpen}
    />
  );
}
