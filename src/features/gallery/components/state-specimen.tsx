import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Progress } from '@/ui/progress';
import { Section } from '@/ui/section';

import { nothing } from './nothing';

export function StateSpecimen() {
  const t = useT();
  return (
    <Section title={t('gallery.sections.states')}>
      <Card padded={false}>
        <EmptyState
          icon="ship"
          title={t('gallery.states.emptyTitle')}
          text={t('gallery.states.emptyText')}
          action={<Button icon="plus" label={t('gallery.states.emptyAction')} onPress={nothing} />}
        />
      </Card>
      <ErrorState
        title={t('gallery.states.errorTitle')}
        text={t('gallery.states.errorText')}
        details={t('gallery.states.errorDetails')}
        actions={<Button icon="refresh" label={t('gallery.states.errorAction')} onPress={nothing} />}
      />
      <Progress
        label={t('gallery.states.importing')}
        value={7 / 12}
        valueText={t('gallery.states.imported', { done: 7, all: 12 })}
      />
      <Progress label={t('gallery.states.searching')} />
    </Section>
  );
}
