import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { type Scenario, SCENARIOS, type Side } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import type { ForceChoice } from '../plan';
import { useShelf } from '../use-plan';

interface ForceSheetProps {
  side: Side;
  onChoose: (choice: ForceChoice) => void;
  onClose: () => void;
}

/** A fleet of the owner's for this side, or the side of any scenario. */
export function ForceSheet({ side, onChoose, onClose }: ForceSheetProps) {
  const t = useT();
  const router = useRouter();
  const { fleets, scenarios } = useShelf();
  const unread = useLibrary((library) => library.unread);
  const own = [...fleets.values()].filter((fleet) => fleet.side === side);
  const broken = unread.filter(({ kind }) => kind === 'fleet');
  const all = [...scenarios.values(), ...SCENARIOS.filter(({ id }) => !scenarios.has(id))];
  const count = (bases: number) => t('newBattle.force.bases', { count: bases });
  return (
    <Sheet
      open
      onClose={onClose}
      title={side === 'ijn' ? t('newBattle.force.chooseIjn') : t('newBattle.force.chooseIrn')}
      testID="force-sheet"
    >
      <Section title={t('newBattle.force.fleets')}>
        {own.length === 0 && <Text color="ink2">{t('newBattle.force.noFleets')}</Text>}
        {own.length + broken.length > 0 && (
          <Card padded={false}>
            {own.map(({ id, name, formations }) => (
              <ListRow
                key={id}
                title={name}
                subtitle={count(formations.reduce((sum, { ships }) => sum + ships.length, 0))}
                onPress={() => onChoose({ type: 'fleet', id })}
                testID={`fleet-${id}`}
              />
            ))}
            {broken.map(({ id, name }) => (
              <ListRow
                key={id}
                variant="plain"
                leading={<Icon name="warning" size={24} color="danger" />}
                title={name ?? id}
                subtitle={t('newBattle.force.unread')}
                testID={`unread-${id}`}
              />
            ))}
          </Card>
        )}
        <Button
          label={t('common.toFleets')}
          onPress={() => {
            onClose();
            router.push('/fleets');
          }}
          testID="to-fleets"
        />
      </Section>
      <Section title={t('newBattle.force.scenarios')}>
        <Card padded={false}>
          {all.map((scenario) => (
            <ListRow
              key={scenario.id}
              title={scenario.name}
              subtitle={count(basesOf(scenario, side))}
              onPress={() => onChoose({ type: 'side', scenario: scenario.id })}
              testID={`side-${scenario.id}`}
            />
          ))}
        </Card>
      </Section>
    </Sheet>
  );
}

const basesOf = ({ sides, convoy }: Scenario, side: Side): number =>
  sides[side].formations.reduce((sum, { ships }) => sum + ships.length, 0) +
  (convoy?.side === side ? convoy.groups.length : 0);
