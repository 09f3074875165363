import { useState } from 'react';

import { useAsk } from '@/features/play/act-provider';
import { PickSheet } from '@/kit/pick-sheet';
import { RuleLine } from '@/kit/rule-line';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { allUnits, isReady, type Order, SIDES, unitsOf } from '@/rules/mukden/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

import { type TurnBodyProps, useAct, useGame } from '../game';
import { sideWords } from '../words/names-in';
import { unitLines } from '../words/unit-words';
import { ReadyList } from './ready-list';
import { Tape } from './tape';

/** Phases IV and VII: who is still face up, what was done, who may act (MUK-15). */
export function ActionsPanel({ activity, onStep }: Pick<TurnBodyProps, 'onStep'> & { activity: Order }) {
  return (
    <>
      <FaceUp />
      <Tape />
      <Paralysed />
      <ReadyList
        activity={activity}
        onPick={({ id }) => onStep({ type: 'go', to: activity === 'combat' ? `attack/${id}` : `move/${id}` })}
      />
      <Ways activity={activity} onStep={onStep} />
    </>
  );
}

/** How many units each side has left to act with. */
function FaceUp() {
  const t = useT();
  const { color, isLargeText } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const { faceUp } = useGame().view;
  return (
    <Row ruled paddingY="sm" wrap={isLargeText} rowGap="sm" testID="face-up">
      {SIDES.map((side, place) => {
        const { ready, all } = faceUp[side];
        return (
          <Row
            key={side}
            accessible
            role="img"
            aria-label={t('mukden.actions.faceUpSaid', { side: sideWords(side), ready, all })}
            align="center"
            gap="sm"
            paddingX="edge"
            style={{
              // Large figures stand below each other.
              ...(isLargeText ? { width: '100%' } : { flex: 1 }),
              borderLeftWidth: place === 0 || isLargeText ? 0 : stroke.hairline,
              borderColor: color.rule,
            }}
          >
            <SideMark side={ensignOf(side)} marks={marks} width={30} />
            {all > 0 && <Text as="key">{ready}</Text>}
            <Text as="control" color="ink2" style={{ flexShrink: 1 }}>
              {all > 0 ? t('mukden.actions.faceUp', { all }) : t('mukden.actions.noUnits')}
            </Text>
          </Row>
        );
      })}
    </Row>
  );
}

/** Who was paralysed was named when it was done: everybody knows. */
function Paralysed() {
  const t = useT();
  const { state } = useGame();
  const units = allUnits(state).filter(({ paralysed, strength }) => paralysed && strength > 0);
  if (units.length === 0) return null;
  return (
    <RuleLine
      words={t('mukden.actions.paralysed', {
        count: units.length,
        names: units.map(({ name }) => name).join(', '),
      })}
      rule="MUK-14"
      testID="paralysed"
    />
  );
}

/** What is done less often. There is no passing (MUK-15). */
function Ways({ activity, onStep }: Pick<TurnBodyProps, 'onStep'> & { activity: Order }) {
  const t = useT();
  const act = useAct();
  const ask = useAsk();
  const { state, view } = useGame();
  const [isFlipping, setFlipping] = useState(false);
  const ready = unitLines(state, view, unitsOf(state, state.actor).filter(isReady));
  const agree = async () => {
    const { ijn, irn } = view.faceUp;
    const yes = await ask({
      question: t('mukden.actions.agreeQuestion', { phase: view.phase }),
      consequence: t('mukden.actions.agreeText', { ready: ijn.ready, russian: irn.ready }),
      confirmLabel: t('mukden.actions.agreeYes'),
      cancelLabel: t('mukden.actions.agreeNo'),
    });
    if (yes) await act({ type: 'agreeToEnd' });
  };
  return (
    <>
      <Row wrap gap="sm" padding="edge">
        {ready.length > 0 && (
          <Button label={t(`mukden.actions.flip.${activity}`)} onPress={() => setFlipping(true)} testID="flip-one" />
        )}
        {activity === 'combat' && (
          <Button
            label={t('mukden.actions.probe')}
            onPress={() => onStep({ type: 'go', to: 'probe' })}
            testID="probe-now"
          />
        )}
        <Button label={t('mukden.actions.agree')} onPress={() => void agree()} testID="agree-to-end" />
      </Row>
      {isFlipping && (
        <PickSheet
          title={t('mukden.actions.flipTitle')}
          options={ready.map(({ unit, title, key }) => ({ key, value: unit.id, label: title }))}
          onPick={(unit) => void act({ type: 'flipUnit', unit })}
          onClose={() => setFlipping(false)}
          testID="flip"
        />
      )}
    </>
  );
}
