import { useState } from 'react';

import { QuickProcedure } from '@/features/play/quick/quick-procedure';
import type { QuickFormProps } from '@/features/play/shelf-book';
import { TotalLadder } from '@/kit/ladder/total-ladder';
import { useT } from '@/messages/messages';
import { torpedoModifier, torpedoOdds } from '@/rules/tsushima/index';
import { Text } from '@/ui/text';

import { resultWords } from '../shelf/table-words';
import { QuickStep, QuickSum, TableLine, TargetAfter, useReading, useSumInputs } from './quick-parts';
import { asksSalvo, beginSalvos, keepingSalvos, salvoResult } from './salvo-dice';
import { CertainLine } from './salvo-form';

/** Torpedo salvos at one target, by its armour. */
export function TorpedoForm(props: QuickFormProps) {
  const t = useT();
  const { toggle } = useSumInputs();
  const { reading } = useReading('torpedo');
  const [salvos, setSalvos] = useState(3);
  const [armour, setArmour] = useState(7);
  const [adjacent, setAdjacent] = useState(false);
  const [hits, setHits] = useState(0);
  const modifier = torpedoModifier(adjacent).value;
  const odds = reading && torpedoOdds({ salvos, adjacent, armour, target: { type: 'B', hits } }, reading);
  return (
    <QuickProcedure
      {...props}
      begin={beginSalvos({ weapon: 'torpedo', salvos, modifier, row: armour }, reading)}
      chance={odds ? { p: 1 - odds.perSalvo[0] ** salvos, of: t('tsushima.quick.chance.hit') } : null}
      button={t('tsushima.quick.rollSalvos', { count: salvos })}
      asks={(call) => asksSalvo(call, modifier)}
      resultName={resultWords}
      {...keepingSalvos('torpedo', modifier)}
      testID="quick-torpedo"
    >
      <TableLine table="torpedo" />
      {reading && (
        <TotalLadder
          label={t('tsushima.quick.ladder.salvo')}
          resultOf={(total) => salvoResult(reading, armour, total + modifier)}
          testID="torpedo-ladder"
        />
      )}
      {odds && <CertainLine salvo={odds.perSalvo} />}
      <QuickSum
        lines={[
          {
            ...{ id: 'adjacent', rule: 'TSU-44', value: modifier },
            label: t('tsushima.quick.torpedo.adjacent'),
            input: toggle(adjacent, setAdjacent),
          },
        ]}
        total={{ id: 'total', label: t('tsushima.quick.salvo.total'), value: modifier }}
        testID="torpedo-sum"
      />
      <QuickStep
        label={t('tsushima.quick.salvo.salvos')}
        value={salvos}
        range={[1, 3]}
        onChange={setSalvos}
        testID="torpedo-salvos"
      />
      <QuickStep
        label={t('tsushima.quick.salvo.armour')}
        value={armour}
        range={[0, 8]}
        onChange={setArmour}
        testID="torpedo-armour"
      />
      <QuickStep
        label={t('tsushima.quick.salvo.hits')}
        value={hits}
        range={[0, 2]}
        onChange={setHits}
        testID="torpedo-hits"
      />
      {odds && (
        <>
          <TargetAfter after={odds.targetAfter} hits={hits} />
          <Text color="ink2">{t('tsushima.quick.salvo.expected', { hits: odds.expectedHits.toFixed(2) })}</Text>
        </>
      )}
    </QuickProcedure>
  );
}
