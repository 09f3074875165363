import { useState } from 'react';

import { QuickProcedure } from '@/features/play/quick/quick-procedure';
import type { QuickFormProps } from '@/features/play/shelf-book';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { type Hexside, type Losses, MARKERS, rollCombat, SIDES, TERRAINS } from '@/rules/mukden/index';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Sheet } from '@/ui/sheet';
import { useTheme } from '@/ui/theme';

import { attackFactors, outlookOf, shiftsFor } from '../attack/attack-figure';
import { AttackNotes } from '../attack/attack-notes';
import type { Place } from '../attack/attack-plan';
import { AttackAhead } from '../odds/attack-ahead';
import { AttackSums } from '../attack/attack-sums';
import { directionWords, lossesWords } from '../attack/attack-words';
import { FactorsPad } from '../attack/factors-pad';
import { Guns } from '../attack/guns';
import { HexRows } from '../attack/hex-rows';
import { ResultPad } from '../attack/result-pad';
import { Rosette } from '../attack/rosette';
import { crtInForce, useOwnCrt } from '../shelf/own-crt';
import { useShelfRulings } from '../shelf/use-shelf-rulings';
import { ofSideWords } from '../words/names-in';
import { figureOf, FIRST_ATTACK, keptAttack, type QuickAttack } from './quick-attack';
import { rollLine } from './roll-line';
import { TableLine } from './table-line';

const CYCLE: readonly Hexside[] = ['open', 'minor', 'major', 'trench'];

/** One attack: the rosette with its factors and hexsides, the column, and what each face brings. */
export function AttackForm(props: QuickFormProps) {
  const t = useT();
  const rulings = useShelfRulings();
  const own = useOwnCrt();
  const { isLargeText } = useTheme();
  const [attack, setAttack] = useState(FIRST_ATTACK);
  const [asked, setAsked] = useState<Place | 'target' | null>(null);
  const [result, setResult] = useState<string | null>(null);
  const set = (change: Partial<QuickAttack>) => setAttack({ ...attack, ...change });
  const setHex = (place: Place, change: Partial<QuickAttack['hexes'][number]>) =>
    set({ hexes: attack.hexes.map((hex, at) => (at === place ? { ...hex, ...change } : hex)) });
  const figure = figureOf(attack);
  const table = { source: own.source, crt: crtInForce(own) };
  const outlook = outlookOf(figure, { table, rulings });
  const factors = attackFactors(figure);
  const numbers = { side: ofSideWords(attack.side), attack: factors + attack.bombardment, defence: attack.defence };
  return (
    <QuickProcedure<{ readonly die: number | null; readonly losses: Losses }>
      {...props}
      begin={factors === 0 ? null : () => rollCombat(table.crt, outlook?.reading.finalColumn ?? 0)}
      chance={outlook?.odds ? { p: outlook.odds.pClears, of: t('mukden.attack.clears') } : null}
      button={t('mukden.next.paralysis')}
      asks={() => t('mukden.quick.attack.die')}
      resultPad={(onResult) => (
        <ResultPad
          chosen={result}
          onChoose={setResult}
          onResult={(code) => {
            setResult(null);
            onResult(code);
          }}
        />
      )}
      line={(outcome) => {
        const kept = keptAttack(attack, outlook, outcome, 'app');
        return kept === null
          ? t('mukden.quick.attack.lineResult', { ...numbers, losses: lossesWords(outcome.losses) })
          : rollLine(kept);
      }}
      command={(outcome, source) => {
        const roll = keptAttack(attack, outlook, outcome, source);
        return roll && { type: 'keepRoll', roll };
      }}
      testID="quick-attack"
    >
      <SegmentedChoice
        label={t('mukden.quick.attack.side')}
        value={attack.side}
        onChange={(side) => set({ side, bombardment: side === 'ijn' ? attack.bombardment : 0 })}
        options={SIDES.map((value) => ({ value, label: t(`mukden.quick.attack.by.${value}`) }))}
        testID="attack-side"
      />
      <AttackNotes figure={figure} shifts={shiftsFor(figure, rulings)} hints>
        <Rosette
          figure={figure}
          onHex={setAsked}
          onSide={(place) => {
            const at = CYCLE.indexOf(attack.hexes[place]!.hexside);
            setHex(place, { hexside: CYCLE[(at + 1) % CYCLE.length] ?? 'open' });
          }}
          onTarget={() => setAsked('target')}
        />
      </AttackNotes>
      {isLargeText && <HexRows figure={figure} onHex={setAsked} onTarget={() => setAsked('target')} />}
      <SegmentedChoice
        label={t('mukden.attack.terrain')}
        value={attack.terrain}
        onChange={(terrain) => set({ terrain })}
        options={TERRAINS.map((value) => ({ value, label: t(`mukden.terrain.${value}`) }))}
        testID="terrain"
      />
      {attack.side === 'ijn' && (
        <Guns
          left={MARKERS}
          factors={factors}
          value={attack.bombardment}
          onChange={(bombardment) => set({ bombardment })}
        />
      )}
      {factors === 0 ? (
        <RuleLine alert flush words={t('mukden.quick.attack.nobody')} rule="MUK-26" testID="attack-refused" />
      ) : table.crt === null ? (
        <TableLine />
      ) : (
        <>
          <AttackSums figure={figure} outlook={outlook} table={table} rulings={rulings} />
          <AttackAhead figure={figure} table={table} rulings={rulings} />
        </>
      )}
      {asked !== null && (
        <Sheet
          open
          onClose={() => setAsked(null)}
          title={
            asked === 'target'
              ? t('mukden.quick.attack.defence')
              : t('mukden.attack.hexTitle', { where: directionWords(asked) })
          }
          testID="factors-sheet"
        >
          <FactorsPad
            label={asked === 'target' ? t('mukden.quick.attack.defence') : t('mukden.quick.attack.factors')}
            least={asked === 'target' ? 1 : 0}
            value={asked === 'target' ? attack.defence : (attack.hexes[asked]?.factors ?? 0)}
            onChoose={(count) => {
              if (asked === 'target') set({ defence: count });
              else setHex(asked, { factors: count === 0 ? null : count });
              setAsked(null);
            }}
            testID="factors"
          />
        </Sheet>
      )}
    </QuickProcedure>
  );
}
