import { useRouter } from 'expo-router';

import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

interface NotThereProps {
  title: string;
  text: string;
  back: string;
}

/** An old link, or something that was deleted: a clear word and the way to the others. */
export function NotThere({ title, text, back }: NotThereProps) {
  const router = useRouter();
  return (
    <Screen testID="not-there">
      <EmptyState
        icon="anchor"
        title={title}
        text={text}
        action={<Button kind="primary" label={back} onPress={() => router.replace('/cards')} testID="to-cards" />}
      />
    </Screen>
  );
}
