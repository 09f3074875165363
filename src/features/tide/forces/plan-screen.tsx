import { useDeferredValue, useState } from 'react';
import { FlatList } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { useShipPlans } from '@/features/play/use-ship-plans';
import type { NamedPlan } from '@/kit/ship-plan/plan-facts';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { type Plan, type ShipView, sideOf } from '@/rules/tide/index';
import { Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { useTheme } from '@/ui/theme';

import { useAct, useGame } from '../game';
import { CLASS_PLANS } from './class-plan';
import { NoShip } from './no-ship';

/** The plan that is drawn for a counter: of a ship of the library, or the usual one of her class. */
export function PlanScreen({ param }: { param: string }) {
  const t = useT();
  const act = useAct();
  const { isLargeText } = useTheme();
  const { id, view } = useGame();
  const back = useBack(gameAddress(id, `ship/${param}`));
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const ship = view.ships[param];
  const plans = usePlans(ship);
  if (!ship) return <NoShip testID="plan" />;
  const link = async (plan: Plan | null) => {
    if (await act({ type: 'linkPlan', ship: param, plan })) back();
  };
  const row = (title: string, facts: NamedPlan['facts'], plan: Plan | null, testID: string) => (
    <ListRow
      leading={isLargeText ? undefined : <ShipPlan facts={facts} label={null} />}
      title={title}
      onPress={() => void link(plan)}
      testID={testID}
    />
  );
  return (
    <Screen title={t('tide.forces.plan.title')} subtitle={ship.name} back={back} scroll={false} flush testID="plan">
      <Stack paddingX="edge" paddingY="sm">
        <TextField
          label={t('tide.forces.plan.search')}
          value={search}
          onChange={setSearch}
          kind="search"
          testID="plan-search"
        />
      </Stack>
      <FlatList
        data={plans.filter(({ name }) => name.toLowerCase().includes(wanted))}
        keyExtractor={({ id: key }) => key}
        keyboardShouldPersistTaps="handled"
        initialNumToRender={10}
        ListHeaderComponent={row(
          t('tide.forces.plan.usual', { class: t(`tide.forces.class.${ship.class}`) }),
          CLASS_PLANS[ship.class],
          null,
          'link-usual',
        )}
        ListEmptyComponent={
          <Stack padding="edge">
            <Text color="ink2">{t('tide.forces.plan.none')}</Text>
          </Stack>
        }
        renderItem={({ item: { id: key, name, facts } }) =>
          row(name, facts, { name, ...facts, lengthM: facts.lengthM ?? null } as Plan, `link-${key}`)
        }
      />
    </Screen>
  );
}

/** The ships of her side, her namesake first. */
function usePlans(ship: ShipView | undefined): readonly NamedPlan[] {
  const plans = useShipPlans();
  if (!ship) return [];
  const own = plans.filter(({ side }) => side === sideOf(ship.fleet));
  const isNamesake = ({ name }: NamedPlan) => name.toLowerCase() === ship.name.toLowerCase();
  return [...own.filter(isNamesake), ...own.filter((plan) => !isNamesake(plan))];
}
