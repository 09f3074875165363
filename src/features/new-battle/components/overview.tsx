import { View } from 'react-native';

import { deckWords } from '@/messages/house-card-words';
import { useT } from '@/messages/messages';
import { decksOf, type Scenario, type Side, SIDES } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Heading, Text } from '@/ui/text';

import type { Drawn, Plan, Shelf } from '../plan';
import type { Step } from '../steps';
import type { Planning } from '../use-plan';
import { ForceRows } from './force-rows';
import { FormationBlock } from './formation-block';
import { LightChoice } from './light-choice';
import { RatingsNote } from './ratings-note';

interface OverviewProps {
  planning: Planning;
  drawn: Drawn;
  onStep: (step: Step) => void;
}

/** The whole battle on one page, as it would start now; each line leads to where it can be changed. */
export function Overview({ planning, drawn, onStep }: OverviewProps) {
  const t = useT();
  const { plan, change, choose } = planning;
  const { scenario, forces, light, dayRange, dummies } = drawn;
  const ijn = deckSize('ijn', plan, planning.shelf);
  const irn = deckSize('irn', plan, planning.shelf);
  const decksLine = ijn + irn === 0 ? t('newBattle.over.none') : t('newBattle.over.twoNumbers', { ijn, irn });
  const changed = Object.keys(plan.houseRules).length;
  return (
    <Stack gap="edge">
      <Row wrap align="center" gap="md">
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 200 }}>
          <Heading>{scenario ? scenario.name : t('newBattle.pick.free')}</Heading>
          <Text as="text2" color="ink2">
            {scenario ? <When scenario={scenario} /> : t('newBattle.over.free')}
          </Text>
        </View>
        <Button label={t('newBattle.over.change')} onPress={() => choose(null)} testID="change-scenario" />
      </Row>
      <LightChoice light={light} dayRange={dayRange} onChange={(chosen) => change({ light: chosen })} />
      {!scenario && <ForceRows planning={planning} />}
      {(forces.ijn || forces.irn) && (
        <Card padded={false} testID="forces-overview">
          {SIDES.flatMap((side) =>
            (forces[side]?.formations ?? []).map((formation) => (
              <FormationBlock
                key={`${side} ${formation.key}`}
                side={side}
                formation={formation}
                leftOut={plan.without[side].includes(formation.key)}
              />
            )),
          )}
        </Card>
      )}
      <Card padded={false}>
        <ListRow
          title={t('newBattle.houseRules')}
          value={changed === 0 ? t('newBattle.over.asBook') : t('newBattle.over.changed', { count: changed })}
          onPress={() => onStep('rules')}
          testID="to-rules"
        />
        <ListRow
          title={t('common.dummies')}
          value={
            dummies.ijn + dummies.irn === 0 ? t('newBattle.over.none') : t('newBattle.over.twoNumbers', { ...dummies })
          }
          onPress={() => onStep('cards')}
          testID="to-dummies"
        />
        <ListRow title={t('rooms.cards')} value={decksLine} onPress={() => onStep('cards')} testID="to-decks" />
      </Card>
      <RatingsNote />
    </Stack>
  );
}

function deckSize(side: Side, { decks }: Plan, shelf: Shelf): number {
  const deck = decksOf(side, shelf, deckWords()).find(({ id }) => id === decks[side]);
  return deck === undefined ? 0 : deck.events.length + deck.dummies;
}

function When({ scenario: { dateText: date, turnLimit: count, size } }: { scenario: Scenario }) {
  const t = useT();
  const { minutes } = size;
  return minutes >= 60 && minutes % 30 === 0
    ? t('newBattle.over.hours', { date, count, hours: minutes / 60 })
    : t('newBattle.over.line', { date, count, minutes });
}
