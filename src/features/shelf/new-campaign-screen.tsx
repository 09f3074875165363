import { useState } from 'react';

import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { TextField } from '@/ui/text-field';

import { RulingList, useRulings } from './components/ruling-list';
import type { OnShelf } from './use-shelf';
import { useStart } from './use-start';

/** Everything has a default: a campaign starts with one tap. */
export function NewCampaignScreen({ book, onBack }: { book: OnShelf; onBack: () => void }) {
  const t = useT();
  const { newCampaign } = book;
  const [name, setName] = useState('');
  const [choices, setChoices] = useState<Json>(newCampaign.choices?.first ?? null);
  const rulings = useRulings(book);
  const { usualName } = newCampaign;
  const usual = typeof usualName === 'string' ? usualName : usualName(choices);
  const { start, starting } = useStart(book.id);
  const begin = () => start({ name: name.trim() || usual, setup: newCampaign.setup(rulings, choices) });
  const Fields = newCampaign.choices?.Fields;
  return (
    <Screen
      title={t('shelf.newCampaign')}
      subtitle={book.name}
      back={onBack}
      actionBar={{
        main: (
          <Button
            kind="primary"
            label={starting ? t('shelf.start.starting') : t('shelf.start.start')}
            disabled={starting}
            onPress={begin}
            testID="start-campaign"
          />
        ),
      }}
      testID="new-campaign"
    >
      <TextField
        label={t('common.campaignName')}
        value={name}
        onChange={setName}
        placeholder={usual}
        kind="name"
        maxLength={LONGEST_NAME}
        testID="campaign-name"
      />
      {Fields && <Fields choices={choices} onChange={setChoices} />}
      {book.rulings.length > 0 && <RulingList book={book} />}
    </Screen>
  );
}
