import { type ReactNode, useState } from 'react';

import { type QuickChance, QuickFrame } from '@/features/play/quick/quick-frame';
import type { QuickFormProps } from '@/features/play/shelf-book';
import { appDice } from '@/game/app-dice';
import { modeFor } from '@/kit/dice-strip/dice-switch';
import { useT } from '@/messages/messages';
import type { CommandOf, KeptRoll } from '@/rules/tide/index';
import { randomSeed } from '@/store/random-seed';
import { useSettings } from '@/store/settings';
import { CountPad } from '@/ui/count-pad';
import { applyDiceInput, type Face } from '@/ui/dice-input';
import { DicePad } from '@/ui/dice-pad';
import { Heading } from '@/ui/text';

import { rollLine } from '../words/roll-line';

interface QuickRollProps extends QuickFormProps {
  /** How many dice; null where nothing can be rolled. */
  dice: number | null;
  /** The highest face that succeeds. */
  need: number;
  chance: QuickChance | null;
  button?: string;
  /** Whether only the number of successes matters. */
  countable: boolean;
  /** What is rolled for, as the line about it says. */
  roll: Pick<KeptRoll, 'purpose' | 'about'>;
  testID: string;
  children: ReactNode;
}

/** A form with its dice: the phone's at a tap, one's own on the pad, or how many succeeded. */
export function QuickRoll(props: QuickRollProps) {
  const { head, forms, rolls, keep, onRolled, dice, need, chance, button, countable, roll, testID, children } = props;
  const t = useT();
  const usual = useSettings((settings) => settings.dice);
  const [chosen, setMode] = useState(usual);
  const [entered, setFaces] = useState<readonly Face[]>([]);
  // Fewer dice than were entered: one at least is still to come, and finishes the roll.
  const faces = entered.slice(0, Math.max(0, (dice ?? 0) - 1));
  const [last, setLast] = useState<KeptRoll | null>(null);
  const strip = { active: null, countRefused: countable ? null : ('faces-matter' as const) };
  const mode = modeFor(chosen, strip);
  const done = (rolled: Pick<KeptRoll, 'dice' | 'faces' | 'successes' | 'source'>) => {
    const kept: KeptRoll = { ...roll, need, ...rolled };
    setLast(kept);
    setFaces([]);
    const command: CommandOf<'keepRoll'> = { type: 'keepRoll', roll: kept };
    onRolled(rollLine(kept), command);
  };
  const tell = (thrown: readonly number[], source: 'app' | 'table') => {
    const successes = thrown.filter((face) => face <= need).length;
    done({ dice: thrown.length, faces: thrown, successes, source });
  };
  return (
    <QuickFrame
      head={head}
      forms={forms}
      rolls={rolls}
      keep={keep}
      chance={chance}
      button={button ?? t('tide.quick.roll', { count: dice ?? 0 })}
      onRoll={dice === null ? null : () => tell(appDice(randomSeed(), 0, dice), 'app')}
      dice={{ mode: chosen, onMode: setMode, strip }}
      pad={
        mode !== 'app' &&
        dice !== null &&
        (mode === 'own' ? (
          <DicePad
            labels={{
              pad: t('tide.quick.facesPad'),
              face: (face) => t('strip.pad.face', { face }),
              slot: (index, face) => t('strip.pad.slotPlain', { number: index + 1, face }),
              takeBack: t('strip.pad.takeBack'),
            }}
            count={dice}
            faces={faces}
            succeeds={(face) => face <= need}
            onInput={(input) => {
              const next = applyDiceInput(faces, input, dice);
              if (next.length === dice) tell(next, 'table');
              else setFaces(next);
            }}
            testID="quick-pad"
          />
        ) : (
          <>
            <Heading level={3}>{t('tide.quick.count', { need })}</Heading>
            <CountPad
              label={t('tide.quick.count', { need })}
              labelFor={String}
              max={dice}
              value={undefined}
              onChoose={(successes) => done({ dice, faces: null, successes, source: 'count' })}
              testID="quick-count"
            />
          </>
        ))
      }
      last={
        last && {
          dice: (last.faces ?? []).map((face) => ({ face, success: face <= last.need })),
          said: rollLine(last),
        }
      }
      testID={testID}
    >
      {children}
    </QuickFrame>
  );
}
