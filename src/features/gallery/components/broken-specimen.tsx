import { useState } from 'react';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

/** Shows what a player sees when a screen breaks, without having to break one. */
export function BrokenSpecimen() {
  const t = useT();
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error(t('gallery.broken.thrown'));
  return (
    <Section title={t('gallery.sections.broken')}>
      <Text>{t('gallery.broken.text')}</Text>
      <Button kind="danger" label={t('gallery.broken.throw')} onPress={() => setBroken(true)} testID="gallery-throw" />
    </Section>
  );
}
