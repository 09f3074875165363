import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { ListRow } from '@/ui/list-row';
import { Tag } from '@/ui/tag';
import { CountedHeading } from '@/ui/text';
import { space, touch } from '@/ui/tokens';
import { useGradual } from '@/ui/use-gradual';

import { type OwedRowProps, useCompanion } from '../companion';
import { useGame } from '../open-game';

interface Props {
  owed: readonly Obligation[];
  /** The same function on every render, or all rows are drawn again. */
  onPress: (obligation: Obligation) => void;
}

/** What the rules still want before the phase may end; a tap settles one, or opens what it needs. */
export function OwedList({ owed, onPress }: Props) {
  const { owedSentence, turn } = useCompanion();
  const { nameOf, view } = useGame();
  const { OwedRow = PlainRow } = turn;
  const shown = useGradual(owed.length, { first: 6, each: 2 });
  return (
    <View>
      <OwedHead owed={owed} />
      {owed.slice(0, shown).map((obligation, place) => (
        <OwedRow
          key={`${obligation.code} ${obligation.about}`}
          obligation={obligation}
          subject={turn.owedSubject?.(view, obligation)}
          sentence={owedSentence(obligation, nameOf)}
          next={place === 0}
          onPress={onPress}
        />
      ))}
    </View>
  );
}

/** How much of what is still to do, and the short ways beside it. */
export function OwedHead({ owed }: Pick<Props, 'owed'>) {
  const t = useT();
  const { owedCount, turn } = useCompanion();
  const { OwedAside } = turn;
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: space.md,
        // The same whether anything can be tapped in it or not.
        minHeight: touch.min,
        paddingHorizontal: space.edge,
      }}
    >
      <CountedHeading
        count={owed.length > 0 ? owed.length : null}
        words={owed.length === 0 ? t('play.nothingOwed') : owedCount(owed)}
        style={{ flexGrow: 1, flexShrink: 1 }}
      />
      <View style={{ flexShrink: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: space.md }}>
        {OwedAside && <OwedAside owed={owed} />}
      </View>
    </View>
  );
}

/** A sentence that can be tapped: enough for what needs no picture. */
function PlainRow({ obligation, sentence, next, onPress }: OwedRowProps) {
  const t = useT();
  return (
    <ListRow
      variant={next ? 'next' : 'card'}
      title={sentence}
      onPress={() => onPress(obligation)}
      said={next ? t('play.next') : undefined}
      trailing={next ? <Tag text={t('play.next')} tone="now" /> : undefined}
      testID={`owed-${obligation.about}`}
    />
  );
}
