import { RuleLink } from '@/kit/rule-link';
import { BookContext } from '@/messages/book-context';
import { useT } from '@/messages/messages';
import type { Refused } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { Stack } from '@/ui/layout';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

interface Props {
  book: string;
  refusal: Refused;
  sentence: string;
  onAllow: () => void;
  onClose: () => void;
}

/** What the campaign's rules say against it; the players may allow it all the same, unless there is nothing to allow. */
export function RefusedSheet({ book, refusal: { rule }, sentence, onAllow, onClose }: Props) {
  const t = useT();
  return (
    <BookContext value={book}>
      <Sheet
        open
        onClose={onClose}
        title={t('play.refused.title')}
        testID="refused"
        foot={
          <>
            {rule !== null && <Button label={t('play.refused.allowAnyway')} onPress={onAllow} testID="refused-allow" />}
            <Button kind="primary" label={t('play.refused.leave')} onPress={onClose} testID="refused-leave" />
          </>
        }
      >
        <Stack gap="xs" align="flex-start">
          <Text>{sentence}</Text>
          {rule !== null && <RuleLink rule={rule} />}
        </Stack>
      </Sheet>
    </BookContext>
  );
}
