import { useState } from 'react';

import { newDraft, type Draft } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { beginBattle } from '@/game/fold';
import { stripOf } from '@/game/strip';
import { DiceStrip } from '@/kit/dice-strip/dice-strip';
import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import type { DiceMode } from '@/kit/dice-strip/strip-props';
import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { quickShip, type QuickState, shipById, togoQuick } from '@/rules/togo/index';
import { Stack } from '@/ui/layout';
import { Section } from '@/ui/section';

const BOOK = togoQuick as unknown as Book<QuickState>;
const WEAPONS = ['12in', '6in', '12p'] as const;

/** A broadside in the middle of its dice: entered, corrected, counted, rolled by the app, active, waiting, not needed. */
export function StripSpecimen() {
  const t = useT();
  const [mode, setMode] = useState<DiceMode>('own');
  const strip = specimenStrip();
  if (!strip) return null;
  return (
    <Section title={t('strip.specimen')}>
      <Stack gap="md">
        <DiceStrip
          strip={strip}
          words={{
            row: ({ row }) => ({ name: gunWords(WEAPONS[row ?? 0] ?? '') }),
            result: ({ purpose, successes }) =>
              purpose === 'start' && successes !== null ? t('strip.specimenResult') : undefined,
          }}
          testID="gallery-strip"
        />
        <DiceSwitch mode={mode} onMode={setMode} />
      </Stack>
    </Section>
  );
}

function specimenStrip() {
  const [mikasa, suvorov] = [shipById('mikasa'), shipById('knyaz-suvorov')];
  const begun = { type: 'v1.Begun', book: BOOK.id, bookVersion: BOOK.version, seed: 1, setup: {} } as const;
  const battle: Battle<QuickState> | null = beginBattle(BOOK, begun);
  if (!mikasa || !suvorov || !battle) return null;
  const ships = { firer: quickShip(mikasa), target: quickShip(suvorov) };
  const aim = { range: 3.75, bearing: 62, turned: 'none', night: null, burning: false };
  const strip = stripOf(BOOK, battle, {
    ...newDraft({ type: 'fireGuns', ...ships, ...aim } as unknown as Json),
    ...HALF,
  });
  return strip.ok ? strip.value : null;
}

const own = (...faces: number[]) => ({ dice: faces.map((face) => ({ face, source: 'table' as const })) });

const HALF: Pick<Draft, 'dice' | 'appDice'> = {
  appDice: 1,
  dice: {
    start: own(3),
    '0.hit': {
      dice: [...own(1, 5, 2).dice, { face: 6, source: 'table', was: [{ face: 2, source: 'table' }] }],
    },
    '0.size': { count: 1, source: 'count' },
    '0.pen': { dice: [{ face: 2, source: 'app' }] },
    '1.hit': own(2, 6, 4),
  },
};
