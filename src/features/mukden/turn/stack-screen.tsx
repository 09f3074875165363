import { CurtainScreen, SideCurtain } from '@/features/play/side-curtain';
import { usePick } from '@/features/play/use-pick';
import { useT } from '@/messages/messages';
import { type CommandOf, type Hex, isFlipped, stackAt } from '@/rules/mukden/index';
import type { Tagged } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Text } from '@/ui/text';

import { CounterMark } from '../counter-mark';
import { useAct, useGame } from '../game';

/** An own stack, looked into and ordered behind the curtain of its side. `param`: its hex (MUK-18). */
export function StackScreen({ param: hex }: { param: string }) {
  const t = useT();
  const { view } = useGame();
  const side = view.stacks.find((stack) => stack.hex === hex)?.side;
  return (
    <SideCurtain side={side} title={t('mukden.stack.title', { hex })} behind={t('mukden.stack.behind')}>
      {({ close, leave }) => <Behind hex={hex} onClose={close} onDone={leave} />}
    </SideCurtain>
  );
}

function Behind({ hex, onClose, onDone }: { hex: Hex; onClose: () => void; onDone: () => void }) {
  const t = useT();
  const act = useAct();
  const { state } = useGame();
  const pick = usePick((command: Tagged): command is CommandOf<'restack'> => {
    return command.type === 'restack' && (command as CommandOf<'restack'>).hex === hex;
  });
  const stack = stackAt(state, hex);
  // A counter that has come or gone since is where it lies on the table.
  const kept = pick.command?.units ?? [];
  const isWhole = kept.length === stack.length && stack.every(({ id }) => kept.includes(id));
  const order = isWhole ? kept : stack.map(({ id }) => id);
  const up = (place: number) => {
    const units = [...order];
    units.splice(place - 1, 0, ...units.splice(place, 1));
    pick.change({ type: 'restack', hex, units });
  };
  const keep = async () => {
    if (await act({ type: 'restack', hex, units: order })) onDone();
  };
  return (
    <CurtainScreen
      title={t('mukden.stack.title', { hex })}
      onClose={onClose}
      testID="stack"
      actionBar={{
        main: <Button kind="primary" label={t('mukden.stack.done')} onPress={() => void keep()} testID="restack" />,
      }}
    >
      {stack.length === 0 && <Text>{t('mukden.stack.none', { hex })}</Text>}
      <Card padded={false}>
        {order.map((id, place) => {
          const unit = state.units[id]!;
          return (
            <ListRow
              key={id}
              leading={<CounterMark unit={unit} flipped={isFlipped(unit)} />}
              title={unit.name}
              subtitle={place === 0 ? t('mukden.stack.top') : t('mukden.stack.place', { place: place + 1 })}
              label={place === 0 ? undefined : t('mukden.stack.upOf', { name: unit.name })}
              onPress={place === 0 ? undefined : () => up(place)}
              value={place === 0 ? undefined : t('mukden.stack.up')}
              testID={`stack-${id}`}
            />
          );
        })}
      </Card>
    </CurtainScreen>
  );
}
