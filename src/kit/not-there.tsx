import { type Href, useRouter } from 'expo-router';

import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import type { IconName } from '@/ui/icon-paths';
import { Screen } from '@/ui/screen';

interface NotThereProps {
  icon?: IconName;
  title: string;
  text: string;
  /** Where the others are. */
  way: { readonly label: string; readonly to: Href; readonly testID: string };
  testID?: string;
}

/** An old link, or something that was deleted: a clear word and the way to the others. */
export function NotThere({ icon = 'anchor', title, text, way, testID = 'not-there' }: NotThereProps) {
  const router = useRouter();
  const action = <Button kind="primary" label={way.label} onPress={() => router.replace(way.to)} testID={way.testID} />;
  return (
    <Screen testID={testID}>
      <EmptyState isScreen icon={icon} title={title} text={text} action={action} />
    </Screen>
  );
}
