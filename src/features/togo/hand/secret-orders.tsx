import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import type { Command, Side } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { space } from '@/ui/tokens';

import { AskSheet } from '../turn/ask-sheet';
import { hitsOn, isControl } from '../turn/next-step';
import { owedSentence } from '../words/owed-words';
import { useAct, useGame, useGameAs } from '../game';

interface Props {
  side: Side;
  onFire: (ship: string) => void;
}

/** What the rules want of ships that nobody else has seen. Their dice are rolled here, behind the curtain. */
export function SecretOrders({ side, onFire }: Props) {
  const t = useT();
  const act = useAct();
  const { owed, view, nameOf } = useGame();
  const [asked, setAsked] = useState<Obligation | null>(null);
  const open = new Set(useGameAs('public').owed.map(({ code, about }) => `${code} ${about}`));
  const secret = owed.filter(({ code, about }) => !open.has(`${code} ${about}`));
  if (secret.length === 0) return null;
  const settle = (obligation: Obligation) => {
    if (obligation.code === 'may-fire') return onFire(obligation.about);
    if (isControl(obligation) || obligation.code === 'name-fleet-flagship') return setAsked(obligation);
    // A line nobody has seen has no screen of its own: the rules' own proposal is taken.
    if (obligation.command !== null) return void act(obligation.command as unknown as Command);
    return void act({ type: 'waive', code: obligation.code, about: obligation.about, side });
  };
  const firers = secret.flatMap(({ code, about }) => (code === 'may-fire' ? [about] : []));
  const hits = secret.flatMap(({ code, about }) => (code === 'roll-damage' ? [about] : []));
  const all: Command | null = hits.length > 1 ? { type: 'rollDamage', ships: hits, stopAtExplosion: true } : null;
  return (
    <View testID="secret-orders">
      <View style={{ paddingHorizontal: space.edge, paddingTop: space.lg }}>
        <SectionHeader title={t('hand.orders', { count: secret.length })} />
      </View>
      {secret.map((obligation) => (
        <ListRow
          key={`${obligation.code} ${obligation.about}`}
          title={owedSentence(obligation, nameOf)}
          onPress={() => settle(obligation)}
          testID={`secret-${obligation.about}`}
        />
      ))}
      <View style={{ padding: space.edge, gap: space.sm }}>
        {all && (
          <Button
            label={t('battle.next.allDamage', { count: hitsOn(view, hits) })}
            onPress={() => void act(all)}
            testID="secret-damage"
          />
        )}
        {firers.length > 0 && (
          <Button
            label={t('hand.holdAll', { count: firers.length })}
            onPress={() => void act({ type: 'holdFire', ships: firers })}
            testID="secret-hold"
          />
        )}
      </View>
      {asked && <AskSheet obligation={asked} onClose={() => setAsked(null)} />}
    </View>
  );
}
