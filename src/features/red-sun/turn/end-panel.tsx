import { useState } from 'react';

import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { allUnits, type CampaignView, type Fleet, isEliminated, type Season, SEASONS } from '@/rules/red-sun/index';
import { Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';

import { type TurnBodyProps, useAct, useGame } from '../game';
import { fleetsAfloat } from '../sea/fleets-afloat';
import { Checklist } from './checklist';
import { PickManySheet } from './pick-many-sheet';

/** Below their cap: whom the owner's book calls eligible, the players know. */
const mayRise = (view: CampaignView): readonly Fleet[] =>
  fleetsAfloat(view).filter(
    ({ isMerchant, morale, moraleCap }) => !isMerchant && (moraleCap === null || morale < moraleCap),
  );

/** The season of the next turn: as chosen, else as the turns say. */
export const seasonChosen = (view: CampaignView, choice: string | null): Season =>
  SEASONS.find((season) => season === choice) ?? view.nextSeason;

/** Trenches, counters, morale, and the season that follows (RSR-9). */
export function EndPanel({ choice, onChoose }: Pick<TurnBodyProps, 'choice' | 'onChoose'>) {
  const t = useT();
  const act = useAct();
  const { view, nameOf } = useGame();
  const [sheet, setSheet] = useState<'trenches' | 'morale' | null>(null);
  const units = allUnits(view).filter((unit) => !isEliminated(unit) && !unit.entrenched);
  const fleets = mayRise(view);
  const close = () => setSheet(null);
  return (
    <>
      <RuleLine words={t('red-sun.end.rule')} rule="RSR-9" />
      <Checklist
        instead={{
          ...(units.length > 0 && { trenches: () => setSheet('trenches') }),
          ...(fleets.length > 0 && { morale: () => setSheet('morale') }),
        }}
      />
      <Stack padding="edge">
        <Section title={t('red-sun.end.season')}>
          <SegmentedChoice
            label={t('red-sun.end.season')}
            value={seasonChosen(view, choice)}
            onChange={onChoose}
            options={SEASONS.map((value) => ({ value, label: t(`red-sun.seasonName.${value}`) }))}
            testID="season"
          />
        </Section>
      </Stack>
      {sheet === 'trenches' && (
        <PickManySheet
          title={t('red-sun.end.trenches')}
          options={units.map(({ id, name, hq }) => ({ id, label: name, hint: hq === null ? undefined : nameOf(hq) }))}
          none={t('red-sun.end.noTrenches')}
          some={(count) => t('red-sun.end.place', { count })}
          onPick={(ids) =>
            void act(
              ids.length === 0 ? { type: 'tick', row: 'trenches', done: true } : { type: 'placeTrenches', units: ids },
            )
          }
          onClose={close}
        />
      )}
      {sheet === 'morale' && (
        <PickManySheet
          title={t('red-sun.end.morale')}
          options={fleets.map(({ id, name, morale }) => ({ id, label: name, hint: t('red-sun.end.from', { morale }) }))}
          none={t('red-sun.end.noMorale')}
          some={(count) => t('red-sun.end.raise', { count })}
          onPick={(ids) =>
            void act(
              ids.length === 0 ? { type: 'tick', row: 'morale', done: true } : { type: 'raiseMorale', fleets: ids },
            )
          }
          onClose={close}
        />
      )}
    </>
  );
}
