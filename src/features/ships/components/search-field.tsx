import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';

interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** Finds while typing; the cross empties it. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useT();
  return (
    <View>
      <TextField
        label={t('ships.search.label')}
        showLabel={false}
        placeholder={t('ships.search.placeholder')}
        value={value}
        onChange={onChange}
        kind="search"
        testID="search"
      />
      {value !== '' && (
        <View style={{ position: 'absolute', right: 0, top: 0, bottom: 0, justifyContent: 'center' }}>
          <IconButton icon="close" label={t('ships.search.clear')} onPress={() => onChange('')} testID="search-clear" />
        </View>
      )}
    </View>
  );
}
