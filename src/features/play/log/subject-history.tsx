import { View } from 'react-native';

import { ReadAgain } from '@/kit/read-again';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useRollCompanion } from '../companion';
import { useGame } from '../open-game';
import { useWholeStory } from './use-story';

interface SubjectHistoryProps {
  /** A ship or a unit, by its id. */
  subject: string;
  title: string;
  /** Said where nothing has happened to her yet. */
  empty: string;
  testID: string;
}

/** What she did and what was done to her, newest first: only what everybody knows. */
export function SubjectHistory(props: SubjectHistoryProps) {
  return (
    <View style={{ gap: space.xs }} testID={props.testID}>
      <SectionHeader title={props.title} />
      <ReadAgain>
        <Lines {...props} />
      </ReadAgain>
    </View>
  );
}

function Lines({ subject, empty }: SubjectHistoryProps) {
  const { eventSentence } = useRollCompanion();
  const { nameOf } = useGame();
  const story = useWholeStory();
  const lines = (story ?? []).flatMap((item) =>
    item.type !== 'action' || item.undone
      ? []
      : item.descriptions
          .filter(({ about }) => about.includes(subject))
          .flatMap((told, place) => {
            const line = eventSentence(told, nameOf);
            return line === null ? [] : [{ key: `${item.number}.${place}`, line }];
          }),
  );
  return (
    <>
      {story !== null && lines.length === 0 && <Text color="ink2">{empty}</Text>}
      {lines.map(({ key, line }) => (
        <Text key={key} as="text2">
          {line}
        </Text>
      ))}
    </>
  );
}
