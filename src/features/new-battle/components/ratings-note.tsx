import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';

/** Where the numbers of the ships come from, and where they can be changed. */
export function RatingsNote() {
  const t = useT();
  const router = useRouter();
  return (
    <Row wrap align="center" columnGap="md">
      <Text as="text2" color="ink2" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 200 }}>
        {t('newBattle.over.ratings')}
      </Text>
      <Button
        kind="link"
        label={t('newBattle.over.editShips')}
        onPress={() => router.push('/ships')}
        testID="edit-ships"
      />
    </Row>
  );
}
