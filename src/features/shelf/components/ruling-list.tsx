import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { changeSettings, useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { Row } from '@/ui/layout';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';

import type { Ruling, Rulings } from '../../play/shelf-book';
import type { OnShelf } from '../use-shelf';

/** A stored ruling that the book no longer knows is its default again. */
export const rulingsOf = ({ rulings }: Pick<OnShelf, 'rulings'>, stored: Rulings = {}): Rulings =>
  Object.fromEntries(
    rulings.map(({ id, options }) => {
      const chosen = options.find(({ value }) => value === stored[id]) ?? options[0];
      return [id, chosen?.value ?? ''];
    }),
  );

export const useRulings = (book: OnShelf): Rulings =>
  rulingsOf(
    book,
    useSettings(({ rulings }) => rulings[book.id]),
  );

/** Where the book leaves a rule open: how it is played in campaigns begun from now on. */
export function RulingList({ book }: { book: OnShelf }) {
  const t = useT();
  const toasts = useToast();
  const chosen = useRulings(book);
  const choose = (ruling: Ruling, value: string) =>
    void changeSettings(({ rulings }) => ({
      rulings: { ...rulings, [book.id]: { ...rulings[book.id], [ruling.id]: value } },
    })).catch(() => toasts.show({ message: t('common.saveFailed') }));
  return (
    <Section title={t('shelf.rulings')}>
      <Text as="text2" color="ink2">
        {t('shelf.rulingsText')}
      </Text>
      {book.rulings.map((ruling) => (
        <Card key={ruling.id} testID={`ruling-${ruling.id}`}>
          <Row align="center" justify="space-between" gap="md">
            <Text as="name" style={{ flex: 1 }}>
              {ruling.question}
            </Text>
            <RuleLink rule={ruling.rule} />
          </Row>
          <SegmentedChoice
            label={ruling.question}
            options={ruling.options}
            value={chosen[ruling.id] ?? ''}
            onChange={(value) => choose(ruling, value)}
            testID={`ruling-${ruling.id}-choice`}
          />
        </Card>
      ))}
    </Section>
  );
}
