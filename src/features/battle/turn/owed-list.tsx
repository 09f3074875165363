import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { ListRow } from '@/ui/list-row';
import { Marker } from '@/ui/marker';
import { Tag } from '@/ui/tag';
import { Heading } from '@/ui/text';
import { space } from '@/ui/tokens';

import { planStateOf } from '../plan-state';
import { useTable } from '../use-table';
import { owedSentence } from '../words/owed-words';
import { PHASE_RULES } from '../words/phase-words';

interface Props {
  owed: readonly Obligation[];
  onPress: (obligation: Obligation) => void;
}

/** What the rules still want before the phase may end; a tap settles one, or opens what it needs. */
export function OwedList({ owed, onPress }: Props) {
  const t = useT();
  const { nameOf, view } = useTable();
  return (
    <View>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingHorizontal: space.edge,
        }}
      >
        <Heading as="label">{t('battle.owed.title', { count: owed.length })}</Heading>
        <RuleLink rule={PHASE_RULES[view.phase]} />
      </View>
      {owed.map((obligation, place) => {
        const sentence = owedSentence(obligation, nameOf);
        return (
          <OwedRow
            key={`${obligation.code} ${obligation.about}`}
            obligation={obligation}
            sentence={sentence}
            next={place === 0}
            onPress={() => onPress(obligation)}
          />
        );
      })}
    </View>
  );
}

interface RowProps {
  obligation: Obligation;
  sentence: string;
  next: boolean;
  onPress: () => void;
}

function OwedRow({ obligation: { about }, sentence, next, onPress }: RowProps) {
  const t = useT();
  const ship = useTable().view.ships[about];
  const variant = next ? 'next' : 'card';
  const testID = `owed-${about}`;
  const mark = next ? <Tag text={t('battle.owed.next')} tone="now" /> : undefined;
  if (!ship) return <ListRow title={sentence} variant={variant} trailing={mark} onPress={onPress} testID={testID} />;
  const guns = ship.batteries
    .filter(({ dice }) => dice.side > 0)
    .slice(0, 3)
    .map(({ dice, weapon }) => t('battle.ship.gun', { dice: dice.side, gun: gunWords(weapon) }));
  return (
    <ListRow
      leading={
        <ShipPlan facts={{ ...ship.card, lengthM: ship.lengthM ?? null }} state={planStateOf(ship)} label={null} />
      }
      title={ship.name}
      subtitle={guns.length > 0 ? guns.join('  ') : sentence}
      label={sentence}
      variant={variant}
      trailing={
        <>
          {ship.due > 0 && (
            <Marker kind="pending" count={ship.due} label={t('battle.ship.pending', { count: ship.due })} />
          )}
          {mark}
        </>
      }
      onPress={onPress}
      testID={testID}
    />
  );
}
