import { useState } from 'react';

import { GoToScreen as PlayGoToScreen } from '@/features/play/changes/go-to-screen';
import { useT } from '@/messages/messages';
import { type CommandOf, isCorpsDue, LAST_TURN, type Order, ORDERS, type Phase, PHASES } from '@/rules/mukden/index';
import { RadioGroup, RadioRow } from '@/ui/radio-row';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';

import { useGame } from '../game';
import { phaseName } from '../words/where-words';

export function GoToScreen() {
  const t = useT();
  const { state, view } = useGame();
  const [turn, setTurn] = useState(view.turn);
  const [phase, setPhase] = useState<Phase>(view.phase);
  const [order, setOrder] = useState<Order>(view.order ?? 'movement');
  // Before phase III nobody has chosen.
  const isOrdered = PHASES.indexOf(phase) >= PHASES.indexOf('III') && phase !== 'end';
  const command: CommandOf<'goTo'> = { type: 'goTo', turn, phase, ...(isOrdered && { order }) };
  return (
    <PlayGoToScreen
      title={t('mukden.change.goTo')}
      left={t('mukden.change.goToLeft')}
      turn={{
        ...{ label: t('mukden.change.turn'), value: turn, min: 1, max: LAST_TURN, onChange: setTurn },
        ...{ format: (value) => t('mukden.change.turnOf', { turn: value }), testID: 'go-turn' },
      }}
      command={command}
    >
      {isOrdered && (
        <SegmentedChoice
          label={t('mukden.change.order')}
          value={order}
          onChange={setOrder}
          options={ORDERS.map((value) => ({ value, label: t(`mukden.next.order.${value}`) }))}
          testID="go-order"
        />
      )}
      <Section title={t('mukden.change.phase')}>
        <RadioGroup label={t('mukden.change.phase')} gap="md">
          {PHASES.filter((each) => each !== 'I' || isCorpsDue(state)).map((each) => (
            <RadioRow
              key={each}
              words={phaseName(each)}
              on={phase === each}
              onPress={() => setPhase(each)}
              testID={`go-phase-${each}`}
            />
          ))}
        </RadioGroup>
      </Section>
    </PlayGoToScreen>
  );
}
