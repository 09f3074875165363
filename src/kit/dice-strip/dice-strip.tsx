import { View } from 'react-native';

import { Heading, Text } from '@/ui/text';
import { space } from '@/ui/tokens';
import { useGradual } from '@/ui/use-gradual';

import { StripForm } from './strip-form';
import { StripLead } from './strip-lead';
import type { DiceStripProps } from './strip-props';
import { subjectWords } from './strip-words';
import { TallyLine } from './tally-line';

interface Props extends DiceStripProps {
  /** Where a group or row begins, for a list that must follow the active one. */
  onGroupAt?: (subject: string | null, y: number) => void;
  onRowAt?: (subject: string | null, row: number, y: number) => void;
}

/** A procedure as the printed form: the dice thrown once above, a row for each battery or hit below. */
export function DiceStrip({ strip, words = {}, opened = null, onOpen, onGroupAt, onRowAt, testID }: Props) {
  const shown = useGradual(strip.groups.length, { first: 6, each: 1 });
  return (
    <View testID={testID} style={{ gap: space.md }}>
      {strip.groups.slice(0, shown).map((group) => {
        const name = subjectWords(group.subject, words);
        return (
          <View
            key={group.subject}
            style={{ gap: space.sm }}
            onLayout={({ nativeEvent }) => onGroupAt?.(group.subject, nativeEvent.layout.y)}
          >
            {name !== undefined && strip.groups.length > 1 && (
              <SubjectHead name={name} detail={words.subjectDetail?.(group.subject ?? '')} />
            )}
            {group.lead.map((step) => (
              <StripLead key={step.key} step={step} words={words} opened={step.key === opened} onOpen={onOpen} />
            ))}
            {group.rows.length > 0 && (
              <StripForm
                group={group}
                words={words}
                opened={opened}
                onOpen={onOpen}
                onRowAt={(row, y) => onRowAt?.(group.subject, row, y)}
              />
            )}
          </View>
        );
      })}
      <TallyLine tally={strip.tally} />
    </View>
  );
}

/** Who rolls, and at whom. */
export const SubjectHead = ({ name, detail }: { name: string; detail?: string }) => (
  <View>
    <Heading as="name">{name}</Heading>
    {detail !== undefined && (
      <Text as="text2" color="ink2">
        {detail}
      </Text>
    )}
  </View>
);
