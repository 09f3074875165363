import { useState } from 'react';

import { QuickProcedure } from '@/features/play/quick/quick-procedure';
import type { QuickFormProps } from '@/features/play/shelf-book';
import { TotalLadder } from '@/kit/ladder/total-ladder';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { type GunFacts, gunModifier, perSalvo, salvoOdds, sumCells } from '@/rules/tsushima/index';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';

import { resultWords } from '../shelf/table-words';
import { QuickStep, QuickSum, TableLine, TargetAfter, useQuickRulings, useReading, useSumInputs } from './quick-parts';
import { asksSalvo, beginSalvos, keepingSalvos, salvoResult } from './salvo-dice';

/** Retvizan at Mikasa, as in the example of the book. */
const FIRST: GunFacts = {
  ...{ factor: 8, between: 4, armour: 7, concentrated: false, targetScreened: false, firerScreened: false },
  ...{ firerMorale: 0, targetMorale: 0, tsarevitch: false },
};

/** One gun at one target: every part of the sum, its odds, its dice. */
export function SalvoForm(props: QuickFormProps) {
  const t = useT();
  const rulings = useQuickRulings();
  const { reading } = useReading('gunfire');
  const [facts, setFacts] = useState(FIRST);
  const [salvos, setSalvos] = useState(2);
  const [size, setSize] = useState(9);
  const [hits, setHits] = useState(0);
  const cells = sumCells(facts, rulings);
  const modifier = cells.reduce((sum, { value }) => sum + value, 0);
  const reaches = gunModifier(facts, rulings).ok;
  const salvo = reading && perSalvo(reading, size, modifier);
  const odds = reading && salvoOdds({ ...facts, salvos, size, target: { type: 'B', hits } }, reading, rulings);
  return (
    <QuickProcedure
      {...props}
      begin={beginSalvos({ weapon: 'primary', salvos, modifier, row: size }, reading)}
      chance={salvo && reaches ? { p: 1 - salvo[0] ** salvos, of: t('tsushima.quick.chance.hit') } : null}
      button={reaches ? t('tsushima.quick.rollSalvos', { count: salvos }) : t('tsushima.quick.rollAnyway')}
      asks={(call) => asksSalvo(call, modifier)}
      resultName={resultWords}
      {...keepingSalvos('gun', modifier)}
      testID="quick-salvo"
    >
      <TableLine table="gunfire" />
      {!reaches && (
        <Row role="alert" align="center" gap="sm" testID="salvo-no-effect">
          <Icon name="warning" />
          <Text style={{ flex: 1 }}>{t('tsushima.quick.salvo.noEffect')}</Text>
          <RuleLink rule="TSU-36" />
        </Row>
      )}
      {reading && (
        <TotalLadder
          label={t('tsushima.quick.ladder.salvo')}
          resultOf={(total) => salvoResult(reading, size, total + modifier)}
          testID="salvo-ladder"
        />
      )}
      {salvo && <CertainLine salvo={salvo} />}
      <SalvoSum facts={facts} modifier={modifier} onFacts={(change) => setFacts({ ...facts, ...change })} />
      <QuickStep
        label={t('tsushima.quick.salvo.salvos')}
        value={salvos}
        range={[1, 8]}
        onChange={setSalvos}
        testID="salvo-salvos"
      />
      <QuickStep
        label={t('tsushima.quick.salvo.size')}
        value={size}
        range={[1, 9]}
        onChange={setSize}
        testID="salvo-size"
      />
      <QuickStep
        label={t('tsushima.quick.salvo.hits')}
        value={hits}
        range={[0, 2]}
        onChange={setHits}
        testID="salvo-hits"
      />
      {odds?.ok && (
        <>
          <TargetAfter after={odds.value.targetAfter} hits={hits} />
          <Text color="ink2">{t('tsushima.quick.salvo.expected', { hits: odds.value.expectedHits.toFixed(2) })}</Text>
        </>
      )}
    </QuickProcedure>
  );
}

/** Said where the dice decide nothing. */
export function CertainLine({ salvo }: { salvo: readonly number[] }) {
  const t = useT();
  const certain = salvo.indexOf(1);
  if (certain < 0) return null;
  return (
    <Text as="name" testID="salvo-certain">
      {certain === 0
        ? t('tsushima.quick.salvo.cannotHit')
        : t('tsushima.quick.salvo.always', {
            result: resultWords((['none', 'one', 'two', 'sunk'] as const)[certain] ?? 'none').toLowerCase(),
          })}
    </Text>
  );
}

interface SalvoSumProps {
  facts: GunFacts;
  modifier: number;
  onFacts: (change: Partial<GunFacts>) => void;
}

/** The sum of a salvo, to be filled in; zero lines stay. */
function SalvoSum({ facts, modifier, onFacts }: SalvoSumProps) {
  const t = useT();
  const { count, toggle } = useSumInputs();
  const cells = sumCells(facts, useQuickRulings());
  const lineOf = (cell: (typeof cells)[number]['cell']) => {
    const { value, rule } = cells.find((each) => each.cell === cell) ?? { value: 0, rule: 'TSU-38' };
    return { id: cell, rule, value };
  };
  const { factor, between, armour, concentrated, targetScreened, firerScreened, tsarevitch } = facts;
  const { firerMorale, targetMorale } = facts;
  return (
    <QuickSum
      lines={[
        {
          ...lineOf('factor'),
          label: t('tsushima.quick.salvo.factor'),
          input: count(factor, [1, 12], (next) => onFacts({ factor: next })),
        },
        {
          ...lineOf('range'),
          label: t('tsushima.quick.salvo.between'),
          note: t('tsushima.quick.salvo.betweenNote'),
          input: count(between, [0, 11], (next) => onFacts({ between: next })),
        },
        {
          ...lineOf('armour'),
          label: t('tsushima.quick.salvo.armour'),
          input: count(armour, [0, 9], (next) => onFacts({ armour: next })),
        },
        {
          ...lineOf('shared'),
          label: t('tsushima.quick.salvo.shared'),
          input: toggle(concentrated, (on) => onFacts({ concentrated: on })),
        },
        {
          ...lineOf('targetScreened'),
          label: t('tsushima.quick.salvo.targetScreened'),
          input: toggle(targetScreened, (on) => onFacts({ targetScreened: on })),
        },
        {
          ...lineOf('firerScreened'),
          label: t('tsushima.quick.salvo.firerScreened'),
          input: toggle(firerScreened, (on) => onFacts({ firerScreened: on })),
        },
        {
          ...lineOf('ownMorale'),
          label: t('tsushima.quick.salvo.ownMorale'),
          input: count(firerMorale, [-9, 0], (next) => onFacts({ firerMorale: next })),
        },
        {
          ...lineOf('targetMorale'),
          label: t('tsushima.quick.salvo.targetMorale'),
          input: count(targetMorale, [-9, 0], (next) => onFacts({ targetMorale: next })),
        },
        {
          ...lineOf('tsarevitch'),
          label: t('tsushima.quick.salvo.tsarevitch'),
          input: toggle(tsarevitch, (on) => onFacts({ tsarevitch: on })),
        },
      ]}
      total={{ id: 'total', label: t('tsushima.quick.salvo.total'), value: modifier }}
      testID="salvo-sum"
    />
  );
}
