import { useT } from '@/messages/messages';
import type { Command } from '@/rules/togo/index';

import type { FormationView } from '../formations-in-line';
import { aheadOf, forcedMove, moveStatus, usualDistance } from './move-facts';
import { MoveRow } from './move-row';
import { standingWords, turnWords, usualWords } from './move-words';
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
  const standing = moveStatus(table, formation);
  const row = { id, name, detail: standingWords(table, formation, standing), done: standing === 'moved' };
  // What a blank counter may do is its admiral's secret: it is moved behind the curtain.
  if (!known) return <MoveRow {...row} />;
  const label = standing === 'ready' ? usualWords(usualDistance(formation)) : turnWords(known.course ?? 0);
  const command = standing === 'ready' ? aheadOf([formation]) : forcedMove(formation);
  const isUsual = mayMove && (standing === 'ready' || standing === 'turned');
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
