import { useState } from 'react';

import { useBook } from '@/messages/book-context';
import { sentenceOf, useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

interface Props {
  /** As numbered in the SPEC.md of the book on screen: AMB-8. */
  rule: string;
  testID?: string;
}

/** A rule's number that opens its text: every number and every refusal explains itself. */
export function RuleLink({ rule, testID = `rule-${rule}` }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const text = sentenceOf(useBook(), 'rules', rule);
  if (text === null) return <Text color="ink2">{rule}</Text>;
  return (
    <>
      <Button
        kind="link"
        label={rule}
        spokenLabel={t('common.ruleSpoken', { rule })}
        onPress={() => setOpen(true)}
        testID={testID}
      />
      <Sheet
        open={open}
        title={t('common.ruleSpoken', { rule })}
        onClose={() => setOpen(false)}
        testID={`${testID}-sheet`}
      >
        <Text>{text}</Text>
      </Sheet>
    </>
  );
}
