import { useRouter } from 'expo-router';

import { whereRow } from '@/kit/words/where-words';
import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';

import type { AtSea } from '../use-at-sea';

/** The other battles in progress, each in one line. */
export function AlsoAtSea({ battles }: { battles: readonly AtSea[] }) {
  const t = useT();
  const router = useRouter();
  if (battles.length === 0) return null;
  return (
    <Section title={t('harbour.were.also')}>
      <Card padded={false}>
        {battles.map(({ battle: { id, name }, glance }) => (
          <ListRow
            key={id}
            title={name}
            subtitle={glance?.type === 'open' && glance.where ? whereRow(glance.where) : undefined}
            onPress={() => router.push(`/battle/${id}`)}
            testID={`at-sea-${id}`}
          />
        ))}
      </Card>
    </Section>
  );
}
