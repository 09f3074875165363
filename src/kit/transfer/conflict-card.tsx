import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { LiveRegion } from '@/ui/live-region';
import { SegmentedChoice, type SegmentOption } from '@/ui/segmented-choice';
import { Heading, Text } from '@/ui/text';

import type { Choice, TransferItem } from './import-facts';
import { conflictOf, factsOf, gameOf, nameOf } from './item-words';

interface ConflictCardProps {
  item: TransferItem;
  choice: Choice;
  onChange: (choice: Choice) => void;
  testID: string;
}

/** The same thing, here and in the file, and the three ways out. */
export function ConflictCard({ item, choice, onChange, testID }: ConflictCardProps) {
  const t = useT();
  const name = nameOf(item);
  const keepBoth: SegmentOption<Choice>[] =
    item.type === 'battle' || item.canKeepBoth ? [{ value: 'both', label: t('transfer.choice.both') }] : [];
  const replaceHint =
    item.type === 'battle' ? t(`transfer.${gameOf(item)}.replaceHint`) : t('transfer.document.replaceHint');
  return (
    <Card testID={testID}>
      <Heading as="name" level={3}>
        {name}
      </Heading>
      {item.type === 'battle' && (
        <Text as="text2" color="ink2">
          {factsOf(item)}
        </Text>
      )}
      <Text>{conflictOf(item)}</Text>
      <SegmentedChoice
        label={t('transfer.choice.label', { name })}
        value={choice}
        onChange={onChange}
        options={[
          ...keepBoth,
          { value: 'replace', label: t('transfer.choice.replace') },
          { value: 'skip', label: t('transfer.choice.skip') },
        ]}
        testID={`${testID}-choice`}
      />
      <LiveRegion style={choice !== 'replace' && { position: 'absolute' }}>
        {choice === 'replace' && <Text as="text2">{replaceHint}</Text>}
      </LiveRegion>
    </Card>
  );
}
