import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { Heading, Text } from '@/ui/text';
import { space } from '@/ui/tokens';
import { useGradual } from '@/ui/use-gradual';

import { useGame } from '../open-game';
import { owedCountWords, owedSentence } from '@/features/togo/words/owed-words';
import { PHASE_RULES } from '@/features/togo/words/phase-words';
import { OwedRow } from '@/features/togo/turn/owed-row';

interface Props {
  owed: readonly Obligation[];
  /** The same function on every render, or all rows are drawn again. */
  onPress: (obligation: Obligation) => void;
}

/** What the rules still want before the phase may end; a tap settles one, or opens what it needs. */
export function OwedList({ owed, onPress }: Props) {
  const t = useT();
  const router = useRouter();
  const { id, nameOf, view } = useGame();
  const shown = useGradual(owed.length, { first: 6, each: 2 });
  return (
    <View>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: space.md,
          paddingHorizontal: space.edge,
        }}
      >
        <View
          accessible
          role="heading"
          style={{ flexGrow: 1, flexShrink: 1, flexDirection: 'row', alignItems: 'baseline', gap: space.sm }}
        >
          {owed.length > 0 && <Text as="value">{owed.length}</Text>}
          <Heading as="label" style={{ flexShrink: 1 }}>
            {owed.length === 0 ? t('battle.owed.nothing') : owedCountWords(owed)}
          </Heading>
        </View>
        <View style={{ flexShrink: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: space.md }}>
          {view.phase === 'F' && owed.length > 0 && (
            <Button
              kind="link"
              label={t('bestTargets.title')}
              onPress={() => router.push(`/battle/${id}/best-targets`)}
              testID="to-heat"
            />
          )}
          <RuleLink rule={PHASE_RULES[view.phase]} />
        </View>
      </View>
      {owed.slice(0, shown).map((obligation, place) => (
        <OwedRow
          key={`${obligation.code} ${obligation.about}`}
          obligation={obligation}
          ship={view.ships[obligation.about]}
          sentence={owedSentence(obligation, nameOf)}
          next={place === 0}
          onPress={onPress}
        />
      ))}
    </View>
  );
}
