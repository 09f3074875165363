import { RuleLink } from '@/kit/rule-link';
import { BookContext } from '@/messages/book-context';
import { useT } from '@/messages/messages';
import { type BookId, type Reason, WENT } from '@/rules/bridge/index';
import type { BattleState } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { RadioRow } from '@/ui/radio-row';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import type { Correction, HomeEntry } from './home-form';
import { harmWords, isBoats, reasonWords } from './home-words';

interface Props extends HomeEntry {
  book: BookId;
  state: BattleState;
  name: string;
  /** Null: as the mapping has it. */
  onCorrect: (correction: Correction | null) => void;
  onClose: () => void;
}

/** One counter: why she comes home as she does, and every value of it to correct. */
export function HomeSheet({ book, state, counter, found, home, isCorrected, name, onCorrect, onClose }: Props) {
  const t = useT();
  const { harm, went, torpedoes, isLost } = home;
  const correct = (change: Correction) => onCorrect({ harm, went, torpedoes, ...change });
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      testID="home-sheet"
      foot={
        <>
          {isCorrected && (
            <Button label={t('bridge.home.undoOne')} onPress={() => onCorrect(null)} testID="home-uncorrect" />
          )}
          <Button kind="primary" label={t('common.done')} onPress={onClose} testID="home-sheet-done" />
        </>
      }
    >
      <Stack gap="sm">
        <Stepper
          label={t('bridge.home.hits')}
          decreaseLabel={t('bridge.home.less')}
          increaseLabel={t('bridge.home.more')}
          value={harm}
          // Nobody comes home with fewer than she went in with.
          min={found.before}
          max={counter.sinksAt}
          format={(value) => harmWords(book, counter, value)}
          onChange={(value) => correct({ harm: value })}
          testID="home-harm"
        />
        {book === 'tsushima' && counter.kind === 'merchant' && (
          <Text as="text2" color="ink2">
            {t('bridge.home.merchant')}
          </Text>
        )}
      </Stack>
      {book === 'tsushima' && isBoats(counter) && (
        <Card padded={false}>
          <ToggleRow
            title={t('bridge.home.torpedoes')}
            framed={false}
            on={torpedoes}
            onChange={(used) => correct({ torpedoes: used })}
            testID="home-torpedoes"
          />
        </Card>
      )}
      {book === 'tsushima' && !isLost && (
        <Section title={t('bridge.home.went.title')}>
          {found.choices.length > 0 && <Text as="text2">{t('bridge.home.wentText')}</Text>}
          <Stack role="radiogroup" aria-label={t('bridge.home.went.title')}>
            {WENT.map((each) => (
              <RadioRow
                key={each}
                words={t(`bridge.home.went.${each}`)}
                on={went === each}
                onPress={() => correct({ went: each })}
                testID={`went-${each}`}
              />
            ))}
          </Stack>
        </Section>
      )}
      <Section title={t('bridge.home.why')}>
        {found.reasons.length === 0 && <Text color="ink2">{t('bridge.home.noReason')}</Text>}
        {found.reasons.map((reason, place) => (
          <ReasonLine
            key={place}
            reason={reason}
            ship={counter.ships.length > 1 ? (state.ships[reason.ship ?? '']?.name ?? null) : null}
          />
        ))}
      </Section>
    </Sheet>
  );
}

/** What happened, by the rule of the book it happened in. */
function ReasonLine({ reason, ship }: { reason: Reason; ship: string | null }) {
  const { rule } = reason;
  return (
    <Row align="center" gap="sm">
      <Stack flex={1}>
        {ship !== null && <Text as="name">{ship}</Text>}
        <Text>{reasonWords(reason)}</Text>
      </Stack>
      {rule !== null && (
        <BookContext value={rule.book}>
          <RuleLink rule={rule.id} />
        </BookContext>
      )}
    </Row>
  );
}
