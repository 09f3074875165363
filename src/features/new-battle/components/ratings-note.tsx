import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

/** Where the numbers of the ships come from, and where they can be changed. */
export function RatingsNote() {
  const t = useT();
  const router = useRouter();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.md }}>
      <Text as="text2" color="ink2" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 200 }}>
        {t('newBattle.over.ratings')}
      </Text>
      <Button
        kind="link"
        label={t('newBattle.over.editShips')}
        onPress={() => router.push('/ships')}
        testID="edit-ships"
      />
    </View>
  );
}
