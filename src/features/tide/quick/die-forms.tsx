import { useState } from 'react';

import type { QuickFormProps } from '@/features/play/shelf-book';
import { FaceLadder } from '@/kit/ladder/face-ladder';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import {
  CLASSES,
  type DieOdds,
  minesOdds,
  MOST_QUICK_DICE,
  type Port,
  PORTS,
  recoveryOdds,
  type ShipClass,
  type Side,
} from '@/rules/tide/index';
import { Row } from '@/ui/layout';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';

import { QuickRoll } from './quick-roll';
import { averageWords, needWords } from './quick-words';

/** One die a ship that goes through the mines. */
export function MinesForm(props: QuickFormProps) {
  const t = useT();
  const [side, setSide] = useState<Side>('irn');
  const [type, setType] = useState<ShipClass>('battleship');
  const [ships, setShips] = useState(1);
  const { need, p } = minesOdds(side, type);
  return (
    <QuickRoll
      {...props}
      dice={ships}
      need={need.value}
      chance={{ p, of: t('tide.quick.chance.pass') }}
      countable={false}
      roll={{ purpose: 'mines', about: side }}
      testID="quick-mines"
    >
      <SegmentedChoice
        label={t('tide.quick.mines.side')}
        options={[
          { value: 'irn', label: t('tide.quick.mines.russian'), shortLabel: t('tide.quick.mines.russianShort') },
          { value: 'ijn', label: t('tide.quick.mines.japanese'), shortLabel: t('tide.quick.mines.japaneseShort') },
        ]}
        value={side}
        onChange={setSide}
        testID="mines-side"
      />
      <SegmentedChoice
        label={t('tide.quick.mines.class')}
        options={CLASSES.map((value) => ({ value, label: t(`tide.forces.class.${value}`) }))}
        value={type}
        onChange={setType}
        testID="mines-class"
      />
      <ShipsRow label={t('tide.quick.mines.ships')} value={ships} onChange={setShips} />
      <DieFacts
        odds={{ need, p }}
        brings={[t('tide.quick.ladder.pass'), t('tide.quick.ladder.back')]}
        average={t('tide.quick.mines.expected', { ships: averageWords(ships * p) })}
      />
    </QuickRoll>
  );
}

/** One die a ship under a Port marker, or to be repaired. */
export function RecoveryForm(props: QuickFormProps) {
  const t = useT();
  const [port, setPort] = useState<Port>('port-arthur');
  const [ships, setShips] = useState(1);
  const { need, p } = recoveryOdds(port);
  return (
    <QuickRoll
      {...props}
      dice={ships}
      need={need.value}
      chance={{ p, of: t('tide.quick.chance.recover') }}
      countable={false}
      roll={{ purpose: 'recovery', about: port }}
      testID="quick-recovery"
    >
      <SegmentedChoice
        label={t('tide.quick.recovery.port')}
        options={PORTS.map((value) => ({ value, label: t(`tide.forces.fleet.${value}`) }))}
        value={port}
        onChange={setPort}
        testID="recovery-port"
      />
      <ShipsRow label={t('tide.quick.recovery.ships')} value={ships} onChange={setShips} />
      <DieFacts
        odds={{ need, p }}
        brings={[t('tide.quick.ladder.recover'), t('tide.quick.ladder.stay')]}
        average={t('tide.quick.recovery.expected', { ships: averageWords(ships * p) })}
      />
      <Text as="text2" color="ink2">
        {t('tide.quick.recovery.note')}
      </Text>
    </QuickRoll>
  );
}

function ShipsRow({ label, value, onChange }: { label: string; value: number; onChange: (ships: number) => void }) {
  const t = useT();
  return (
    <StepRow
      label={label}
      decreaseLabel={t('tide.quick.shot.less')}
      increaseLabel={t('tide.quick.shot.more')}
      value={value}
      min={1}
      max={MOST_QUICK_DICE}
      onChange={onChange}
      testID="quick-ships"
    />
  );
}

interface DieFactsProps {
  odds: DieOdds;
  brings: readonly [success: string, failure: string];
  average: string;
}

/** The number, its rule, and what each face would bring. */
function DieFacts({ odds: { need }, brings: [success, failure], average }: DieFactsProps) {
  const t = useT();
  return (
    <>
      <Row align="center" gap="md" wrap>
        <Text as="key" role="img" aria-label={t('tide.quick.chance.cross', { need: need.value })}>
          {needWords(need.value)}
        </Text>
        <Text color="ink2" style={{ flex: 1 }}>
          {t('tide.quick.each')}
        </Text>
        {need.parts.map(({ rule }) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </Row>
      <FaceLadder
        label={t('tide.quick.ladder.label')}
        resultOf={(face) => ({ brings: face <= need.value ? success : failure, scores: face <= need.value })}
        testID="die-ladder"
      />
      <Text color="ink2">{average}</Text>
    </>
  );
}
