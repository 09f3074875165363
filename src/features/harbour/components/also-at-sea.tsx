import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';

import { whereWordsOf } from '../../play/companions';
import type { AtSea } from '../use-at-sea';

/** The other battles in progress, each in one line. */
export function AlsoAtSea({ battles }: { battles: readonly AtSea[] }) {
  const t = useT();
  const router = useRouter();
  if (battles.length === 0) return null;
  return (
    <Section title={t('harbour.were.also')}>
      <Card padded={false}>
        {battles.map(({ battle: { id, name, book }, preview }) => (
          <ListRow
            key={id}
            title={name}
            subtitle={
              (preview?.type === 'open' && preview.where && whereWordsOf(book, preview.where)?.row) || undefined
            }
            onPress={() => router.push(`/battle/${id}`)}
            testID={`at-sea-${id}`}
          />
        ))}
      </Card>
    </Section>
  );
}
