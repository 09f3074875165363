import { useState } from 'react';

import { ChanceBars } from '@/kit/odds-charts/chance-bars';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { ATTRITIONS } from '@/rules/red-sun/index';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { Tag } from '@/ui/tag';

import { type TurnBodyProps, useGame } from '../game';
import { FleetSheet } from '../sea/fleet-sheet';
import { FleetRow } from '../sea/fleets-list';
import { ShipsHit } from './ships-hit';

/** Blockade dice, the ships they cost, and the fleets that are lost if they stay out (RSR-4, RSR-16). */
export function AttritionPanel({ owed, choice, onChoose, onSettle }: TurnBodyProps) {
  const t = useT();
  const { view } = useGame();
  const [opened, setOpened] = useState<string | null>(null);
  const { chances, toRoll, outAtSea } = view.blockade;
  const fleet = opened === null ? undefined : view.fleets[opened];
  const blockading = Object.values(view.fleets).filter(({ blockade, eliminated }) => blockade && !eliminated);
  if (view.attrition !== null) return <ShipsHit choice={choice} onChoose={onChoose} />;
  return (
    <>
      {blockading.length + outAtSea.length === 0 && (
        <EmptyState icon="anchor" title={t('red-sun.blockade.nobody')} text={t('red-sun.blockade.nobodyText')} />
      )}
      {blockading.length > 0 && (
        <Stack paddingX="edge" paddingTop="sm" gap="sm">
          <ChanceBars
            label={t('red-sun.blockade.chances', { season: t(`red-sun.season.${view.season}`) })}
            bars={ATTRITIONS.filter((each) => chances[each] > 0).map((each) => ({
              ...{ id: each, label: t(`red-sun.blockade.${each}`), p: chances[each] },
            }))}
            testID="blockade-odds"
          />
        </Stack>
      )}
      {blockading.length > 0 && (
        <RuleLine
          words={view.sinkingUsed ? t('red-sun.blockade.used') : t('red-sun.blockade.once')}
          rule={view.sinkingUsed ? 'AMB-4' : 'RSR-16'}
        />
      )}
      {blockading.map(({ id, name }) => {
        const obligation = owed.find(({ code, about }) => code === 'roll-blockade' && about === id);
        const isNext = toRoll[0] === id;
        return (
          <ListRow
            key={id}
            variant={isNext ? 'next' : 'card'}
            title={name}
            subtitle={obligation ? t('red-sun.blockade.toRoll') : t('red-sun.blockade.rolled')}
            said={isNext ? t('play.next') : undefined}
            trailing={
              obligation === undefined ? (
                <Icon name="check" />
              ) : isNext ? (
                <Tag text={t('play.next')} tone="now" />
              ) : undefined
            }
            onPress={obligation && (() => onSettle(obligation))}
            testID={`blockade-${id}`}
          />
        );
      })}
      {outAtSea.length > 0 && (
        <>
          <Stack paddingX="edge" paddingTop="sm">
            <SectionHeader title={t('red-sun.blockade.atSea')} />
          </Stack>
          <RuleLine words={t('red-sun.blockade.lost')} rule="RSR-4" alert />
          {outAtSea
            .flatMap((id) => view.fleets[id] ?? [])
            .map((each) => (
              <FleetRow key={each.id} fleet={each} onPress={() => setOpened(each.id)} />
            ))}
        </>
      )}
      {fleet && <FleetSheet fleet={fleet} onClose={() => setOpened(null)} />}
    </>
  );
}
