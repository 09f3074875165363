import { useDeferredValue, useState } from 'react';
import { FlatList } from 'react-native';

import { useT, sentenceOf } from '@/messages/messages';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Heading, Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { useTheme } from '@/ui/theme';

import type { OnShelf } from './use-shelf';

/** Every rule of the book by its number, and those that have the words somebody is looking for. */
export function RulesScreen({ book, onBack }: { book: OnShelf; onBack: () => void }) {
  const t = useT();
  const { fontSize } = useTheme();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const rules = book.rules.map((rule) => ({ rule, text: sentenceOf(book.id, 'rules', rule) ?? '' }));
  const found = rules.filter(({ rule, text }) => `${rule} ${text}`.toLowerCase().includes(wanted));
  return (
    <Screen title={t('shelf.rules')} subtitle={book.name} back={onBack} scroll={false} flush testID="rules">
      <Stack paddingX="edge" paddingY="sm">
        <TextField
          label={t('shelf.searchRules')}
          value={search}
          onChange={setSearch}
          kind="search"
          testID="rules-search"
        />
      </Stack>
      <FlatList
        data={found}
        keyExtractor={({ rule }) => rule}
        keyboardShouldPersistTaps="handled"
        // A keyboard scrolls it though nothing in it takes the focus.
        tabIndex={0}
        initialNumToRender={12}
        ListEmptyComponent={
          <Stack padding="edge">
            <Text color="ink2">{t('shelf.noRule')}</Text>
          </Stack>
        }
        renderItem={({ item: { rule, text } }) => (
          <Row ruled gap="md" paddingX="edge" paddingY="sm" testID={`rule-row-${rule}`}>
            <Heading as="control" style={{ width: fontSize('control') * 3.8 }}>
              {rule}
            </Heading>
            <Text style={{ flex: 1 }}>{text}</Text>
          </Row>
        )}
      />
    </Screen>
  );
}
