import { useAsk } from '@/features/play/act-provider';
import { useT } from '@/messages/messages';
import type { Battle } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';

import { useAct, useGame } from '../game';
import { sideWords } from '../words/names-in';
import { mayFlee } from './orders';

/** The battle as a whole: its special rules, flight, and its end. */
export function BattleMore({ battle, onClose }: { battle: Battle; onClose: () => void }) {
  const t = useT();
  const act = useAct();
  const ask = useAsk();
  const { state } = useGame();
  const left = Math.max(0, battle.surprise - battle.round);
  const flees = Object.values(battle.units).some((unit) => unit.kind === 'division' && mayFlee(state, battle, unit));
  const end = async () => {
    onClose();
    const isSure = await ask({
      question: t('tsushima.battleBoard.more.endSure'),
      consequence: t('tsushima.battleBoard.more.endText'),
      confirmLabel: t('tsushima.battleBoard.more.endConfirm'),
      cancelLabel: t('tsushima.battleBoard.more.endCancel'),
    });
    if (isSure) await act({ type: 'endBattle' });
  };
  return (
    <Sheet open onClose={onClose} title={t('tsushima.battleBoard.more.title')} testID="battle-more">
      {(battle.defender !== null || left > 0) && (
        <Card padded={false}>
          {battle.defender !== null && (
            <ListRow title={t('tsushima.battleBoard.more.port')} subtitle={t('tsushima.battleBoard.more.portText')} />
          )}
          {left > 0 && (
            <ListRow
              title={t('tsushima.battleBoard.more.surprise')}
              subtitle={t('tsushima.battleBoard.more.surpriseText', { count: left })}
            />
          )}
        </Card>
      )}
      {flees && (
        <Button
          label={t('tsushima.battleBoard.more.flee', { side: sideWords(battle.mover) })}
          onPress={() => {
            onClose();
            void act({ type: 'flee', side: battle.mover });
          }}
          testID="flee-all"
        />
      )}
      {battle.stage === 'move' && (
        <Button label={t('tsushima.battleBoard.more.end')} onPress={() => void end()} testID="end-battle" />
      )}
    </Sheet>
  );
}
