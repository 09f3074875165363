import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { skeleton, space } from '@/ui/tokens';

import { HarbourHeader } from './components/harbour-header';
import { ReadyCard } from './components/ready-card';
import { UpdateRow } from './components/update-row';

/** Home. Only ways that lead somewhere stand here. */
export function HarbourScreen() {
  const t = useT();
  const router = useRouter();
  return (
    <Screen flush wide testID="harbour">
      <HarbourHeader />
      <View style={styles.column}>
        <ReadyCard />
        <UpdateRow />
        <Card padded={false}>
          <ListRow
            leading={<Icon name="gear" size={28} />}
            title={t('harbour.settings.title')}
            subtitle={t('harbour.settings.subtitle')}
            onPress={() => router.push('/settings')}
            testID="to-settings"
          />
        </Card>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  column: {
    // The first card lies half over the chart, like a form on a chart table.
    marginTop: -96,
    gap: space.edge,
    width: '100%',
    maxWidth: skeleton.maxWidth,
    alignSelf: 'center',
    paddingHorizontal: space.edge,
    paddingBottom: space.lg,
  },
});
